import { formatPoints, formatPosition } from '../format.ts';

/** The controls of a replay. */
export const REPLAY_PLAYER = {
  title: 'Replay',
  play: 'Play',
  pause: 'Pause',
  again: 'Again',
  back: '−1 s',
  backSpoken: '−1 s, back one second',
  forward: '+1 s',
  forwardSpoken: '+1 s, forward one second',
  speed: 'Speed',
  halfSpeed: '½×',
  halfSpeedSpoken: '½×, half speed',
  normalSpeed: '1×',
  normalSpeedSpoken: '1×, normal speed',
  doubleSpeed: '2×',
  doubleSpeedSpoken: '2×, double speed',
  position: 'Position',
  close: 'Close',
  crash: 'What happened',
  wayOut: 'A way through',
  noWayOut: 'No way out of that was found.',
} as const;

export function replayTitle(score: number): string {
  return `Replay of ${formatPoints(score)}`;
}

/** '0:05 / 1:10' @param seconds, all whole ones. */
export function replayPosition(seconds: number, all: number): string {
  return `${formatPosition(seconds)} / ${formatPosition(all)}`;
}

/** The same as it is read out. */
export function replayPositionSpoken(seconds: number, all: number): string {
  return `${seconds} of ${all} seconds`;
}
