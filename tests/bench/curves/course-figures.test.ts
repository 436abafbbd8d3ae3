import { expect, test } from 'vitest';
import { arrivalsOfCourses } from './arrivals.ts';
import { courseFigures } from './course-figures.ts';

const cactus = (step: number, window: number) =>
  ({ step, score: Math.floor(step / 6), kind: 'cactus', window }) as const;
const pterodactyl = (step: number) =>
  ({ step, score: Math.floor(step / 6), kind: 'pterodactyl', window: null }) as const;

test('threats, calm, windows, gaps and phrases are told by score', () => {
  const [first, second] = courseFigures([
    [cactus(120, 10), cactus(180, 20), cactus(600, 30), cactus(1200, 12), pterodactyl(1240)],
  ]);
  // 150 points are 15 s: 900 steps.
  expect(first).toMatchObject({
    from: 0,
    to: 150,
    calm: { longest: 7 },
    windows: { smallest: 10, percentile5: 11, median: 20 },
  });
  expect(first?.threatsPerSecond).toBeCloseTo(3 / 15);
  expect(first?.gaps).toMatchObject({ '60 to 74': 0.5, '180 or more': 0.5, '30 to 44': 0 });
  expect(first?.phrases).toEqual({ 'cactus cactus': 2 / 3, cactus: 1 / 3 });
  expect(second).toMatchObject({
    from: 150,
    to: 300,
    calm: { longest: 10 },
    windows: { smallest: 12, median: 12 },
  });
  expect(second?.gaps).toMatchObject({ '30 to 44': 0.5, '180 or more': 0.5 });
  expect(second?.phrases).toEqual({ 'cactus pterodactyl': 1 });
});

test('threats less than 75 steps apart are one phrase, and a long one has no name of its own', () => {
  const apart = courseFigures([[cactus(100, 20), cactus(174, 20), cactus(249, 20)]]);
  expect(apart[0]?.phrases).toEqual({ 'cactus cactus': 2 / 3, cactus: 1 / 3 });
  const long = courseFigures([[100, 150, 200, 250, 300].map((step) => cactus(step, 20))]);
  expect(long[0]?.phrases).toEqual({ 'more than 4 threats': 1 });
});

test('the calm before the first threat counts, but is no gap between two', () => {
  const [first] = courseFigures([[cactus(300, 20)], [cactus(600, 20), cactus(660, 20)]]);
  expect(first?.calm?.longest).toBe(10);
  expect(first?.gaps).toMatchObject({ '60 to 74': 1, '180 or more': 0 });
});

test('where no threat came there is no calm and no window', () => {
  for (const { threatsPerSecond, calm, windows } of courseFigures([[]])) {
    expect({ threatsPerSecond, calm, windows }).toEqual({
      threatsPerSecond: 0,
      calm: null,
      windows: null,
    });
  }
});

test('each threat of a course arrives once, and the seed alone decides which', () => {
  const [course, next] = arrivalsOfCourses({ from: 7, count: 2, untilScore: 600 });
  expect(arrivalsOfCourses({ from: 8, count: 1, untilScore: 600 })).toEqual([next]);
  expect(course?.length).toBeGreaterThan(15);
  expect(course?.map(({ step }) => step)).toEqual(
    course?.map(({ step }) => step).toSorted((a, b) => a - b),
  );
  for (const { kind, window, score } of course ?? []) {
    expect(score).toBeLessThanOrEqual(600);
    if (kind === 'cactus') expect(window).toBeGreaterThanOrEqual(8);
    else expect(window).toBeNull();
  }
});
