import { formatDecimals, formatNumber, formatSeconds } from '../format.ts';

export const DEBUG = {
  title: 'Debug',
  note: 'Runs in debug mode don’t count: no high score, no saved run. They still use up daily attempts.',

  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  oneStep: '1 step',
  tenSteps: '10 steps',
  oneStepBack: '−1 step',
  tenStepsBack: '−10 steps',
  position: 'Go to step',
  slow: 'Slow motion',

  seed: 'Seed',
  copySeed: 'Copy seed',
  copied: 'Copied',
  seedToPlay: 'Seed to play',
  thisSeed: 'This seed again',
  play: 'Play seed',

  steps: 'Steps',
  lastPause: 'Last pause',
  score: 'Score',
  distance: 'Distance',
  speed: 'Speed',
  turbo: 'Turbo',
  queued: 'Queued obstacles',
  entities: 'Entities',
  cacti: 'Cacti',
  pterodactyls: 'Pterodactyls',
  bullets: 'Bullets',
  clouds: 'Clouds',
  pickups: 'Pickups',
  step: 'Step time',
  frame: 'Frame time',
  framesPerSecond: 'Frames per second',
  detail: 'Detail',

  arrivals: 'Next obstacles',
  noArrivals: 'None in sight',
  threats: { cactus: 'Cactus', pterodactyl: 'Pterodactyl' },

  dino: 'Dino',
  overlap: 'Overlap',
  lastJump: 'Last jump that clears it',
  noJump: 'none',

  colours: 'Colours',
  legend: {
    dino: 'Hitbox of the dino or a bullet',
    cactus: 'Hitbox of a cactus',
    pterodactyl: 'Hitbox of a pterodactyl',
    pickup: 'Hitbox of the weapon',
    bounds: 'Edge of a sprite, with its number',
    takeoff: 'Jump when the dino’s middle is over it',
  },
} as const;

const PAUSES = {
  key: 'pause key or button',
  dialog: 'a dialog opened',
  link: 'a link was pressed',
  hidden: 'the tab was hidden',
  blur: 'the window lost focus',
  print: 'the page was printed',
  turned: 'the screen was turned',
  resized: 'the game was resized',
  'out-of-view': 'scrolled out of view',
  'full-screen': 'full screen ended',
  stall: 'no frame for a second',
  'no-picture': 'the picture was lost',
  'no-sound': 'the sound was interrupted',
  gamepad: 'the gamepad was unplugged',
  replay: 'a replay took the stage',
  unfrozen: 'unfrozen',
  restored: 'taken up from before',
  left: 'left for another page, course or run',
} as const;

export function debugPause(reason: keyof typeof PAUSES | null): string {
  return reason === null ? 'none' : PAUSES[reason];
}

export function debugMilliseconds(ms: number): string {
  return `${formatDecimals(ms, 3)} ms`;
}

export function debugSpeed(pxPerStep: number): string {
  return `${formatDecimals(pxPerStep, 2)} px per step`;
}

export function debugTurbo(
  turbo: 'ready' | 'active' | 'cooling' | 'useless',
  seconds: number,
): string {
  if (turbo === 'ready' || turbo === 'useless') return turbo;
  return `${turbo === 'active' ? 'on,' : 'back in'} ${formatSeconds(seconds)}`;
}

export function debugArrival(
  threat: keyof typeof DEBUG.threats,
  id: number,
  seconds: number,
): string {
  return `${debugThreat(threat, id)} in ${formatSeconds(seconds, 2)}`;
}

export function debugPosition(step: number, lastStep: number): string {
  return `${formatNumber(step)} of ${formatNumber(lastStep)}`;
}

export function debugThreat(threat: keyof typeof DEBUG.threats, id: number): string {
  return `${DEBUG.threats[threat]} ${id}`;
}

export function debugCrash(step: number): string {
  return `Why it hit on step ${formatNumber(step)}`;
}

export function debugBox(box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): string {
  const [x, y] = [formatDecimals(box.x, 1), formatDecimals(box.y, 1)];
  return `${formatDecimals(box.width, 1)} × ${formatDecimals(box.height, 1)} px at ${x}, ${y}`;
}

export function debugLastJump(step: number | null, crash: number): string {
  return step === null ? DEBUG.noJump : `step ${formatNumber(step)}, ${crash - step} before`;
}

export function debugKey(name: string): string {
  return { Period: '.', Comma: ',' }[name] ?? name;
}
