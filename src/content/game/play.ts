import { formatNumber, formatPercent } from '../format.ts';

export const PLAY = {
  stageOnTouch: 'Dino game. Tap to jump, swipe down to crouch.',
  playButtons: 'Play',
  crouch: 'Crouch',
  shoot: 'Shoot',
  turbo: 'Turbo',
  start: 'Start',
  /** In place of Start, beside the question about a shared run. */
  playOwn: 'Play your own',
  jump: 'Jump',
  newRun: 'New run',
  pause: 'Pause',
  resume: 'Resume',

  lockScroll: 'Lock Scroll',
  unlockScroll: 'Unlock Scroll',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  backToPage: 'Back to the page',
  mute: 'Mute',
  unmute: 'Unmute',
  settings: 'Settings',
  settingsFailed: 'The settings didn’t load. Check your connection.',
  enableDebugMode: 'Enable Debug Mode',
  disableDebugMode: 'Disable Debug Mode',

  loading: 'Loading…',
  loadingDaily: 'Loading today’s course…',
  countdown: 'Get ready: three, two, one.',
  daily: 'Daily',
  practice: 'Practice',
  runs: 'Your runs',
  incomplete:
    'Parts of the game, like sound and the daily course, didn’t load. Check your connection.',
  debugFailed: 'The debug panel didn’t load. Check your connection.',
  noStats: 'Finish a run to see your stats.',
  statsFailed: 'Your stats didn’t load. Check your connection.',

  turnCuesOn: 'Play by ear: turn on audio cues',
  turnCuesOff: 'Play by ear: turn off audio cues',
  aboutCues:
    'You can play this game by ear. Turn on audio cues with the next button. A soft note means get ready. Right after it, jump on a short high note, or crouch on a long low one and stay down until it ends. Mute turns off all sound.',
  fullPace: 'Back to full speed',
} as const;

/** @param share 1 is full speed. */
export function slowDownTo(share: number): string {
  return `Slow down to ${formatPercent(share)}`;
}

export function bestText(score: number): string {
  return `Best ${formatNumber(score)}`;
}

interface StageKeys {
  readonly jump: string | undefined;
  readonly crouch: string | undefined;
  readonly pause: string | undefined;
}

export function stageName({ jump, crouch, pause }: StageKeys): string {
  const keys = [
    ...(jump === undefined ? [] : [`${jump} jumps`]),
    ...(crouch === undefined ? [] : [`${crouch} crouches`]),
    ...(pause === undefined ? [] : [`${pause} pauses`]),
  ];
  return `Dino game. ${keys.join(', ')}.`;
}
