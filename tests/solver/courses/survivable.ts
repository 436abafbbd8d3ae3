import { describe, expect, test, vi } from 'vitest';
import { createRun } from '#simulation';
import { searchCourse, type TurboPolicy } from '../search-course.ts';
import { COMPUTATION_LIMIT } from '../../tools/computation-limit.ts';
import { IS_ALL } from '../../tools/is-all.ts';

vi.setConfig({ testTimeout: COMPUTATION_LIMIT });

/** Few courses per test, so that no test takes long. */
const COURSES = 25;
const TESTS = IS_ALL ? 20 : 2;
const FIRST_SEEDS = Array.from({ length: TESTS }, (_, part) => part * COURSES);
const SCORE = 5000;

/** Each use of turbo has a test file of its own, so that they run side by side. */
export function describeSurvivableCourses(turbo: TurboPolicy): void {
  describe(`with turbo ${turbo}`, () => {
    test.each(FIRST_SEEDS)(
      `each of the ${COURSES} courses from %i on can be survived to ${SCORE} points`,
      (from) => {
        const lost: number[] = [];
        for (let seed = from; seed < from + COURSES; seed++) {
          if (!searchCourse({ seed, untilScore: SCORE, turbo }).survivable) lost.push(seed);
        }
        expect(lost).toEqual([]);
      },
    );

    test('the way that the search finds survives when played', () => {
      for (let seed = 0; seed < 3; seed++) {
        const answer = searchCourse({ seed, untilScore: SCORE, turbo });
        if (!answer.survivable) throw new Error(`Course ${seed} cannot be survived.`);
        const run = createRun(seed);
        for (const input of answer.inputs) run.step(input);
        expect(run.view).toMatchObject({ gameOver: false, score: SCORE });
      }
    });
  });
}
