// Shapes a hand would cut: closed, soft, never quite regular, and the same every time for the same seed.

/** A small generator for decoration only. */
export function wobbler(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A smooth closed curve through points. */
export function smooth(points: [number, number][], tension = 0.5): string {
  const at = (index: number): [number, number] => points[(index + points.length) % points.length] as [number, number];
  const round = (value: number): number => Math.round(value * 10) / 10;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 3;
    const first = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull].map(round);
    const second = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull].map(round);
    path += `C${first.join(' ')} ${second.join(' ')} ${round(to[0])} ${round(to[1])}`;
  }
  return `${path}Z`;
}

/** A blob around (x, y): `square` 2 is an ellipse, 4 and more nearly a rectangle; `wobble` is the part of the radius it may err. */
export function blob(x: number, y: number, width: number, height: number, seed = 1, wobble = 0.05, square = 2, corners = 32): string {
  const random = wobbler(seed);
  const waves = [2, 3, 5, 7].map((times) => ({ times, shift: random() * 2 * Math.PI, part: random() / times }));
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = (index / corners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const err = waves.reduce((sum, { times, shift, part }) => sum + part * Math.sin(times * angle + shift), 0);
    const reach = (Math.abs(cos) ** square + Math.abs(sin) ** square) ** (-1 / square) * (1 + wobble * err - wobble / 2);
    return [x + (width / 2) * cos * reach, y + (height / 2) * sin * reach];
  });
  return smooth(points, 1);
}

/** A wave that fills everything below it, from x = 0 to `width`. */
export function swell(width: number, y: number, depth: number, waves: number, rise: number, seed = 1): string {
  const random = wobbler(seed);
  const step = width / waves;
  let path = `M0 ${y}`;
  for (let wave = 0; wave < waves; wave++) {
    const up = rise * (0.7 + 0.6 * random());
    path += `c${step * 0.25} ${-up} ${step * 0.3} ${-up} ${step * 0.5} 0s${step * 0.3} ${up} ${step * 0.5} 0`;
  }
  return `${path}V${y + depth}H0Z`;
}
