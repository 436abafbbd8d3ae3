import {
  bandAhead,
  beatenWith,
  createErrors,
  findRival,
  rivalsToAsk,
  type RivalRun,
  TimingPlayer,
} from '#rivals';
import { createRun } from '#simulation';
import { seedsOf, type SeedTask } from './divide.ts';

/** Each seed is a session. */
export interface SessionsTask extends SeedTask {
  /** Standard deviation of the player's timing, ms. */
  readonly spread: number;
  readonly runs: number;
}

export interface RacedRun {
  /** Null without a rival. */
  readonly isWon: boolean | null;
  /** Whether the player passed the rival's score on a fresh course too. */
  readonly isWonElsewhere: boolean;
  /** Rivals, after the run. */
  readonly beaten: number;
  /** Of the processor for the search, so other work on the machine doesn't count. */
  readonly searchMs: number;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

class Session {
  private readonly scores: number[] = [];
  private seeds = 0;
  private lost = 0;
  private beaten = 0;

  constructor(
    private readonly name: number,
    private readonly spread: number,
  ) {}

  race(): RacedRun {
    const since = processorMs();
    const rivalRun = this.findRival();
    const searchMs = processorMs() - since;
    const score = this.play(rivalRun?.seed ?? this.freshSeed());
    this.scores.unshift(score);
    if (rivalRun === undefined)
      return { isWon: null, isWonElsewhere: false, beaten: this.beaten, searchMs };
    const target = rivalRun.run.view.score;
    const isWon = score > target;
    this.lost = isWon ? 0 : this.lost + 1;
    if (isWon) this.beaten = beatenWith(rivalRun.rival.id, this.beaten);
    const isWonElsewhere = this.play(this.freshSeed(), target) > target;
    return { isWon, isWonElsewhere, beaten: this.beaten, searchMs };
  }

  private findRival(): RivalRun | undefined {
    const band = bandAhead(this.scores, this.lost);
    if (band === undefined) return undefined;
    const work = findRival(band, rivalsToAsk(this.beaten), () => this.freshSeed());
    let next = work.next();
    while (next.done !== true) next = work.next();
    return next.value;
  }

  private freshSeed(): string {
    return `session ${this.name}, seed ${(this.seeds += 1)}`;
  }

  private play(seed: string, most = Infinity): number {
    const run = createRun(seed);
    const { view } = run;
    const player = new TimingPlayer(view, this.spread, createErrors(`${seed}:player`));
    while (!view.gameOver && view.score <= most) run.step(player.input());
    return view.score;
  }
}

process.once('message', (task: SessionsTask) => {
  const sessions = seedsOf(task).map((name) => {
    const session = new Session(name, task.spread);
    return Array.from({ length: task.runs }, () => session.race());
  });
  process.send?.(sessions, () => process.disconnect());
});
