import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRun,
  lastNight,
  NIGHT_DURATION,
  NIGHT_INTERVAL,
  nightAt,
  practiceRules,
  skyScoreOf,
} from '#simulation';
import { darknessAt, DAY_LENGTH, FADE_POINTS, hourAt, HOURS, moonPhaseAt } from '#stage/testing';

const scores = integer({ min: 0, max: 1_000_000 });
const nights = integer({ min: 1, max: 1000 });

describe('the hour', () => {
  it('goes from morning through noon to afternoon until 700 points, and again between nights', () => {
    expect([0, 350, 699].map(hourAt)).toEqual([HOURS.morning, HOURS.noon, HOURS.afternoon]);
    expect([920, 1160, 1399].map(hourAt)).toEqual([HOURS.morning, HOURS.noon, HOURS.afternoon]);
    assert(property(integer({ min: 0, max: 699 }), (score) => hourAt(score) <= HOURS.afternoon));
    assert(
      property(
        nights,
        integer({ min: NIGHT_DURATION + FADE_POINTS, max: NIGHT_INTERVAL - 1 }),
        (night, since) => hourAt(night * NIGHT_INTERVAL + since) <= HOURS.afternoon,
      ),
    );
  });

  it('never jumps from one point to the next', () => {
    assert(
      property(scores, (score) => {
        const step = (hourAt(score + 1) - hourAt(score) + DAY_LENGTH) % DAY_LENGTH;
        return step === 0 || step === 1;
      }),
    );
  });
});

describe('nights', () => {
  it.each([
    [0, 0, 0],
    [699, 0, 0],
    [700, 1, 1],
    [899, 1, 1],
    [900, 1, 0],
    [950, 1, 0],
    [1399, 1, 0],
    [1400, 2, 2],
    [70_000, 100, 100],
  ])(
    'at a score of %i the last night is number %i, the one whose events may be seen number %i',
    (score, last, seen) => {
      expect([lastNight(score), nightAt(score)]).toEqual([last, seen]);
    },
  );

  it('each have the next of seven phases of the moon', () => {
    expect([700, 1400, 2100, 2800, 3500, 4200, 4900, 5600].map(moonPhaseAt)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 0,
    ]);
  });

  it('keep their phase of the moon until the end of dawn', () => {
    assert(
      property(
        nights,
        integer({ min: 0, max: NIGHT_DURATION + FADE_POINTS }),
        (night, since) => moonPhaseAt(night * NIGHT_INTERVAL + since) === (night - 1) % 7,
      ),
    );
  });
});

it('practice at night takes place under a full moon, whatever its count; no other run does', () => {
  const practised = (trains: 'night' | 'everything') =>
    createRun('a', { practice: practiceRules({ trains, pace: 700 }) }).view;
  const score = skyScoreOf(practised('night'));
  expect(darknessAt(hourAt(score))).toBe(1);
  expect([nightAt(score), moonPhaseAt(score)]).toEqual([4, 3]);
  expect(skyScoreOf(practised('everything'))).toBe(0);
  expect(skyScoreOf(createRun('a').view)).toBe(0);
});
