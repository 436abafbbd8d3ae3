/** The words of the game area itself, there before the game's engine is. */
export const PLAY = {
  playButtons: 'Play',
  crouch: 'Crouch',
  shoot: 'Shoot',
  turbo: 'Turbo',
  /** Describes the button of turbo. */
  turboRisky: 'Wait: it’s risky right now',
  start: 'Start',
  jump: 'Jump',
  again: 'Again',
  pause: 'Pause',
  resume: 'Resume',

  lockScroll: 'Lock Scroll',
  unlockScroll: 'Unlock Scroll',
  fullScreen: 'Full screen',
  playFullScreen: 'Play full screen',
  leaveFullScreen: 'Leave full screen',
  mute: 'Mute',
  soundOn: 'Sound on',
  settings: 'Settings',
  settingsFailed: 'The settings didn’t load. Check your connection.',
  enableDebugMode: 'Enable Debug Mode',
  disableDebugMode: 'Disable Debug Mode',

  rotate: 'Rotate the screen for better experience',
  loading: 'Loading…',
  countdown: 'Going on in three, two, one.',
  daily: 'Daily course',
  dailyAwaited: 'One a day, the same for everybody.',
  runs: 'Your runs',
  runsAwaited: 'Your best and last runs, to watch, race and share.',
  runsFailed: 'Replays and the daily course didn’t load. Check your connection.',
  debugFailed: 'The debug panel didn’t load. Check your connection.',
  noStats: 'Nothing here yet. Your first run will change that.',
  statsFailed: 'Your numbers didn’t load. Check your connection.',

  turnCuesOn: 'Play by ear: turn on audio cues',
  turnCuesOff: 'Play by ear: turn off audio cues',
  aboutCues:
    'With audio cues, which the next button turns on, the game can be played by ear. A soft note says get ready; right after it, jump at a short high note, or crouch at a low one and stay down until it ends. M mutes.',
  slowerPace: 'Slow down to 75%',
  fullPace: 'Back to full speed',
} as const;

/** Each action's first key, in words; undefined for an action without a key. */
interface StageKeys {
  readonly jump: string | undefined;
  readonly crouch: string | undefined;
  readonly pause: string | undefined;
}

/** The accessible name of the stage: what it is, and the keys to play it with. */
export function stageName({ jump, crouch, pause }: StageKeys): string {
  const keys = [
    ...(jump === undefined ? [] : [`${jump} jumps`]),
    ...(crouch === undefined ? [] : [`${crouch} crouches`]),
    ...(pause === undefined ? [] : [`${pause} pauses`]),
  ];
  return `Dino game. ${keys.join(', ')}.`;
}
