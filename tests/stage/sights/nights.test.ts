import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { nightAt, nightShown } from '../../../src/stage/sights/night.ts';
import { sightsOf } from '../../../src/stage/sights/nights.ts';

describe('night', () => {
  it.each([
    [0, 0],
    [699, 0],
    [700, 1],
    [899, 1],
    [900, 0],
    [1399, 0],
    [1400, 2],
    [70_000, 100],
  ])('at a score of %i it is night number %i', (score, night) => {
    expect(nightAt(score)).toBe(night);
  });

  it('comes and goes evenly, however the frames fall between the steps', () => {
    const run = createRun('night', { invincible: true });
    const shown: number[] = [];
    while (run.view.score < 910) {
      run.step(NO_INPUT);
      if (run.view.score < 690) continue;
      for (const moment of [0.25, 0.5, 0.75, 1]) shown.push(nightShown(run.view, moment));
    }
    expect(shown[0]).toBe(0);
    expect(Math.max(...shown)).toBe(1);
    expect(shown.at(-1)).toBe(0);
    const changes = shown.map((value, i) => Math.abs(value - (shown[i - 1] ?? value)));
    // A fade takes 120 steps; the score moves in one of six, so the first sixth of a point shows at once.
    expect(Math.max(...changes)).toBeLessThanOrEqual(1 / 120 + 1e-9);
  });
});

describe('the nights', () => {
  it('show the meteor and the herd first', () => {
    expect(sightsOf(1)).toEqual(['meteor', 'herd']);
  });

  it('show four more times something that was not there before', () => {
    const before = new Set<string>();
    for (const night of [1, 2, 3, 4, 5]) {
      for (const name of sightsOf(night)) {
        expect(before, `night ${night}`).not.toContain(name);
        before.add(name);
      }
    }
  });

  it('show nothing by day', () => {
    expect(sightsOf(0)).toEqual([]);
  });

  it('bring everything again later on, never the same two nights running, in the same order each time', () => {
    const later = Array.from({ length: 12 }, (_, i) => sightsOf(6 + i));
    expect(new Set(later.flat())).toEqual(new Set([1, 2, 3, 4, 5].flatMap(sightsOf)));
    expect(new Set(later.map((names) => names.join())).size).toBe(12);
    later.forEach((names, i) => {
      expect(names).toHaveLength(2);
      for (const name of names) expect(later[i - 1] ?? []).not.toContain(name);
      expect(sightsOf(18 + i)).toEqual(names);
    });
  });
});
