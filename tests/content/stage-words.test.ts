import { expect, it } from 'vitest';
import {
  crashedGhostLead,
  crashIntoCactus,
  crashIntoPterodactyl,
  type DinoPart,
  ghostLead,
  pressToContinue,
  resultOnStage,
  STAGE,
  turboSeconds,
} from '#content';
import { GLYPHS } from '#stage/testing';

const DIGITS = 1_234_567_890;
const PARTS: readonly DinoPart[] = ['tail', 'head', 'chest', 'belly', 'feet'];
const EITHER = [false, true];

/** Every sentence that the stage can show, with all digits in the place of a number. */
const SENTENCES = [
  ...Object.values(STAGE),
  ...EITHER.flatMap((touch) => [
    pressToContinue('SPACE', touch, 'start'),
    pressToContinue('SPACE', touch, 'resume'),
    pressToContinue('SPACE', touch, 'restart'),
  ]),
  ...EITHER.flatMap((record) =>
    EITHER.map((assisted) => resultOnStage({ score: DIGITS, metres: DIGITS, record, assisted })),
  ),
  turboSeconds(DIGITS),
  ...PARTS.flatMap((part) => [
    crashIntoPterodactyl(part),
    ...[1, 2, 3].flatMap((count) => EITHER.map((large) => crashIntoCactus(part, count, large))),
  ]),
  ...[0, DIGITS, -DIGITS].flatMap((metres) => [ghostLead(metres), crashedGhostLead(metres)]),
];

it.each([...new Set(SENTENCES)])("the stage's font has every character of '%s'", (sentence) => {
  const missing = [...sentence].filter((character) => character !== ' ' && GLYPHS[character] === undefined);
  expect(missing).toEqual([]);
});
