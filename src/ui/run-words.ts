import { formatCount } from './format.ts';

export function inPoints(score: number): string {
  return score === 1 ? '1 point' : `${formatCount(score)} points`;
}

/** @param metres whole ones. */
export function inMetres(metres: number): string {
  return `${formatCount(metres)} m`;
}
