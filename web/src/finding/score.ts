// How a series stands, as people write it: 1 : 0, 1½ : ½.
const FRACTIONS: Record<string, string> = { '0.5': '½', '0.33': '⅓', '0.67': '⅔', '0.25': '¼', '0.75': '¾' };

function part(won: number): string {
  const whole = Math.floor(won + 0.001);
  const rest = FRACTIONS[String(Math.round((won - whole) * 100) / 100)] ?? '';
  return rest && whole === 0 ? rest : `${whole}${rest}`;
}

export const scoreOf = (score: number[]): string => score.map(part).join(' : ');
