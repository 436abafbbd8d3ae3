import { formatDecimals } from '../format.ts';

export const JUMP_GUIDE = {
  title: 'What one press of Space does',
  table: 'A jump by score',
  score: 'Score',
  speed: 'Speed',
  length: 'Ground covered',
} as const;

export function jumpLead(seconds: number, metres: number): string {
  return `A full jump lasts ${formatDecimals(seconds, 2)} seconds and lifts you ${formatDecimals(metres, 1)} metres. Only the ground below speeds up.`;
}

export function jumpFigure(from: number, to: number): string {
  return `Jumps of the same height: ${formatDecimals(from, 1)} metres long at the start, ${formatDecimals(to, 1)} metres at top speed.`;
}

export function formatLength(metres: number): string {
  return `${formatDecimals(metres, 1)}\u00a0m`;
}
