/** Every sentence of the game that is made from values, with its forms. */
import { expect, test } from 'vitest';
import * as words from '#content';

const NOVEMBER_21 = Date.UTC(2026, 10, 21);
const BOX = { x: 1, y: 2.25, width: 30, height: 40 };
const RUN = { score: 345, metres: 1210, assisted: false };
const DAILY = {
  ...RUN,
  day: 21,
  attempt: 2,
  attempts: 3,
  pointsPerStretch: 100,
  withTurbo: [false, true, false, true],
};
const PRACTICE = { ...DAILY, attempt: null, assisted: true, metres: 1, withTurbo: [false] };

const CACTUS = { kind: 'cactus', large: false, count: 1 } as const;
const SECOND = { day: 21, number: 2, of: 3, isAsked: false };
const END = {
  crash: { ...CACTUS, part: 'feet' },
  steps: 2,
  assisted: false,
} as const;

const IMPORTED = { names: ['stats', 'runs'], unstored: [], runs: 0, leftOut: 0 } as const;

const SENTENCES: Readonly<Record<string, string>> = {
  'Best: 450 of 1,000': words.achievementProgress(450, 1000),

  'Beat Oviraptor: 1,215': words.beatRival('Oviraptor', 1215),
  'Next run, beat Oviraptor: 1,215': words.beatRivalNext('Oviraptor', 1215),
  'Oviraptor out at 1,215': words.rivalOutOnStage('Oviraptor', 1215),
  '3 of 10 rivals beaten.': words.newlyBeaten('Oviraptor', 3, 10),
  'Oviraptor bows.': words.newlyBeaten('Oviraptor', 13, 10),
  '10 of 10 beaten': words.rivalsBeaten(13, 10),

  'Daily courses start on 21 November 2026: check this device’s clock':
    words.dailyNotBegun(NOVEMBER_21),
  'Assisted best ever: 0': words.dailyBest(true, undefined, undefined),
  'Assisted best today: 300, ever: 1,200': words.dailyBest(true, 300, 1200),
  'Best today: 1,200': words.dailyBest(false, 1200, 1200),
  'Best today: 300': words.dailyBest(false, 300, undefined),
  'Longest streak: 1 day': words.longestStreak(1),
  'Dino Sprint Daily #21 · 345 points · 1 m · practice · assisted\n🟩💥':
    words.dailyResultText(PRACTICE),
  'Dino Sprint Daily number 21: 345 points, 1,210 metres, attempt 2 of 3. 2 stretches of 100 points, turbo in stretch 2, then the crash.':
    words.dailyResultSpoken({ ...DAILY, withTurbo: [false, true] }),
  'Dino Sprint Daily number 21: 345 points, 1 metre, practice, assisted. 1 stretch of 100 points, no turbo, then the crash.':
    words.dailyResultSpoken(PRACTICE),

  '1.500 ms': words.debugMilliseconds(1.5),
  '7.25 px per step': words.debugSpeed(7.25),
  'the tab was hidden': words.debugPause('hidden'),
  'the window lost focus': words.debugPause('blur'),
  'no frame for a second': words.debugPause('stall'),
  ready: words.debugTurbo('ready', 0),
  'on, 2.5 s': words.debugTurbo('active', 2.5),
  'back in 2.5 s': words.debugTurbo('cooling', 2.5),
  'Cactus 7 in 1.25 s': words.debugArrival('cactus', 7, 1.25),
  '5 of 1,200': words.debugPosition(5, 1200),
  'Why it hit on step 1,200': words.debugCrash(1200),
  '30.0 × 40.0 px at 1.0, 2.3': words.debugBox(BOX),
  'step 1,090, 10 before': words.debugLastJump(1090, 1100),
  none: words.debugLastJump(null, 100),
  '.': words.debugKey('Period'),
  ',': words.debugKey('Comma'),

  'Hold B to crouch': words.hintOnStage('pterodactyl', 'gamepad', 'B'),
  'Mid-air: press DOWN to drop': words.hintOnStage('fall', 'keyboard', 'DOWN'),
  'Cactus ahead. Tap Jump.': words.spokenHint('cactus', 'touch', ''),
  'Pterodactyl ahead. Hold B to crouch.': words.spokenHint('pterodactyl', 'gamepad', 'B'),
  'Weapon ahead. Grab it, then tap Shoot.': words.spokenHint('pickup', 'touch', ''),
  LEFT: words.capOfKey('ArrowLeft'),
  UP: words.keyOnStage('ArrowUp'),
  '↑ ↓ ← →': ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(words.labelOfKey).join(' '),

  'Slow down to 50%': words.slowDownTo(0.5),
  'Best 1,234': words.bestText(1234),
  'Dino game. Space jumps, C crouches, P pauses.': words.stageName({
    jump: 'Space',
    crouch: 'C',
    pause: 'P',
  }),
  'Dino game. Space jumps.': words.stageName({
    jump: 'Space',
    crouch: undefined,
    pause: undefined,
  }),

  'Best: –': words.practiceBest(0),

  'Replay of 1 point': words.replayTitle(1),
  '5 of 1,065 seconds': words.replayPositionSpoken(5, 1065),
  'Try 2, starting five seconds before the crash. It’s practice, so it doesn’t count.':
    words.triesAgain(2),
  'Made it on try 2!': words.retrySuccessOnStage(2),
  'Made it on try 2.': words.retrySuccessAnnouncement(2),

  'You’re racing a run of 120 points on its course.': words.racesRun(120),
  'This page’s address sets the course. Every run is on ‘one’.': words.playsCourse('one'),
  'Race against 1,200': words.raceOnStage(1200),
  'Daily #21 and Daily #21': `${words.dailyMark(21)} and ${words.dailyName(21)}`,

  'Saved as dino.png. Look in your downloads. Not there? Copy the link and open it in your browser.':
    words.pictureSaved('dino.png', false),
  '345 points in Dino Sprint, 1,210\u00a0m, assisted.\nI won.\nWatch the run, or race it:':
    words.shareMessage({ ...RUN, assisted: true }, 'Dino Sprint', { race: 'I won.' }),
  'I raced a run of 345 points and tied.': words.raceMessage(345, { score: 345, isOwn: false }),
  'I raced a run of 400 points and lost by 55.': words.raceMessage(345, {
    score: 400,
    isOwn: false,
  }),

  'Head first into a large cactus': words.crashText({ ...CACTUS, large: true, part: 'head' }, 0),
  'Two small cacti got your tail': words.crashText({ ...CACTUS, count: 2, part: 'tail' }, 1),
  'A pterodactyl got your chest': words.crashText(
    { ...CACTUS, kind: 'pterodactyl', part: 'chest' },
    4,
  ),
  'Your feet found a small cactus.\nNext: attempt 2 of 3 on Daily\u00a0#21': words.resultSentence(
    END,
    SECOND,
  ),
  'Your feet found a small cactus. Assisted.\nUse attempt 2 of 3 on Daily\u00a0#21?':
    words.resultSentence({ ...END, assisted: true }, { ...SECOND, isAsked: true }),
  'Seed sixteen and room': words.seedOnStage('sixteen and room'),
  'Fixed seed, Fixed seed': ['seventeen letters', 'ünïcödé'].map(words.seedOnStage).join(', '),

  'Imported your scores, results and settings.': words.dataImported({
    ...IMPORTED,
    names: ['settings', 'daily', 'practice', 'highScore', 'runs'],
  }),
  'Imported your stats and 2 runs. 1 run was left out: it can’t be played back.':
    words.dataImported({ ...IMPORTED, runs: 2, leftOut: 1 }),
  'Imported your stats. Your runs are here for this visit only: they couldn’t be stored.':
    words.dataImported({ ...IMPORTED, runs: 2, unstored: ['runs'] }),
  'Your scores are here for this visit only: they couldn’t be stored.': words.dataImported({
    ...IMPORTED,
    names: ['highScore', 'highScoreAssisted'],
    unstored: ['highScore'],
  }),

  'Arrow Down: change this key for Crouch': words.changeKey('ArrowDown', 'crouch'),
  'Remove Left Shift from Special power': words.removeKeyFrom('ShiftLeft', 'special'),
  'Space is the only key that jumps. Give Jump another key first.': words.onlyJumpKey('Space'),
  '−1 step −10 steps': `${words.DEBUG.oneStepBack} ${words.DEBUG.tenStepsBack}`,

  'Accept a, b and c? U': words.askForConsent(['a', 'b', 'c']).slice(0, 20),
  'Loads adverts from an advertising company,': words
    .advertsPurpose(undefined)
    .description.slice(0, 42),
  'Loads adverts from Ads Ltd,': words.advertsPurpose('Ads Ltd').description.slice(0, 27),
  'Loads a script from Builder, our website builder,': words
    .helperPurpose('Builder')
    .description.slice(0, 49),
  'Loads a script from our website builder,': words
    .helperPurpose(undefined)
    .description.slice(0, 40),
};

test.each(Object.entries(SENTENCES))('it says "%s"', (expected, said) => {
  expect(said).toBe(expected);
});
