/** One control: the keys that work it, what to do on a touch screen, and what it does. */
export interface Control {
  readonly keys: readonly string[];
  readonly touch: string;
  readonly action: string;
}

export const CONTROLS: readonly Control[] = [
  { keys: ['Space', '↑'], touch: 'Tap the stage', action: 'Jump over obstacles; hold to jump again on landing' },
  { keys: ['↓', 'C'], touch: 'Swipe down and hold', action: 'Duck under flying obstacles' },
  { keys: ['Shift'], touch: 'Shoot or Turbo button', action: 'Use a special power when available' },
  { keys: ['Z'], touch: 'Shoot button', action: 'Shoot, once you have picked up the weapon' },
  { keys: ['X'], touch: 'Turbo button', action: 'Turbo: three seconds half as fast again' },
  { keys: ['P'], touch: 'Pause button', action: 'Pause and resume' },
  { keys: ['F'], touch: 'Full screen button', action: 'Play on the whole screen, where your browser allows it' },
];

export const FEATURES: readonly string[] = [
  'An endless runner like the Chrome game',
  'Speed that rises with your score',
  'High score tracking, in this browser',
];
