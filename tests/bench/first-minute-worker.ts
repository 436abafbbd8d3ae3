import { createErrors, TimingPlayer } from '#rivals';
import { createRun, type Day, dayOf, nightAt } from '#simulation';
import { dayShareAt } from '#src/stage/day-progress.ts';
import { daySightOf } from '#src/stage/sights/day-schedule.ts';
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
  /** Null if less than half of it has moved in. */
  readonly day: Day | null;
  /** Half faded in, or more. */
  readonly sight: boolean;
  readonly pterodactyl: boolean;
  readonly night: boolean;
}

function play(seed: string, spread: number): SeenRun {
  const run = createRun(seed);
  const { view } = run;
  const player = new TimingPlayer(view, spread, createErrors(`${seed}:${spread}`));
  let pterodactyl = false;
  while (!view.gameOver && nightAt(view.score) === 0) {
    run.step(player.input());
    pterodactyl ||= view.entities.pterodactyls.length > 0;
  }
  return {
    day: dayShareAt(view.score) >= 0.5 ? dayOf(seed) : null,
    sight: view.score >= daySightOf(seed).begins + FADE_POINTS / 2,
    pterodactyl,
    night: nightAt(view.score) > 0,
  };
}

/** As in the game, no run has the day of the run before. */
function sessionOf(session: number, { spread, runs }: SessionsTask): SeenRun[] {
  const seeds: string[] = [];
  for (let i = 0; seeds.length < runs; i++) {
    const seed = `session ${session}, seed ${i}`;
    const last = seeds.at(-1);
    if (last === undefined || dayOf(last) !== dayOf(seed)) seeds.push(seed);
  }
  return seeds.map((seed) => play(seed, spread));
}

process.once('message', (task: SessionsTask) => {
  const sessions = seedsOf(task).map((session) => sessionOf(session, task));
  process.send?.(sessions, () => process.disconnect());
});
