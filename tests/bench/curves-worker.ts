import { createErrors, TimingPlayer } from '#rivals';
import { createRun, jumpArc, kindOf, NO_INPUT, type ThreatKind } from '#simulation';
import { isArriving, takeoffWindow } from './arrivals.ts';
import { seedsOf, type SeedTask } from './divide.ts';

export interface SurvivalTask extends SeedTask {
  /** Standard deviation of the players' timing, ms. */
  readonly spread: number;
  readonly untilScore: number;
}

export type CoursesTask = Omit<SurvivalTask, 'spread'>;

export interface Arrival {
  /** In steps from the start of the run. */
  readonly step: number;
  readonly score: number;
  readonly kind: ThreatKind;
  /** Steps in which a jump over a cactus may begin. Null for a pterodactyl. */
  readonly window: number | null;
}

function scoreOf(seed: number, { spread, untilScore }: SurvivalTask): number {
  const run = createRun(seed);
  const player = new TimingPlayer(run.view, spread, createErrors(`${seed}:${spread}`));
  while (!run.view.gameOver && run.view.score < untilScore) run.step(player.input());
  return run.view.score;
}

/** For a player who does nothing and can't be hit. */
function arrivalsOf(seed: number, { untilScore }: CoursesTask): Arrival[] {
  const run = createRun(seed, { invincible: true });
  const { view } = run;
  const arc = jumpArc();
  const arrivals: Arrival[] = [];
  while (view.score < untilScore) {
    run.step(NO_INPUT);
    for (const threat of view.entities.threats) {
      if (!isArriving(view, threat)) continue;
      const kind = kindOf(view, threat);
      const window = kind === 'cactus' ? takeoffWindow(view, threat, arc) : null;
      arrivals.push({ step: view.steps, score: view.score, kind, window });
    }
  }
  return arrivals;
}

process.once('message', (task: SurvivalTask | CoursesTask) => {
  const answer = seedsOf(task).map((seed) =>
    'spread' in task ? scoreOf(seed, task) : arrivalsOf(seed, task),
  );
  process.send?.(answer, () => process.disconnect());
});
