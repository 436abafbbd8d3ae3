import { formatNumber, formatPoints, formatPosition } from '../format.ts';

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
  wayOut: 'Way out',
  noWayOut: 'No way out found.',
  keys: 'Keys',
} as const;

export const REPLAY_KEYS = {
  jump: 'Jump',
  crouch: 'Crouch',
  shoot: 'Shoot',
  turbo: 'Turbo',
} as const;

/** Keys of the replay player, not of the run. */
export const REPLAY_SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['Space', 'Play or pause'],
  ['← →', 'Go back or forward one second'],
  ['Home, End', 'Go to the start or the end'],
  ['< >', 'Slow down or speed up'],
  ['Esc', 'Close'],
];

export function replayTitle(score: number): string {
  return `Replay of ${formatPoints(score)}`;
}

export function replayPosition(seconds: number, all: number): string {
  return `${formatPosition(seconds)} / ${formatPosition(all)}`;
}

export function replayPositionSpoken(seconds: number, all: number): string {
  return `${formatNumber(seconds)} of ${formatNumber(all)} seconds`;
}
