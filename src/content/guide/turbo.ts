import { formatDecimals, formatNumber } from '../format.ts';

export const TURBO_GUIDE = {
  title: 'What turbo adds at each score',
  running: 'Running',
  turbo: 'With turbo',
  score: 'Score',
  gain: 'Turbo adds',
  table: 'Speed by score',
  nothing: 'nothing',
  unit: 'm/s',
} as const;

export function turboLead(fullUntil: number, score: number): string {
  return `Turbo works in full up to ${fullUntil} points. At ${formatNumber(score)} the desert is at top speed by itself.`;
}

export function turboChart(from: number, withTurbo: number, to: number): string {
  return `A chart of speed by score. Running starts at ${formatSpeed(from)} and turbo at ${formatSpeed(withTurbo)}; both end at ${formatSpeed(to)}.`;
}

export function formatSpeed(metresPerSecond: number): string {
  return `${formatDecimals(metresPerSecond, 1)}\u00a0m/s`;
}
