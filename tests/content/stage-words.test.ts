import { expect, it } from 'vitest';
import * as words from '#content';
import { GLYPHS } from '#src/stage/overlay/text.ts';

const DIGITS = 1_234_567_890;
const EITHER = [false, true];
const DEVICES: readonly words.HintDevice[] = ['keyboard', 'touch', 'gamepad'];
const HINTS: readonly words.HintAbout[] = ['cactus', 'pterodactyl', 'pickup', 'turbo', 'fall'];

/** Every sentence that the stage can show, with all digits in the place of a number. */
const SENTENCES = [
  ...Object.values(words.STAGE),
  ...EITHER.flatMap((touch) => [
    words.pressToContinue('SPACE', touch, 'start'),
    words.pausedText('SPACE', touch),
  ]),
  ...DEVICES.flatMap((device) => HINTS.map((about) => words.hintOnStage(about, device, 'SPACE'))),
  ...Object.values(words.GAMEPAD_BUTTONS).flatMap((buttons) => Object.values<string>(buttons)),
  ...['BracketLeft', 'Digit1', 'ArrowUp'].map(words.capOfKey),
  ...[250, 500, 1000, DIGITS].map(words.milestoneOnStage),
  words.RECORD_ON_STAGE,
  words.retryOnStage(DIGITS),
  words.retrySuccessOnStage(DIGITS),
  ...Object.values(words.RIVAL_WORDS).flatMap(({ name }) => [
    words.beatRival(name, DIGITS),
    words.rivalOutOnStage(name, DIGITS),
    words.rivalPassedOnStage(name),
  ]),
  words.ASSISTED_ON_STAGE,
  words.nearMissesOnStage(DIGITS),
  words.raceOnStage(DIGITS),
  ...Object.values({
    ...words.PRACTICE_THREAT_TEXT,
    ...words.PRACTICE_PHRASE_TEXT,
    ...words.PRACTICE_COURSE_TEXT,
  }).map(({ name }) => words.practiceOnStage(name)),
  ...[null, 2].map((attempt) => words.dailyOnStage(DIGITS, attempt, 3)),
  ...[
    'one',
    'Ünïcödé',
    'a_b',
    "it's",
    'a very long seed that goes on and on',
    ' +,.:;!?&%()/-',
  ].map(words.seedOnStage),
  ...[0, DIGITS, -DIGITS].flatMap((metres) => [
    words.ghostLead(metres),
    words.crashedGhostLead(metres),
  ]),
];

it("the stage's font has every character of every sentence", () => {
  const missing = [...new Set(SENTENCES.flatMap((sentence) => [...sentence]))].filter(
    (character) => character !== ' ' && GLYPHS[character] === undefined,
  );
  expect(missing).toEqual([]);
});
