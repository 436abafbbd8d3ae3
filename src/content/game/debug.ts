/** The panel with figures of the run, for developers. */
export const DEBUG = {
  title: 'Debug',
  seed: 'Seed',
  copySeed: 'Copy seed',
  copied: 'Copied',
  steps: 'Steps',
  entities: 'Entities',
  cacti: 'Cacti',
  pterodactyls: 'Pterodactyls',
  bullets: 'Bullets',
  clouds: 'Clouds',
  pickups: 'Pickups',
  step: 'Step',
  frame: 'Frame',
  framesPerSecond: 'Frames a second',
  detail: 'Detail',
} as const;

/** '0.123 ms' */
export function debugMilliseconds(ms: number): string {
  return `${ms.toFixed(3)} ms`;
}
