import { describe, expect, it } from 'vitest';
import { CONTROLS, FAQ, FEATURES, formatNumber, PRIVACY, TERMS } from '#content';
import {
  BASE_SPEED,
  HIGH_JUMP_SCORE,
  HITBOX_INSET,
  MAX_SPEED,
  NIGHT_DURATION,
  NIGHT_INTERVAL,
  CLOSE_SCORE,
  PICKUP_SCORE,
  POINTS_PER_PTERODACTYL,
  PTERODACTYL_SCORE,
  SCORE_PER_SPEED,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
  TURBO_COOLDOWN_STEPS,
  TURBO_FACTOR,
  TURBO_STEPS,
} from '#simulation';
import { attemptsLeft } from '#features/daily/testing';
import { DEFAULT_BINDINGS } from '#game/api';
import { actionOfKey, bitOf, Gestures, PLAY_ACTIONS, readActions } from '#game/testing';
import { ALL_TEXTS, RECORDS, textsIn } from './texts.ts';

/** Features that the game does not have. */
const ABSENT = /joystick|leaderboard|multiplayer/i;

/** All texts about our game; the articles are about the original. */
const OURS = ALL_TEXTS.filter(({ place }) => !/^(CREATORS|HISTORY)\./.test(place));

it('no page promises what the game does not have', () => {
  expect(OURS.filter(({ text }) => ABSENT.test(text))).toEqual([]);
});

it('no text is blank or ends with a space or a comma', () => {
  const broken = ALL_TEXTS.filter(
    ({ text }) => text.trim() === '' || text !== text.trim() || / {2}|,$/.test(text),
  );
  expect(broken).toEqual([]);
});

describe('the numbers in the texts are those of the rules', () => {
  const answers = [...textsIn(FAQ.items)].map(({ text }) => text).join('\n');
  const topSpeedScore = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;
  // Above this score the top speed limits turbo.
  const fullTurboScore = Math.floor((MAX_SPEED / TURBO_FACTOR - BASE_SPEED) * SCORE_PER_SPEED);

  it('scores', () => {
    const scores = [
      0,
      PICKUP_SCORE,
      PTERODACTYL_SCORE,
      fullTurboScore - (fullTurboScore % 10),
      NIGHT_INTERVAL,
      topSpeedScore,
      CLOSE_SCORE,
      HIGH_JUMP_SCORE,
    ];
    // The goals of the achievements are compared with their tasks where the achievements are
    // tested.
    const named = OURS.filter(({ place }) => !place.startsWith('ACHIEVEMENTS.')).flatMap(
      ({ place, text }) =>
        [...text.matchAll(/(\d[\d,]*) points/g)].map(([, points = '']) => ({
          place,
          text,
          points: Number(points.replace(',', '')),
        })),
    );
    expect(named.length).toBeGreaterThan(0);
    const strange = named.filter(
      ({ points }) => !scores.includes(points) && points !== POINTS_PER_PTERODACTYL,
    );
    expect(strange).toEqual([]);
  });

  it('speed', () => {
    expect(STEPS_PER_SECOND / STEPS_PER_POINT).toBe(10);
    expect(answers).toContain('ten points a second');
    expect(MAX_SPEED / BASE_SPEED).toBeCloseTo(2.43);
    expect(answers).toContain(
      `at ${formatNumber(topSpeedScore)} points the ground moves nearly two and a half times as fast`,
    );
  });

  it('the night', () => {
    expect([NIGHT_INTERVAL, NIGHT_DURATION]).toEqual([700, 200]);
    expect(OURS.map(({ text }) => text).join('\n')).toMatch(
      /From 700\. Night falls .* stays for two hundred points\..* every further 700 points/,
    );
  });

  it('turbo', () => {
    expect([
      TURBO_STEPS / STEPS_PER_SECOND,
      TURBO_COOLDOWN_STEPS / STEPS_PER_SECOND,
      TURBO_FACTOR,
    ]).toEqual([3, 5, 1.5]);
    expect(answers).toContain('50% faster for three seconds');
    expect(answers).toContain('five seconds to cool down');
  });
});

describe('the variant pages tell the rules as they are', () => {
  const wordsOf = (variant: string) =>
    RECORDS.find(({ name }) => name === variant)?.record.seoContent.content.join('\n') ?? '';

  it('when obstacles come close together, and when a pterodactyl brings a cactus', () => {
    expect(wordsOf('chrome-dino-game')).toContain(
      `From ${formatNumber(CLOSE_SCORE)} points on, some come close together`,
    );
    expect(wordsOf('dino-game')).toContain(
      `Above ${formatNumber(HIGH_JUMP_SCORE)} points, look twice: a low one may come with a cactus`,
    );
    expect(wordsOf('t-rex-chrome-dino-game')).toMatch(
      new RegExp(
        `At ${formatNumber(CLOSE_SCORE)}, .* obstacles start to come in close pairs\\. From ${formatNumber(HIGH_JUMP_SCORE)} a low`,
      ),
    );
  });

  it('how long a finger is watched while a pterodactyl is coming', () => {
    expect(wordsOf('dino-run-game')).toContain('waits up to a tenth of a second');
    const pressed: string[] = [];
    const press = (action: string) => pressed.push(action);
    const gestures = new Gestures({ mode: () => 'patient', press, release: () => undefined });
    gestures.down(1, 0, 0, 0);
    gestures.frame(99);
    expect(pressed).toEqual([]);
    gestures.frame(100);
    expect(pressed).toEqual(['jump']);
  });

  it('how much smaller hitboxes are, and how many ranked attempts a day has', () => {
    expect(HITBOX_INSET).toBe(10);
    expect(wordsOf('dino-game')).toContain('ten pixels smaller than the figures on every side');
    expect(attemptsLeft([])).toBe(3);
    expect(wordsOf('dino-run')).toContain('three ranked attempts');
  });
});

it('the cards below the stage contain what the specification asks for', () => {
  expect(CONTROLS.map(({ keys }) => keys)).toEqual(
    expect.arrayContaining([['Space', '↑'], ['↓', 'C'], ['Shift']]),
  );
  expect(FEATURES.join('\n')).toMatch(
    /endless runner.*\n.*speed.*score.*\n.*day and night.*\n.*high score/is,
  );
});

it('a gamepad works as the answer about the controls says', () => {
  const answer = FAQ.items.find(({ id }) => id === 'controls')?.answer.join('\n');
  expect(answer).toMatch(
    /gamepad, A jumps, B ducks, X shoots and Y starts turbo\. Start starts and pauses\./,
  );
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const actionOf = (place: number, mapping: GamepadMappingType = 'standard') => {
    const pressed = buttons.with(place, { pressed: true, touched: true, value: 1 });
    const read = readActions({ axes: [], buttons: pressed, mapping }, 0);
    return PLAY_ACTIONS.find((action) => read === bitOf(action));
  };
  expect([0, 1, 2, 3, 9].map((place) => actionOf(place))).toEqual([
    'jump',
    'crouch',
    'shoot',
    'turbo',
    'pause',
  ]);
  expect(answer).toContain('doesn’t know your gamepad, only its first button works: it jumps.');
  expect([0, 1, 9].map((place) => actionOf(place, ''))).toEqual(['jump', undefined, undefined]);
});

it('every letter on the card of the controls is a default key', () => {
  const letters = CONTROLS.flatMap(({ keys }) => keys).filter((key) => /^[A-Z]$/.test(key));
  expect(letters).toEqual(expect.arrayContaining(['C', 'F', 'P']));
  const strange = letters.filter(
    (key) =>
      actionOfKey(DEFAULT_BINDINGS, { code: `Key${key}`, key: key.toLowerCase() }) === undefined,
  );
  expect(strange).toEqual([]);
});

it('the legal texts agree on the age limit and name the governing law', () => {
  const privacy = [...textsIn(PRIVACY)].map(({ text }) => text).join('\n');
  const terms = [...textsIn(TERMS)].map(({ text }) => text).join('\n');
  expect(privacy).toContain('not intended for children under 13');
  expect(terms).toMatch(
    /for all ages\. If you are under 13, please read these terms with a parent or guardian/,
  );
  expect(terms).toContain('governed by the law of Poland');
  expect(privacy).toContain('Cookie Policy');
});
