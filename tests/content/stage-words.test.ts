import { expect, it } from 'vitest';
import {
  ASSISTED_ON_STAGE,
  capOfKey,
  crashedGhostLead,
  attemptIsNext,
  comparisonOnStage,
  crashInto,
  crashOnStage,
  DAILY_GHOST,
  dailyOnStage,
  type DinoPart,
  GAMEPAD_BUTTONS,
  ghostLead,
  namedGhostLead,
  ownGhost,
  type HintAbout,
  type HintDevice,
  hintOnStage,
  METRES_ON_STAGE,
  milestoneOnStage,
  nearMissesOnStage,
  pressToContinue,
  PRACTICE_COURSE_WORDS,
  PRACTICE_PHRASE_WORDS,
  PRACTICE_THREAT_WORDS,
  practiceOnStage,
  raceOnStage,
  RECORD_ON_STAGE,
  pressAgainFor,
  scoreOnStage,
  RETRY,
  retryOnStage,
  retrySuccessOnStage,
  sharedGhost,
  seedOnStage,
  STAGE,
  TOUCH_BUTTONS,
  turboGainOnStage,
} from '#content';
import { GLYPHS } from '#stage/testing';

const DIGITS = 1_234_567_890;
const PARTS: readonly DinoPart[] = ['tail', 'head', 'chest', 'belly', 'feet'];
const EITHER = [false, true];
const DEVICES: readonly HintDevice[] = ['keyboard', 'touch', 'gamepad'];
const HINTS: readonly HintAbout[] = ['cactus', 'pterodactyl', 'pickup', 'turbo', 'fall'];

/** Every sentence that the stage can show, with all digits in the place of a number. */
const SENTENCES = [
  ...Object.values(STAGE),
  ...EITHER.flatMap((touch) => [
    pressToContinue('SPACE', touch, 'start'),
    pressToContinue('SPACE', touch, 'resume'),
    pressToContinue('SPACE', touch, 'restart'),
  ]),
  ...EITHER.flatMap((practice) => [
    scoreOnStage({ score: DIGITS, practice }),
    ...EITHER.flatMap((record) =>
      EITHER.flatMap((assisted) =>
        [0, DIGITS, 2 * DIGITS].map((best) =>
          comparisonOnStage({ score: DIGITS, best, record, assisted, practice }),
        ),
      ),
    ),
  ]),
  crashOnStage('', DIGITS),
  attemptIsNext('attempt 2 of 3'),
  pressAgainFor('attempt 2 of 3'),
  ...DEVICES.flatMap((device) => HINTS.map((about) => hintOnStage(about, device, 'SPACE'))),
  ...Object.values(GAMEPAD_BUTTONS).flatMap((buttons) => Object.values<string>(buttons)),
  ...Object.values(TOUCH_BUTTONS),
  ...['BracketLeft', 'Digit1', 'ArrowUp'].map(capOfKey),
  ...[250, 500, 1000, DIGITS].map(milestoneOnStage),
  ...[0, DIGITS].map(turboGainOnStage),
  RECORD_ON_STAGE,
  retryOnStage(DIGITS),
  retrySuccessOnStage(DIGITS),
  ASSISTED_ON_STAGE,
  METRES_ON_STAGE,
  nearMissesOnStage(DIGITS),
  raceOnStage(DIGITS),
  ...Object.values({
    ...PRACTICE_THREAT_WORDS,
    ...PRACTICE_PHRASE_WORDS,
    ...PRACTICE_COURSE_WORDS,
  }).map(({ name }) => practiceOnStage(name)),
  ...[null, 2].map((attempt) => dailyOnStage(DIGITS, attempt, 3)),
  ...[
    'one',
    'Ünïcödé',
    'a_b',
    "it's",
    'a very long seed that goes on and on',
    ' +,.:;!?&%()/-',
  ].map(seedOnStage),
  ...PARTS.flatMap((part) =>
    [0, 1, 2].flatMap((variant) => [
      crashInto('pterodactyl', part, variant),
      ...[1, 2, 3].flatMap((count) =>
        EITHER.map((large) => crashInto({ count, large }, part, variant)),
      ),
    ]),
  ),
  ...[0, DIGITS, -DIGITS].flatMap((metres) => [
    ghostLead(metres),
    ...[DAILY_GHOST, RETRY.ghost, ownGhost(DIGITS), sharedGhost(DIGITS)].flatMap((name) => [
      namedGhostLead(metres, name),
      crashedGhostLead(metres, name),
    ]),
  ]),
];

it("the stage's font has every character of every sentence", () => {
  const missing = [...new Set(SENTENCES.flatMap((sentence) => [...sentence]))].filter(
    (character) => character !== ' ' && GLYPHS[character] === undefined,
  );
  expect(missing).toEqual([]);
});
