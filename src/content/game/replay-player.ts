import { formatNumber, formatPoints, formatPosition, formatSeconds } from '../format.ts';

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

/** The keys that a run was played with, as the controls show them while they are held. */
export const REPLAY_KEYS = {
  jump: 'Jump',
  crouch: 'Crouch',
  shoot: 'Shoot',
  turbo: 'Turbo',
} as const;

/** The player's own keys, and what they do. */
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

/** '0:05 / 1:10' @param seconds, all whole ones. */
export function replayPosition(seconds: number, all: number): string {
  return `${formatPosition(seconds)} / ${formatPosition(all)}`;
}

/** The same as it is read out. */
export function replayPositionSpoken(seconds: number, all: number): string {
  return `${formatNumber(seconds)} of ${formatNumber(all)} seconds`;
}

/**
 * What would have saved a run. Times are seconds of the run as it was played, above 0 unless said.
 */
export type WayOut =
  /** `before` the crash. */
  | { readonly kind: 'jump'; readonly before: number }
  /** `by` is below 0 for earlier. */
  | { readonly kind: 'move-jump'; readonly by: number; readonly next: keyof typeof AFTER_JUMP }
  | { readonly kind: keyof typeof WAYS_OUT };

const WAYS_OUT = {
  duck: 'duck',
  'keep-ducking': 'stay down longer',
  'duck-not-jump': 'duck, don’t jump',
  'jump-not-duck': 'jump, don’t duck',
  'no-jump': 'don’t jump',
  'skip-jump': 'skip the previous jump',
  'no-fall': 'don’t drop fast',
} as const;

const AFTER_JUMP = { nothing: '', duck: ', then duck', jump: ', then again' } as const;

/** 'Way out: jump 0.2 s earlier'. @param way null where there is nothing to say about it. */
export function wayOutTitle(way: WayOut | null): string {
  return way === null ? REPLAY_PLAYER.wayOut : `${REPLAY_PLAYER.wayOut}: ${wayOutWords(way)}`;
}

function wayOutWords(way: WayOut): string {
  if (way.kind === 'jump') return `jump ${shortTime(way.before)} before the crash`;
  if (way.kind !== 'move-jump') return WAYS_OUT[way.kind];
  return `jump ${shortTime(Math.abs(way.by))} ${way.by < 0 ? 'earlier' : 'later'}${AFTER_JUMP[way.next]}`;
}

/** '0.2 s'; 'a touch' for less than a twentieth of a second. */
function shortTime(seconds: number): string {
  if (seconds < 0.05) return 'a touch';
  return formatSeconds(seconds);
}
