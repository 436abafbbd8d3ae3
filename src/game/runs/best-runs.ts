import { GrowingItem, type StoredKey, type TextStorage } from '#platform';

const BEST_RUNS_KEY = 'dino-best-runs' satisfies StoredKey<'localStorage'>;

export interface BestRun {
  readonly score: number;
  readonly metres: number;
}

export interface BestRunsState {
  readonly plain: BestRun | null;
  readonly assisted: BestRun | null;
}

const NONE: BestRunsState = { plain: null, assisted: null };

export class BestRuns extends GrowingItem<BestRunsState> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: BEST_RUNS_KEY,
        initial: NONE,
        decode: ({ plain, assisted }) => ({ plain: readRun(plain), assisted: readRun(assisted) }),
        encode: (runs) => runs,
        apply: join,
      },
      storage,
    );
    this.read();
  }

  offer(run: BestRun, assisted: boolean): void {
    this.update({ ...NONE, [assisted ? 'assisted' : 'plain']: run });
  }

  /** Whole metres; 0 if unknown. */
  endOf(highScore: number, assisted: boolean): number {
    const run = this.get()[assisted ? 'assisted' : 'plain'];
    return run !== null && run.score === highScore ? run.metres : 0;
  }
}

function join(one: BestRunsState, other: BestRunsState): BestRunsState {
  return { plain: better(one.plain, other.plain), assisted: better(one.assisted, other.assisted) };
}

function better(one: BestRun | null, other: BestRun | null): BestRun | null {
  if (one === null || other === null) return one ?? other;
  return (one.score - other.score || one.metres - other.metres) >= 0 ? one : other;
}

function readRun(stored: unknown): BestRun | null {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}));
  const score = wholeNumber(fields.get('score'));
  const metres = wholeNumber(fields.get('metres'));
  return score === undefined || metres === undefined ? null : { score, metres };
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
