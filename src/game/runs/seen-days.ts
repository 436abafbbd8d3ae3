import { erasures, GrowingItem, type StoredKey, type TextStorage } from '#platform';
import { type Day, dayOf, DAYS, type RunView } from '#simulation';
import { dayShareAt } from '#stage';

const DAYS_KEY = 'dino-days' satisfies StoredKey<'localStorage'>;

/** How many runs of each day the player has seen. */
export type DayCounts = Readonly<Record<Day, number>>;

const countsBy = (count: (day: Day) => number): DayCounts => ({
  clear: count('clear'),
  golden: count('golden'),
  rain: count('rain'),
  sand: count('sand'),
  snow: count('snow'),
});

export const NO_DAYS = countsBy(() => 0);

export class SeenDays extends GrowingItem<DayCounts> {
  constructor(storage?: () => TextStorage | undefined) {
    super(
      {
        key: DAYS_KEY,
        initial: NO_DAYS,
        decode: (stored) => countsBy((day) => countIn(stored[day])),
        encode: (counts) => counts,
        apply: (one, other) => countsBy((day) => Math.max(one[day], other[day])),
      },
      storage,
    );
  }

  /** @param run that has ended. */
  add(run: Pick<RunView, 'seed' | 'score'>): void {
    this.update(withRun(this.get(), run));
  }
}

/** A day that has less than half moved in has not been seen. */
export function withRun(counts: DayCounts, run: Pick<RunView, 'seed' | 'score'>): DayCounts {
  if (dayShareAt(run.score) < 0.5) return counts;
  const day = dayOf(run.seed);
  return { ...counts, [day]: counts[day] + 1 };
}

/** @param last not again right after itself. */
export function leastSeen(counts: DayCounts, last: Day | undefined): readonly Day[] {
  const others = DAYS.filter((day) => day !== last);
  const fewest = Math.min(...others.map((day) => counts[day]));
  return others.filter((day) => counts[day] === fewest);
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

export const seenDays = new SeenDays();
erasures.subscribe(() => seenDays.reset());
