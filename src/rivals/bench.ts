import type { Run, ThreatKind } from '#simulation';
import { type Bot, createBotRun } from './bot.ts';
import { RivalRun } from './rival-run.ts';
import type { SimulatedRun } from './simulated-run.ts';
import { type RivalId, RIVALS } from './table.ts';

const MILESTONES = [100, 500, 1000, 5000] as const;

export interface BenchOptions {
  /** How many courses: always the same ones. */
  readonly seeds: number;
  /** Ends a run. */
  readonly untilScore: number;
}

export interface BenchRow {
  readonly player: 'bot' | RivalId;
  readonly median: number;
  readonly best: number;
  /** The shares of runs that got as far. */
  readonly reached: readonly { readonly points: number; readonly share: number }[];
  /** What ended most runs, and its share of all; null if nothing did. */
  readonly end: { readonly kind: ThreatKind; readonly share: number } | null;
}

type Result = Pick<Run['view'], 'score' | 'crash'>;

/** Plays a bot and the ten rivals on the same courses. */
export class Bench {
  readonly seeds: string[] = [];
  /** The bot's. */
  best: SimulatedRun | undefined;
  /** Of the bot and the rivals. */
  ended = 0;
  readonly runs: number;
  private readonly results = new Map<BenchRow['player'], Result[]>();

  constructor(
    private readonly bot: Bot,
    private readonly options: BenchOptions,
  ) {
    this.runs = options.seeds * (1 + RIVALS.length);
  }

  /**
   * Course by course, so that rows are right wherever it is stopped.
   * @param onEnd called after each run.
   * @throws whatever the bot throws.
   */
  *play(onEnd: () => void): Generator<undefined, void> {
    for (let course = 1; course <= this.options.seeds; course++) {
      const seed = `course ${course}`;
      const run = createBotRun(this.bot, seed);
      // A bot may be slow, so yield after each step.
      yield* this.playOne(run, onEnd, 1);
      const rivals = RIVALS.map((rival) => new RivalRun(rival, seed));
      for (const rivalRun of rivals) yield* this.playOne(rivalRun, onEnd);
      this.seeds.push(seed);
      this.note('bot', run);
      for (const rivalRun of rivals) this.note(rivalRun.rival.id, rivalRun);
      if (run.run.view.score > (this.best?.run.view.score ?? -1)) this.best = run;
    }
  }

  /** The bot first, then the rivals from the clumsiest on; none before the first course ends. */
  rows(): BenchRow[] {
    return Array.from(this.results, ([player, results]) => rowOf(player, results));
  }

  private *playOne(
    run: SimulatedRun,
    onEnd: () => void,
    stepsPerSlice?: number,
  ): Generator<undefined, void> {
    yield* run.play(this.options.untilScore - 1, stepsPerSlice);
    this.ended += 1;
    onEnd();
  }

  private note(player: BenchRow['player'], { run }: SimulatedRun): void {
    const { score, crash } = run.view;
    const results = this.results.get(player) ?? [];
    results.push({ score, crash });
    this.results.set(player, results);
  }
}

function rowOf(player: BenchRow['player'], results: readonly Result[]): BenchRow {
  const scores = results.map(({ score }) => score).sort((a, b) => a - b);
  return {
    player,
    median: scores[Math.floor((scores.length - 1) / 2)] ?? 0,
    best: scores.at(-1) ?? 0,
    reached: MILESTONES.map((points) => ({
      points,
      share: scores.filter((score) => score >= points).length / scores.length,
    })),
    end: mostFrequentEnd(results),
  };
}

function mostFrequentEnd(results: readonly Result[]): BenchRow['end'] {
  const counts = new Map<ThreatKind, number>();
  for (const { crash } of results)
    if (crash !== null) counts.set(crash, (counts.get(crash) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most === undefined ? null : { kind: most[0], share: most[1] / results.length };
}
