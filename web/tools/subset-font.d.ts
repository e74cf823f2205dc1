declare module 'subset-font' {
  /** Cut a font to the glyphs of a text, to some features and to parts of its axes (HarfBuzz). */
  export default function subset(
    font: Buffer,
    text: string,
    how: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      noHinting: boolean;
      variationAxes: Readonly<Partial<Record<string, number | { min: number; max: number }>>>;
    },
  ): Promise<Buffer>;
}
