/** 0 before `from`, 1 from `to` on, evenly between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0 at the edges of `from` to `to`, rising and falling over `edge`, 1 in between. */
export function fadeInOut(value: number, from: number, to: number, edge: number): number {
  return Math.min(ramp(value, from, from + edge), ramp(-value, -to, edge - to));
}

/** The golden ratio's fraction: its multiples lie evenly spread, and never in a pattern that shows. */
const GOLDEN = 0.618034;

/** A number from 0 to 1 for a serial number: always the same one, and the next is far from it. */
export function scatter(serial: number, salt: number): number {
  return ((serial + 1) * GOLDEN + salt * 0.754878 + serial * salt * 0.569841) % 1;
}

/** On the grid of the art's own pixels, px. */
export function snapToArtPixel(px: number): number {
  return Math.round(px / 2) * 2;
}
