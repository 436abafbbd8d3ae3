import { describe, expect, it } from 'vitest';
import type { AchievementId } from '#content';
import { type NextLine, nextLine } from '#features/achievements';
import { ACHIEVEMENT_IDS, GOALS } from '#src/features/achievements/goals.ts';

type Bests = Readonly<Partial<Record<AchievementId, number>>>;

function lineAfter(runs: number, bests: Bests, shown: readonly AchievementId[] = []) {
  const results = Object.fromEntries(
    ACHIEVEMENT_IDS.map((id) => [
      id,
      { best: bests[id] ?? 0, at: bests[id] === GOALS[id] ? 1 : null },
    ]),
  );
  return nextLine({ results, judged: Array.from({ length: runs }, String) }, shown);
}

describe('in the first three runs the line tells what comes next in the world', () => {
  it.each([
    [60, 'A weapon waits at 100', 'gun'],
    [180, 'Pterodactyls fly from 200', 'pterodactyl-1'],
    [200, 'Night falls at 700', 'moon-4'],
  ])('for a best of %i: %s', (livingFossil, text, picture) => {
    expect(lineAfter(3, { livingFossil, limbo: 9 })).toEqual({
      text,
      at: Number(text.split(' ').at(-1)),
      picture,
    });
    expect(lineAfter(4, { livingFossil, limbo: 9 })?.goal).toBe('limbo');
  });

  it('or the nearest goal, once the world has been seen', () => {
    expect(lineAfter(1, { livingFossil: 700, limbo: 9 })?.goal).toBe('limbo');
  });
});

describe('the nearest goal', () => {
  it.each<[string, Bests, NextLine]>([
    [
      'has the largest share of the way behind it',
      { limbo: 6, oneKey: 290, whisker: 1 },
      { goal: 'limbo', text: 'Next: Limbo, 6 of 10 ducked' },
    ],
    [
      'of two as near is the one with the smallest step',
      { unarmed: 500, doubleTap: 1, limbo: 5 },
      { goal: 'doubleTap', text: 'Next: Double tap, 1 of 2 shot' },
    ],
    [
      'is none that is earned',
      { limbo: 10, unarmed: 999 },
      { goal: 'unarmed', text: 'Next: Pacifist, 999 of 1,000 points' },
    ],
    [
      'isn’t one of three on a course, which every run is',
      { learningCurve: 1, noneInVain: 2 },
      { goal: 'noneInVain', text: 'Next: None in vain, 2 of 40 jumps' },
    ],
    [
      'may be simply met or not',
      {},
      { goal: 'wideLoad', text: 'Next: Wide load, clear three large cacti at once' },
    ],
  ])('%s', (_, bests, line) => expect(lineAfter(4, bests)).toEqual(line));

  it('is never the same three times running', () => {
    const bests = { limbo: 6, whisker: 1 };
    expect(lineAfter(4, bests, ['whisker', 'limbo'])?.goal).toBe('limbo');
    expect(lineAfter(4, bests, ['limbo', 'limbo'])?.goal).toBe('whisker');
    expect(lineAfter(4, { ...GOALS, limbo: 6 }, ['limbo', 'limbo'])).toBeNull();
  });
});
