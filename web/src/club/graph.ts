// A rating over time as paths: match after match from left to right, with the band in which it is sure.
export interface Sample {
  at: number;
  value: number;
  error: number;
}
export interface Graph {
  line: string;
  band: string;
  lines: { value: number; y: number }[]; // at every hundred or two
}

const ROOM = 8; // above and below

/** Draw samples into a box; one alone is a level line. */
export function graphOf(samples: Sample[], width: number, height: number): Graph {
  if (samples.length === 0) return { line: '', band: '', lines: [] };
  const low = Math.min(...samples.map(({ value, error }) => value - error / 2));
  const high = Math.max(...samples.map(({ value, error }) => value + error / 2));
  const y = (value: number): number => height - ROOM - ((value - low) / Math.max(1, high - low)) * (height - 2 * ROOM);
  const shown = samples.length === 1 ? [samples[0] as Sample, samples[0] as Sample] : samples;
  const x = (index: number): number => (index / (shown.length - 1)) * width;
  const points = (edge: (sample: Sample) => number): string[] => shown.map((sample, index) => `${round(x(index))} ${round(y(edge(sample)))}`);
  const step = high - low > 500 ? 200 : 100;
  const marks = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) marks.push({ value, y: round(y(value)) });
  const [above, below] = [points(({ value, error }) => value + error / 2), points(({ value, error }) => value - error / 2).reverse()];
  return { line: `M${points(({ value }) => value).join('L')}`, band: `M${[...above, ...below].join('L')}Z`, lines: marks };
}

const round = (value: number): number => Math.round(value * 10) / 10;
