import {
  createRun,
  type Day,
  dayOf,
  type Entities,
  INPUT,
  NO_INPUT,
  type RunOptions,
  type RunView,
  STEP_EVENT,
} from '#simulation';
import type { Stage } from '#stage';
import { Story } from '#story';
import { type DaySightName, daySightOf } from '#src/stage/sights/day-schedule.ts';

export interface Moment {
  readonly until: (view: RunView) => boolean;
  readonly input?: (view: RunView) => number;
  /** By default the run is invincible. */
  readonly options?: RunOptions;
  readonly crowded?: boolean;
  readonly day?: Day;
  /** By day. */
  readonly sight?: DaySightName;
}

const MAX_STEPS = 50_000;
const MAX_SEEDS = 30;

/**
 * No threat may have its left edge here, so that nothing stands beside the dino, px of the stage.
 */
const ROOM = { from: -100, to: 260 };

/**
 * Plays until the moment, on the first of several courses that has it.
 * @param stage follows the run.
 * @throws Error if none of them has it.
 */
export function play(moment: Moment, stage?: Pick<Stage, 'begin' | 'afterStep'>): Story {
  for (let seed = 1; seed <= MAX_SEEDS; seed++) {
    if (moment.day !== undefined && dayOf(String(seed)) !== moment.day) continue;
    if (moment.sight !== undefined && daySightOf(String(seed)).name !== moment.sight) continue;
    const { run } = playCourse(seed, moment);
    if (moment.until(run) && (moment.crowded === true || hasRoom(run)))
      return playCourse(seed, moment, stage);
  }
  throw new Error(`The moment does not come: ${String(moment.until)}`);
}

function playCourse(
  seed: number,
  { until, input = () => NO_INPUT, options = { invincible: true } }: Moment,
  stage?: Pick<Stage, 'begin' | 'afterStep'>,
): Story {
  const run = createRun(seed, options);
  const { view } = run;
  const story = new Story(view);
  stage?.begin(story);
  while (!until(view) && !view.gameOver && view.steps < MAX_STEPS) {
    run.step(input(view));
    story.afterStep();
    stage?.afterStep(story);
  }
  return story;
}

function hasRoom(view: RunView): boolean {
  const { cacti, pterodactyls } = view.entities;
  return ![cacti, pterodactyls].some((threats) => isWithin(view, threats, ROOM.from, ROOM.to));
}

function isWithin(view: RunView, entities: Entities, from: number, to: number): boolean {
  return [...entities].some((entity) => {
    const x = view.components.Position.x.get(entity);
    return x > from && x < to;
  });
}

export const START: Moment = { until: () => true };

export function atScore(score: number, options?: RunOptions): Moment {
  return { until: (view) => view.score >= score, ...(options && { options }) };
}

export function approaching(kind: 'cacti' | 'pterodactyls' | 'pickups'): Moment {
  return { until: (view) => isWithin(view, view.entities[kind], 500, 800) };
}

const TURBO_SCORE = 150;

export function withTurbo(until: (turbo: RunView['turbo']) => boolean): Moment {
  return {
    until: (view) => view.score > TURBO_SCORE && until(view.turbo),
    input: (view) => (view.score === TURBO_SCORE ? INPUT.turbo : NO_INPUT),
  };
}

/** A threat has been passed closely, by a jump as late as possible. */
export const NEAR_MISS: Moment = {
  until: ({ happened }) => (happened & STEP_EVENT.nearMiss) !== 0,
  input: (view) => (isWithin(view, view.entities.cacti, 0, 235) ? INPUT.jump : NO_INPUT),
  options: {},
  crowded: true,
};

export const CRASH: Moment = { until: ({ gameOver }) => gameOver, options: {}, crowded: true };

export function ghostAt(score: number): RunView {
  const input = (view: RunView) => (view.score >= score - 3 ? INPUT.jump : NO_INPUT);
  return play({ ...atScore(score), input }).run;
}
