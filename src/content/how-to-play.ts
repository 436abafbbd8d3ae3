export interface Control {
  readonly name:
    'jump' | 'crouch' | 'special' | 'shoot' | 'turbo' | 'pause' | 'retry' | 'fullScreen' | 'mute';
  readonly keys: readonly string[];
  readonly touch: string;
  readonly action: string;
}

export const CONTROLS: readonly Control[] = [
  {
    name: 'jump',
    keys: ['Space', '↑'],
    touch: 'Tap the game',
    action: 'Jump over obstacles; hold to jump again on landing',
  },
  {
    name: 'crouch',
    keys: ['↓', 'C'],
    touch: 'Swipe down and hold',
    action: 'Duck under flying obstacles; drop fast in mid-air',
  },
  {
    name: 'special',
    keys: ['Shift'],
    touch: 'Shoot or Turbo button',
    action: 'Use a special power when available',
  },
  { name: 'shoot', keys: ['Z'], touch: 'Shoot button', action: 'Shoot, once you have the weapon' },
  {
    name: 'turbo',
    keys: ['X'],
    touch: 'Turbo button',
    action: 'Turbo: 50% faster for three seconds',
  },
  { name: 'pause', keys: ['P'], touch: 'Pause button', action: 'Pause and resume' },
  {
    name: 'retry',
    keys: ['T'],
    touch: 'Last 5 s again button',
    action: 'Try again from five seconds before a crash',
  },
  {
    name: 'fullScreen',
    keys: ['F'],
    touch: 'Full screen button',
    action: 'Play in full screen',
  },
  { name: 'mute', keys: ['M'], touch: 'Mute button', action: 'Mute and unmute' },
];

export const FEATURES: readonly string[] = [
  'An endless runner like the Chrome game',
  'Speed that rises with your score',
  'A day and night cycle, with more to see each night',
  'High score tracking and sharing, with no account',
  'A daily course, the same for everyone',
  'Replays to watch, race and share by link',
  'Practice for every obstacle and rhythm, at the pace you choose',
  'Audio cues to play by ear, and settings for keys, colours and speed',
];
