export interface Control {
  /** The game's action. */
  readonly name: 'jump' | 'crouch' | 'special' | 'shoot' | 'turbo' | 'pause' | 'retry' | 'fullScreen' | 'mute';
  /** The default keys; a page can show the player's own instead. */
  readonly keys: readonly string[];
  /** What to do on a touch screen. */
  readonly touch: string;
  /** What it does. */
  readonly action: string;
}

export const CONTROLS: readonly Control[] = [
  {
    name: 'jump',
    keys: ['Space', '↑'],
    touch: 'Tap the stage',
    action: 'Jump over obstacles; hold to jump again on landing',
  },
  {
    name: 'crouch',
    keys: ['↓', 'C'],
    touch: 'Swipe down and hold',
    action: 'Duck under flying obstacles; in mid-air, drop fast',
  },
  { name: 'special', keys: ['Shift'], touch: 'Shoot or Turbo button', action: 'Use a special power when available' },
  { name: 'shoot', keys: ['Z'], touch: 'Shoot button', action: 'Shoot, once you have picked up the weapon' },
  { name: 'turbo', keys: ['X'], touch: 'Turbo button', action: 'Turbo: three seconds half as fast again' },
  { name: 'pause', keys: ['P'], touch: 'Pause button', action: 'Pause and resume' },
  {
    name: 'retry',
    keys: ['T'],
    touch: 'Try that again button',
    action: 'After a crash, try again from five seconds before it',
  },
  {
    name: 'fullScreen',
    keys: ['F'],
    touch: 'Full screen button',
    action: 'Play on the whole screen, where your browser allows it',
  },
  { name: 'mute', keys: ['M'], touch: 'Mute button', action: 'Turn the sound off and on' },
];

export const FEATURES: readonly string[] = [
  'An endless runner like the Chrome game',
  'Speed that rises with your score',
  'A cycle of day and night, with more to see each night',
  'High score tracking, in this browser',
  'A daily course, the same for everybody, with all past ones to practise, and replays to watch, race and share by a link',
  'Practice for each threat and rhythm, at a pace you choose',
  'Sound, also as cues to play by ear, and settings for your keys, your eyes and your pace',
];
