import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from '#features/history';
import type { SavedRun } from '#game';
import { retain, sizeOf } from '#src/features/history/retention.ts';

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

const manyRuns = (count: number, run: Partial<SavedRun> = {}) =>
  Array.from({ length: count }, () => aRun(run));

const texts = (runs: readonly SavedRun[]) => runs.map(({ replay }) => replay);

describe('the retained runs', () => {
  it('are the best ever with and without assists and the last ten, the latest first', () => {
    const [assisted, best] = [aRun({ score: 90, assisted: true }), aRun({ score: 50 })];
    const others = manyRuns(15, { score: 10 });
    const kept = [...others.slice(-10).toReversed(), best, assisted];
    expect(retain([assisted, best, ...others])).toEqual(kept);
  });

  it('are the best of each of the last fourteen days that were played', () => {
    const days = Array.from({ length: 16 }, (_, day) => [
      aRun({ day, score: 2 }),
      aRun({ day, score: 1 }),
      aRun({ day, score: 9, assisted: true }),
    ]).flat();
    const kept = retain([...days, ...manyRuns(10)]).filter(({ score }) => score === 2);
    // The best ever is on the first day, as the earliest of equals.
    expect(kept.map(({ day }) => day)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0]);
  });

  it('over the budget lose the oldest first, and the best last', () => {
    const best = aRun({ score: 50, replay: 'a run of ten' });
    const others = manyRuns(4, { replay: '' }).map((run, index) => ({
      ...run,
      replay: `${index}`,
    }));
    const room = (count: number) => sizeOf(best) + count * sizeOf(others[0] ?? best);
    const keptIn = (budget: number) => texts(retain([best, ...others], budget));
    expect(keptIn(room(2))).toEqual(['3', '2', best.replay]);
    expect(keptIn(room(2) - 1)).toEqual(['3', best.replay]);
    expect(keptIn(room(0))).toEqual([best.replay]);
    // A run that would never fit isn't the best.
    expect(keptIn(room(0) - 1)).toEqual(['0']);
  });

  it('are each there once, with the time at which it was first played', () => {
    const run = aRun({});
    expect(retain([{ ...run, at: run.at + 9 }, run, run])).toEqual([run]);
  });

  it('do not depend on the order of adding, nor on adding twice', () => {
    const all = Array.from({ length: 60 }, (_, index) =>
      aRun({
        at: (index * 7919) % 2000,
        score: (index * 31) % 17,
        assisted: index % 3 === 0,
        ...(index % 2 === 0 ? { day: index % 20 } : {}),
      }),
    );
    const kept = texts(retain(all));
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 60 }), fc.nat(60), (others, middle) => {
        const first = retain(others.slice(0, middle));
        expect(texts(retain([...first, ...others.slice(middle), ...first]))).toEqual(kept);
      }),
    );
  });
});

it('the best is a run without assists, if there is one, and the earliest of equals', () => {
  const plain = aRun({ score: 5 });
  const assisted = aRun({ score: 50, assisted: true });
  expect(bestOf([assisted, aRun({ score: 5 }), plain])).toBe(plain);
  expect(bestOf([assisted])).toBe(assisted);
});
