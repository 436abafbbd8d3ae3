import { areAssistsInRange, NO_ASSISTS } from './assists.ts';
import { ALL_INPUT, CLOUD_SPEED, CLOUD_Y, CLOUDS_AT_START, STAGE_WIDTH } from './constants.ts';
import { hashWorld } from './hash.ts';
import { spawnCloud, spawnDino } from './prefabs.ts';
import { seedText } from './random.ts';
import { scheduleOf } from './schedule.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import type { RunOptions } from './run-state.ts';
import { type RunView, type System, World } from './world.ts';

/** One run of the game: a pure function of its seed and of the input of each step. */
export interface Run {
  /** Live, not a copy. */
  readonly view: RunView;
  /**
   * Takes one step of 1/60 s. After a crash it only clears the events.
   * @param input a sum of INPUT bits.
   * @throws RangeError for any other input.
   */
  step(input: number): void;
  setInvincible(on: boolean): void;
  snapshot(): Snapshot;
  hash(): string;
}

/**
 * @param seed any text, or an integer, which gives the same course as its decimal text.
 * @throws RangeError for any other seed, and for an assist out of range.
 */
export function createRun(seed: string | number, options: RunOptions = {}): Run {
  const { assists = NO_ASSISTS } = options;
  if (!areAssistsInRange(assists)) {
    throw new RangeError(`There is no run with the assists ${JSON.stringify(assists)}.`);
  }
  const world = new World(seedText(seed), options);
  const schedule = scheduleOf(world.practice);
  world.dino = spawnDino(world);
  spawnFirstClouds(world);
  return {
    view: world,
    step: (input) => takeStep(world, schedule, input),
    setInvincible: (on) => {
      world.invincible = on;
    },
    snapshot: () => readSnapshot(world),
    hash: () => hashWorld(world),
  };
}

function takeStep(world: World, schedule: System, input: number): void {
  if (!Number.isInteger(input) || input < 0 || input > ALL_INPUT) {
    throw new RangeError(`The input of a step is a sum of INPUT bits, not ${String(input)}.`);
  }
  world.happened = 0;
  world.events.clear();
  if (world.gameOver) return;
  world.input = input;
  world.steps += 1;
  schedule(world);
}

function spawnFirstClouds(world: World): void {
  const { scenery } = world.random;
  for (let i = 0; i < CLOUDS_AT_START; i++) {
    const x = scenery.integer(0, STAGE_WIDTH);
    const y = scenery.integer(CLOUD_Y.min, CLOUD_Y.max);
    spawnCloud(world, x, y, scenery.between(CLOUD_SPEED.min, CLOUD_SPEED.max));
  }
}
