// Minutes after midnight, as a field for the time of day writes them.
export const written = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** null: it is no time of day (yet). */
export function minutesOf(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
