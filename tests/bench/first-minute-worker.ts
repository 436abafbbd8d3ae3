import {
  bandAhead,
  beatenWith,
  createErrors,
  findRival,
  type RivalRun,
  rivalsToAsk,
  TimingPlayer,
} from '#rivals';
import { createRun, type Day, dayOf, isArmed, lastNight } from '#simulation';
import { NO_DAYS, withRun } from '#src/game/runs/seen-days.ts';
import { freshSeedAfter } from '#src/game/session/next-run.ts';
import { dayShareAt } from '#src/stage/day-progress.ts';
import { type DaySightName, daySightOf } from '#src/stage/sights/day-schedule.ts';
import { FADE_POINTS } from '#src/stage/time-of-day.ts';
import { seedsOf, type SeedTask } from './divide.ts';

/** Each seed is a session. */
export interface SessionsTask extends SeedTask {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
  readonly runs: number;
}

/** What a player has seen of a run by its end. */
export interface SeenRun {
  readonly score: number;
  /** Null if less than half of it has moved in. */
  readonly day: Day | null;
  /** Half faded in, or more; otherwise null. */
  readonly sight: DaySightName | null;
  readonly pterodactyl: boolean;
  readonly weapon: boolean;
  readonly night: boolean;
  /** One ran along. */
  readonly rival: boolean;
  /** And was beaten. */
  readonly win: boolean;
}

/** The best players end later, and see nothing new. */
const ENOUGH = 2000;

function play(seed: string, spread: number, rivalRun: RivalRun | undefined): SeenRun {
  const run = createRun(seed);
  const { view } = run;
  const player = new TimingPlayer(view, spread, createErrors(`${seed}:${spread}`));
  let pterodactyl = false;
  while (!view.gameOver && view.score < ENOUGH) {
    run.step(player.input());
    pterodactyl ||= view.entities.pterodactyls.length > 0;
  }
  const { score } = view;
  const sight = daySightOf(seed);
  return {
    score,
    day: dayShareAt(score) >= 0.5 ? dayOf(seed) : null,
    sight: score >= sight.begins + FADE_POINTS / 2 ? sight.name : null,
    pterodactyl,
    weapon: isArmed(view),
    night: lastNight(score) > 0,
    rival: rivalRun !== undefined,
    win: rivalRun !== undefined && score > rivalRun.run.view.score,
  };
}

class Ladder {
  private beaten = 0;
  /** Races since the last win. */
  private lost = 0;

  /** @param scores of the player's runs, the latest first. */
  next(scores: readonly number[], freshSeed: () => string): RivalRun | undefined {
    const band = bandAhead(scores, this.lost);
    if (band === undefined) return undefined;
    const search = findRival(band, rivalsToAsk(this.beaten), freshSeed);
    let next = search.next();
    while (next.done !== true) next = search.next();
    return next.value;
  }

  race({ rival }: RivalRun, win: boolean): void {
    this.lost = win ? 0 : this.lost + 1;
    if (win) this.beaten = beatenWith(rival.id, this.beaten);
  }
}

/** As in the game: the same fresh seeds, and from the second run on somebody who runs along. */
function sessionOf({ spread, runs }: SessionsTask): SeenRun[] {
  const seen: SeenRun[] = [];
  let last = { seed: '', steps: 0 };
  let days = NO_DAYS;
  const ladder = new Ladder();
  while (seen.length < runs) {
    const freshSeed = () => freshSeedAfter(last, days);
    const rivalRun = ladder.next(seen.map(({ score }) => score).reverse(), freshSeed);
    const seed = rivalRun?.seed ?? freshSeed();
    const run = play(seed, spread, rivalRun);
    seen.push(run);
    if (rivalRun !== undefined) ladder.race(rivalRun, run.win);
    days = withRun(days, { seed, score: run.score });
    last = { seed, steps: 1 };
  }
  return seen;
}

process.once('message', (task: SessionsTask) => {
  const sessions = seedsOf(task).map(() => sessionOf(task));
  process.send?.(sessions, () => process.disconnect());
});
