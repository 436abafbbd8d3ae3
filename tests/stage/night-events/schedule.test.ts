import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { nightEventsOf, nightEventsOpacity } from '#stage/testing';

describe('the events of a night', () => {
  it('fade in and out evenly, however the frames fall between the steps', () => {
    const run = createRun('night', { invincible: true });
    const shown: number[] = [];
    while (run.view.score < 910) {
      run.step(NO_INPUT);
      if (run.view.score < 690) continue;
      for (const alpha of [0.25, 0.5, 0.75, 1]) shown.push(nightEventsOpacity(run.view, alpha));
    }
    expect(shown[0]).toBe(0);
    expect(Math.max(...shown)).toBe(1);
    expect(shown.at(-1)).toBe(0);
    const changes = shown.map((value, i) => Math.abs(value - (shown[i - 1] ?? value)));
    // A fade takes 120 steps.
    expect(Math.max(...changes)).toBeLessThanOrEqual(1 / 120 + 1e-9);
  });
});

describe('the schedule of night events', () => {
  it('begins with the meteor and the herd', () => {
    expect(nightEventsOf(1)).toEqual(['meteor', 'herd']);
  });

  it('brings something new on each of the next four nights', () => {
    const before = new Set<string>();
    for (const night of [1, 2, 3, 4, 5]) {
      for (const name of nightEventsOf(night)) {
        expect(before, `night ${night}`).not.toContain(name);
        before.add(name);
      }
    }
  });

  it('has nothing by day', () => {
    expect(nightEventsOf(0)).toEqual([]);
  });

  it('repeats every event later, never two nights in a row, in a cycle of twelve nights', () => {
    const later = Array.from({ length: 12 }, (_, i) => nightEventsOf(6 + i));
    expect(new Set(later.flat())).toEqual(new Set([1, 2, 3, 4, 5].flatMap(nightEventsOf)));
    expect(new Set(later.map((names) => names.join())).size).toBe(12);
    later.forEach((names, i) => {
      expect(names).toHaveLength(2);
      for (const name of names) expect(later[i - 1] ?? []).not.toContain(name);
      expect(nightEventsOf(18 + i)).toEqual(names);
    });
  });
});
