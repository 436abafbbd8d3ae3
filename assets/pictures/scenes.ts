import { createRun, NO_INPUT, type RunView, type Snapshot } from '#simulation';
import { runAndShoot, runWell, withTurbo } from './player.ts';

interface Scene {
  readonly play: (view: RunView) => number;
  /** Looks for the scene between these scores. */
  readonly scores: { readonly from: number; readonly to: number };
  readonly shows: (now: Snapshot) => boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Area of the lettering in a social picture, stage px. */
const LETTERING = { left: 240, right: 650, top: 70, bottom: 210 };

export const SCENES = {
  jump: {
    play: runWell,
    scores: { from: 20, to: 99 },
    shows: ({ dino, obstacles, clouds }) =>
      dino.velocityY < -3 &&
      dino.velocityY > -6 &&
      obstacles.some(
        (group) => group.type === 'large' && group.multiple >= 2 && ahead(group, dino, 10, 60),
      ) &&
      clouds.some((cloud) => cloud.x > 66 && cloud.x < 130) &&
      clouds.every((cloud) => !covers(cloud, LETTERING)),
  },
  themes: {
    play: () => NO_INPUT,
    scores: { from: 5, to: 200 },
    shows: ({ dino, obstacles }) =>
      onFoot(dino) &&
      obstacles.some(
        (group) => group.type === 'large' && group.multiple === 1 && ahead(group, dino, 100, 130),
      ),
  },
  duck: {
    play: runWell,
    scores: { from: 200, to: 600 },
    shows: ({ dino, monsters, clouds }) =>
      dino.crouching &&
      monsters.some((monster) => ahead(monster, dino, 10, 50) && dino.y - bottom(monster) > 8) &&
      clouds.some((cloud) => cloud.x > 66 && cloud.x < 145) &&
      clouds.every((cloud) => !covers(cloud, LETTERING)),
  },
  shoot: {
    play: runAndShoot,
    // By day, which makes the lettering readable.
    scores: { from: 200, to: 690 },
    shows: ({ dino, monsters, bullets, clouds }) =>
      onFoot(dino) &&
      bullets.length === 2 &&
      bullets.some((bullet) => bullet.x < dino.x + 140) &&
      monsters.some(
        (monster) =>
          monster.y > 200 &&
          monster.x > 420 &&
          monster.x < 520 &&
          bullets.some((bullet) => monster.x - bullet.x > 25 && monster.x - bullet.x < 60),
      ) &&
      clouds.some((cloud) => cloud.x > 66 && cloud.x < 145) &&
      [...bullets, ...monsters, ...clouds].every((one) => !covers(one, LETTERING)),
  },
  turbo: {
    // At these scores turbo gives all that it has.
    play: withTurbo(runWell, 150),
    scores: { from: 150, to: 430 },
    shows: ({ dino, turboTimeLeft, obstacles, monsters, clouds }) =>
      turboTimeLeft > 1000 &&
      turboTimeLeft < 2700 &&
      dino.jumping &&
      obstacles.some((group) => group.multiple === 3 && ahead(group, dino, -60, 60)) &&
      [...monsters, ...clouds].every((one) => !covers(one, LETTERING)),
  },
  night: {
    play: runWell,
    scores: { from: 740, to: 880 },
    shows: ({ dino, obstacles, monsters }) =>
      dino.jumping &&
      Math.abs(dino.velocityY) < 6 &&
      obstacles.some((group) => group.multiple >= 2 && ahead(group, dino, -20, 80)) &&
      monsters.some((monster) => monster.x > 600 && monster.x < 950),
  },
  alone: {
    play: runWell,
    scores: { from: 30, to: 99 },
    shows: ({ dino, obstacles, clouds }) =>
      onFoot(dino) &&
      obstacles.some(
        (group) => group.type === 'small' && group.multiple === 1 && ahead(group, dino, 250, 400),
      ) &&
      clouds.every((cloud) => !covers(cloud, LETTERING)),
  },
  screenshot: {
    play: withTurbo(runAndShoot, 250),
    scores: { from: 250, to: 900 },
    shows: ({ dino, turboTimeLeft, monsters, bullets, clouds }) =>
      turboTimeLeft > 500 &&
      onFoot(dino) &&
      monsters.some((monster) => monster.x > 450 && monster.x < 850) &&
      bullets.some((bullet) => bullet.x > 260 && bullet.x < 600) &&
      clouds.length >= 2,
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

/** Whether the centre of one is this far to the right of the other's. */
function ahead(one: Box, other: Box, atLeast: number, atMost: number): boolean {
  const distance = one.x + one.width / 2 - (other.x + other.width / 2);
  return distance >= atLeast && distance <= atMost;
}

function bottom({ y, height }: Box): number {
  return y + height;
}

function onFoot({ jumping, crouching }: Snapshot['dino']): boolean {
  return !jumping && !crouching;
}

function covers(cloud: Box, place: typeof LETTERING): boolean {
  const beside = cloud.x + cloud.width < place.left || cloud.x > place.right;
  return !beside && bottom(cloud) > place.top && cloud.y < place.bottom;
}

export interface Moment {
  readonly seed: string;
  /** The input of each step. */
  readonly inputs: readonly number[];
  /** Of the run's state at that moment. */
  readonly hash: string;
}

const MAX_SEEDS = 300;

/**
 * Plays one seed after another until the scene appears. With the same rules it finds the same
 * moment.
 */
export function findMoment({ play, scores, shows }: Scene): Moment {
  for (let seed = 1; seed <= MAX_SEEDS; seed++) {
    const run = createRun(seed);
    const { view } = run;
    const inputs: number[] = [];
    for (;;) {
      const input = play(view);
      inputs.push(input);
      run.step(input);
      if (view.gameOver || view.score > scores.to) break;
      if (view.score >= scores.from && shows(run.snapshot()))
        return { seed: view.seed, inputs, hash: run.hash() };
    }
  }
  throw new Error(`None of ${MAX_SEEDS} runs shows the scene.`);
}
