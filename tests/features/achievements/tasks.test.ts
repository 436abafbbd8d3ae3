import { expect, it, test } from 'vitest';
import { ACHIEVEMENTS, formatNumber, nextGoal } from '#content';
import { ACHIEVEMENT_IDS, GOALS } from '#src/features/achievements/goals.ts';
import { SLOW_UNTIL_POINTS } from '#src/features/achievements/detectors.ts';
import { MAX_CACTI, NIGHT_DURATION_POINTS, NIGHT_INTERVAL_POINTS } from '#simulation';

/** Numbers that tasks write as words. */
const WORDS: ReadonlyMap<number, string> = new Map([
  [2, 'two'],
  [3, 'three'],
  [5, 'five'],
  [10, 'ten'],
  [40, 'forty'],
]);

const inWords = (value: number) => WORDS.get(value) ?? formatNumber(value);

test.each(ACHIEVEMENT_IDS.filter((id) => GOALS[id] > 1 && id !== 'firstNight'))(
  'the task says the goal: %s',
  (id) => {
    const words = ACHIEVEMENTS[id].task.toLowerCase().split(/[ .]/);
    expect(words).toContain(inWords(GOALS[id]));
  },
);

it('the first night ends at the goal of its task', () => {
  expect(GOALS.firstNight).toBe(NIGHT_INTERVAL_POINTS + NIGHT_DURATION_POINTS);
});

it('the task about a wide group says its size and until when it counts', () => {
  const { task } = ACHIEVEMENTS.wideLoad;
  for (const text of [task, nextGoal('wideLoad', 0, 1)])
    expect(text).toContain(`${inWords(MAX_CACTI)} large cacti`);
  expect(task).toContain(`before ${inWords(SLOW_UNTIL_POINTS)} points`);
});
