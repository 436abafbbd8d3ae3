import { benchTable, BOTS } from '#content';
import { runInSlices, type Store } from '#platform';
import { writeReplay } from '#replay';
import { askBot, Bench, type BenchOptions, type Bot } from '#rivals';
import { NO_ASSISTS, NO_INPUT, RULES_VERSION, type RunView } from '#simulation';
import type { ShownBots } from '../debug/shown-bots.ts';
import type { Session } from '../session/session.ts';

export interface BotsGame {
  readonly session: Session;
  readonly bots: Store<ShownBots>;
}

const BENCH: BenchOptions = { seeds: 100, untilScore: 10_000 };

/** Plays developers' bots. What one of them throws ends its play, and stands in the debug panel. */
export class Bots {
  constructor(private readonly game: BotsGame) {}

  /** @returns lets go, unless another bot or the player has taken over. */
  play(bot: Bot, now: () => number): () => void {
    const { session } = this.game;
    const decide = (view: RunView): number => {
      try {
        return askBot(bot, view);
      } catch (error) {
        letGo();
        this.fail(error);
        return NO_INPUT;
      }
    };
    const letGo = () => {
      if (session.debug.bot === decide) session.setDebug({ bot: null }, now());
    };
    this.show({ fault: null });
    session.setDebug({ bot: decide }, now());
    return letGo;
  }

  /** @throws whatever the bot throws. */
  async bench(bot: Bot, options: Partial<BenchOptions> = {}) {
    this.stop();
    const bench = new Bench(bot, { ...BENCH, ...options });
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const tell = () =>
      this.show({ fault: null, bench: { ended: bench.ended, runs: bench.runs, stop } });
    tell();
    try {
      await runInSlices(bench.play(tell), stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) {
        this.fail(error);
        throw error;
      }
    } finally {
      if (this.game.bots.get().bench?.stop === stop) this.show({ bench: null });
    }
    const rows = bench.rows();
    console.table(benchTable(rows));
    return { rows, seeds: bench.seeds, best: bestOf(bench) };
  }

  stop(): void {
    this.game.bots.get().bench?.stop();
  }

  private fail(error: unknown): void {
    console.error(BOTS.failed, error);
    this.show({ fault: String(error) });
  }

  private show(changes: Partial<ShownBots>): void {
    this.game.bots.publish({ ...this.game.bots.get(), ...changes });
  }
}

function bestOf({ best }: Bench) {
  if (best === undefined) return null;
  const { seed, inputs, run } = best;
  const replay = writeReplay({ rules: RULES_VERSION, seed, assists: NO_ASSISTS, inputs });
  return { seed, score: run.view.score, hash: run.hash(), replay };
}
