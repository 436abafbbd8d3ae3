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
];

export const FEATURES: readonly string[] = [
  'An endless desert whose pace rises with your score',
  'Cacti to jump, pterodactyls to duck under, or to shoot for 20 points each',
  'A weapon that turns up at 100 points, and a turbo that recharges',
  'Your high score, kept in this browser',
];
