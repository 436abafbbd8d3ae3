import { v7 as uuidV7 } from 'uuid';
import {
  array,
  boolean,
  fallback,
  nullable,
  object,
  parse,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot';
import {
  GrowingItem,
  type StoredFields,
  type StoredKey,
  type TextStorage,
  wholeNumber,
} from '#platform';
import {
  ATTEMPTS,
  type AttemptsOfDay,
  bestOf,
  type DailyAttempts,
  type DailyResults,
  type DayResults,
  joinAttempts,
  NO_ATTEMPTS,
  type Result,
  resultsOf,
} from './daily-results.ts';

export const DAILY_KEY = 'dino-daily' satisfies StoredKey<'localStorage'>;

/** An object rather than a map, because stores compare the fields of their values. */
interface DailyState {
  readonly attempts: DailyAttempts;
  readonly days: DailyResults;
}

export interface Attempt {
  readonly id: string;
  readonly number: number;
}

/** Results of the daily courses. We never drop a day, because the clock may have been wrong. */
export class DailyStore extends GrowingItem<DailyState> {
  constructor(storage?: () => TextStorage | undefined) {
    const join = (one: DailyState, other: DailyState) =>
      stateOf(joinAttempts(one.attempts, other.attempts));
    super(
      {
        key: DAILY_KEY,
        initial: stateOf(NO_ATTEMPTS),
        decode: (stored) => stateOf(readAttempts(stored)),
        encode: ({ attempts }) => ({ days: daysOf(attempts) }),
        apply: join,
      },
      storage,
    );
    this.read();
  }

  of(day: number): DayResults {
    return this.get().days.get(day) ?? [];
  }

  best(assisted: boolean): Result | null {
    return bestOf([...this.get().days.values()].flat(), assisted);
  }

  /**
   * Uses up a ranked attempt, even if the player gives up.
   * @returns null if no attempt is left, so the run is practice.
   */
  begin(day: number): Attempt | null {
    const number = this.next(day);
    if (number === null) return null;
    const id = uuidV7();
    this.add(day, id, null);
    return { id, number };
  }

  next(day: number): number | null {
    this.read();
    const attempt = this.of(day).length + 1;
    return attempt > ATTEMPTS ? null : attempt;
  }

  hasResult(day: number, id: string): boolean {
    return (this.get().attempts.get(day)?.get(id) ?? null) !== null;
  }

  finish(day: number, { id }: Pick<Attempt, 'id'>, result: Result): void {
    this.add(day, id, result);
  }

  private add(day: number, id: string, result: Result | null): void {
    this.update(stateOf(new Map([[day, new Map([[id, result]])]])));
  }
}

function stateOf(attempts: DailyAttempts): DailyState {
  return { attempts, days: resultsOf(attempts) };
}

/** A damaged score counts as begun but not finished. Unknown assists count as assisted. */
const RESULT = fallback(
  nullable(
    object({
      score: wholeNumber(),
      metres: fallback(wholeNumber(), 0),
      assisted: fallback(boolean(), true),
    }),
  ),
  null,
);

const ID = fallback(object({ id: string() }), { id: '' });

const DAY = fallback(array(unknown()), []);

const STORED_ATTEMPTS = fallback(
  pipe(
    object({ days: record(string(), DAY) }),
    transform(({ days }): DailyAttempts => new Map(Object.entries(days).flatMap(readDay))),
  ),
  NO_ATTEMPTS,
);

function daysOf(attempts: DailyAttempts): object {
  const stored = (results: AttemptsOfDay) =>
    [...results].map(([id, result]) => ({ id, ...result }));
  return Object.fromEntries([...attempts].map(([day, results]) => [day, stored(results)]));
}

export function readAttempts(stored: StoredFields): DailyAttempts {
  return parse(STORED_ATTEMPTS, stored);
}

function readDay([name, stored]: [string, readonly unknown[]]): [number, AttemptsOfDay][] {
  const day = /^(?:0|-?[1-9]\d*)$/.test(name) ? Number(name) : NaN;
  const attempts = stored
    .slice(0, ATTEMPTS)
    // Sorts before every id made from the time.
    .map(
      (attempt, index) => [parse(ID, attempt).id || `00${index}`, parse(RESULT, attempt)] as const,
    );
  return Number.isSafeInteger(day) && attempts.length > 0 ? [[day, new Map(attempts)]] : [];
}
