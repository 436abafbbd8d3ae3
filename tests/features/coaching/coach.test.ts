import { describe, expect, it } from 'vitest';
import type { CoachedThreat } from '#content';
import { Coach } from '#features/coaching';

const crash = (threat: CoachedThreat, early = false) => ({ threat, early });

/** Ends runs at these threats, and returns what there was a tip on after each. */
function endRuns(
  coach: Coach,
  threats: readonly CoachedThreat[],
  score = 100,
): readonly (CoachedThreat | undefined)[] {
  return threats.map((threat) => coach.onEnd(score, crash(threat))?.threat);
}

describe('a tip comes', () => {
  it('after three early ends in a row at the same kind of threat', () => {
    expect(endRuns(new Coach(), ['largeCacti', 'largeCacti', 'largeCacti'])).toEqual([
      undefined,
      undefined,
      'largeCacti',
    ]);
  });

  it('not when another threat came between', () => {
    const ends = endRuns(new Coach(), [
      'largeCacti',
      'largeCacti',
      'smallCacti',
      'largeCacti',
      'largeCacti',
    ]);
    expect(ends.every((tip) => tip === undefined)).toBe(true);
  });

  it('not when a run got to 450 points in between, nor for such runs', () => {
    const coach = new Coach();
    endRuns(coach, ['wideGroups', 'wideGroups'], 449);
    expect(endRuns(coach, ['wideGroups'], 450)).toEqual([undefined]);
    expect(endRuns(coach, ['wideGroups', 'wideGroups'], 449)).toEqual([undefined, undefined]);
    expect(endRuns(coach, ['wideGroups'], 449)).toEqual(['wideGroups']);
  });

  it('once for each kind', () => {
    const coach = new Coach();
    endRuns(coach, ['lowPterodactyls', 'lowPterodactyls', 'lowPterodactyls']);
    expect(
      endRuns(coach, ['lowPterodactyls', 'lowPterodactyls', 'lowPterodactyls']).every(
        (tip) => !tip,
      ),
    ).toBe(true);
    expect(endRuns(coach, ['smallCacti', 'smallCacti', 'smallCacti'])).toEqual([
      undefined,
      undefined,
      'smallCacti',
    ]);
  });

  it('on the mistake that most of the three runs had', () => {
    const tipAfter = (...early: readonly boolean[]) => {
      const coach = new Coach();
      return early.map((isEarly) => coach.onEnd(50, crash('smallCacti', isEarly))).at(-1);
    };
    expect(tipAfter(true, false, true)).toEqual({ threat: 'smallCacti', early: true });
    expect(tipAfter(false, true, false)).toEqual({ threat: 'smallCacti', early: false });
  });
});
