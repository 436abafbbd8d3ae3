import { describe, expect, it } from 'vitest';
import { createRun, PRACTICE_SUBJECTS, type PracticeOptions } from '#simulation';
import { searchCourse } from '../search-course.ts';

const PACE_SCORES = [0, 300, 700, 1000, 2000, 3000];
const SEEDS = 3;
/** Threats passed. */
const UNTIL = 60;

describe.each(PRACTICE_SUBJECTS)('practice of %s', (subject) => {
  it.each(['never', 'whenever-ready', 'at-random'] as const)(
    'can be survived at each pace, with turbo %s',
    { timeout: 60_000 },
    (turbo) => {
      const lost: string[] = [];
      for (const paceScore of PACE_SCORES) {
        for (let seed = 0; seed < SEEDS; seed++) {
          const { survivable } = searchCourse({
            seed,
            untilScore: UNTIL,
            turbo,
            practice: { subject, paceScore },
          });
          if (!survivable) lost.push(`${paceScore}: ${seed}`);
        }
      }
      expect(lost).toEqual([]);
    },
  );
});

it('the way that the search finds survives when played', () => {
  const practice: PracticeOptions = { subject: 'largeCacti', paceScore: 0 };
  const answer = searchCourse({ seed: 'a', untilScore: UNTIL, turbo: 'never', practice });
  if (!answer.survivable) throw new Error('This course cannot be survived.');
  const run = createRun('a', { practice });
  for (const input of answer.inputs) run.step(input);
  expect(run.view).toMatchObject({ gameOver: false, score: UNTIL });
});
