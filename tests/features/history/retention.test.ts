import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from '#features/history';
import type { SavedRun } from '#game';
import { bestAssisted, BUDGET_BYTES, retain, sizeOf } from '#src/features/history/retention.ts';

const DAY = 86_400_000;

let made = 0;
const aRun = (run: Partial<SavedRun>): SavedRun => {
  made += 1;
  return {
    replay: `run ${made}`,
    at: made,
    page: '/',
    score: 0,
    metres: 0,
    assisted: false,
    ...run,
  };
};

/** Some are on the course of the day on which they ended; some are duplicates. */
const anyRun: fc.Arbitrary<SavedRun> = fc
  .record({
    name: fc.integer({ min: 0, max: 200 }),
    characters: fc.oneof(fc.constant(10), fc.integer({ min: 10, max: 600_000 })),
  })
  .map(({ name, characters }) => {
    // All fields follow from the replay, so duplicates are equal.
    const at = ((name * 7919) % 2000) * (DAY / 50);
    return {
      replay: `${name}`.padEnd(characters, '.'),
      at,
      page: '/dino-run',
      score: (name * 31) % 17,
      metres: 0,
      assisted: name % 3 === 0,
      ...(name % 2 === 0 ? { day: Math.floor(at / DAY) } : {}),
    };
  });
const anyRuns = fc.array(anyRun, { maxLength: 60 });
const smallRuns = anyRuns.map((runs) =>
  runs.map((run) => ({ ...run, replay: run.replay.slice(0, 10) })),
);

const total = (runs: readonly SavedRun[]) => runs.reduce((sum, run) => sum + sizeOf(run), 0);
const keep = (runs: readonly SavedRun[]) => retain(runs);
const texts = (runs: readonly SavedRun[]) => runs.map(({ replay }) => replay);
const latest = (runs: readonly SavedRun[]) =>
  runs.toSorted((a, b) => b.at - a.at || (a.replay < b.replay ? -1 : 1));
const distinct = (runs: readonly SavedRun[]) => [
  ...new Map(runs.map((run) => [run.replay, run])).values(),
];

describe('the retained runs', () => {
  it('are within the budget, and among the given ones', () => {
    fc.assert(
      fc.property(anyRuns, fc.integer({ min: 0, max: BUDGET_BYTES }), (runs, budget) => {
        const kept = retain(runs, budget);
        expect(total(kept)).toBeLessThanOrEqual(budget);
        for (const run of kept) expect(runs).toContain(run);
        expect(new Set(texts(kept)).size).toBe(kept.length);
      }),
    );
  });

  it('include the best ever with and without assists, as far as they fit', () => {
    fc.assert(
      fc.property(anyRuns, (runs) => {
        const kept = keep(runs);
        const best = bestOf(runs);
        const assisted = bestAssisted(runs);
        expect(bestOf(kept)?.replay).toBe(best?.replay);
        if (
          best !== undefined &&
          assisted !== undefined &&
          total(distinct([best, assisted])) <= BUDGET_BYTES
        ) {
          expect(texts(kept)).toContain(assisted.replay);
        }
      }),
    );
  });

  it('include the last ten, as far as they fit beside the best', () => {
    fc.assert(
      fc.property(anyRuns, (runs) => {
        const last = latest(distinct(runs)).slice(0, 10);
        const bests = [bestOf(runs), bestAssisted(runs)].flatMap((run) => run ?? []);
        if (total(distinct([...bests, ...last])) > BUDGET_BYTES) return;
        expect(texts(keep(runs))).toEqual(expect.arrayContaining(texts(last)));
      }),
    );
  });

  it('do not depend on the order of adding, nor on adding twice', () => {
    const shuffled = smallRuns.chain((runs) =>
      fc.tuple(
        fc.constant(runs),
        fc.shuffledSubarray(runs, { minLength: runs.length }),
        fc.nat(60),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([runs, others, middle]) => {
        const kept = texts(keep(runs));
        expect(texts(keep(others))).toEqual(kept);
        const first = keep(others.slice(0, middle));
        expect(texts(keep([...first, ...others.slice(middle)]))).toEqual(kept);
        expect(texts(keep([...others.slice(middle), ...first, ...runs]))).toEqual(kept);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the best of a day', () => {
  it('is one without assists, even if one with assists has a better score', () => {
    const [plain, assisted] = [
      aRun({ day: 3, score: 5 }),
      aRun({ day: 3, score: 50, assisted: true }),
    ];
    expect(bestOf([assisted, plain])).toBe(plain);
    expect(bestOf([assisted])).toBe(assisted);
  });

  it('is retained for the last fourteen days that were played', () => {
    const daily = Array.from({ length: 16 }, (_, day) => aRun({ day, at: day * DAY, score: 1 }));
    const better = Array.from({ length: 10 }, (_, index) =>
      aRun({ at: 20 * DAY + index, score: 2 }),
    );
    const days = keep([...better, ...daily]).flatMap(({ day }) => day ?? []);
    expect(days).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});
