import { expect, it } from 'vitest';
import { CONTROLS } from '#content';
import {
  BASE_SPEED,
  HIGH_JUMP_SCORE,
  MAX_SPEED,
  NIGHT_INTERVAL,
  CLOSE_SCORE,
  PICKUP_SCORE,
  POINTS_PER_PTERODACTYL,
  PTERODACTYL_SCORE,
  SCORE_PER_SPEED,
  TURBO_FACTOR,
} from '#simulation';
import { DEFAULT_BINDINGS } from '#game/api';
import { actionOfKey } from '#game/testing';
import { ALL_TEXTS } from './texts.ts';

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

it('each score in the texts is one of the rules', () => {
  const topSpeedScore = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;
  // Above this score the top speed limits turbo.
  const fullTurboScore = Math.floor((MAX_SPEED / TURBO_FACTOR - BASE_SPEED) * SCORE_PER_SPEED);

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

it('every letter on the card of the controls is a default key', () => {
  const letters = CONTROLS.flatMap(({ keys }) => keys).filter((key) => /^[A-Z]$/.test(key));
  expect(letters).toEqual(expect.arrayContaining(['C', 'F', 'P']));
  const strange = letters.filter(
    (key) =>
      actionOfKey(DEFAULT_BINDINGS, { code: `Key${key}`, key: key.toLowerCase() }) === undefined,
  );
  expect(strange).toEqual([]);
});
