/** Every sentence of the game that is made from values, with its forms. */
import { expect, test } from 'vitest';
import * as words from '#content';

const HOUR = 3_600_000;
const NOVEMBER_21 = Date.UTC(2026, 10, 21);
const NONE = { speed: 1, forgiveness: 0, pterodactyls: true };
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

const SENTENCES: readonly (readonly [said: string, expected: string])[] = [
  [words.milestoneAnnouncement(100), '100 points.'],
  [words.gameOverAnnouncement(300, 1400), 'Game over. Score 300, high score 1,400.'],
  [words.gameOverAnnouncement(400, 400), 'Game over. Score 400, your best so far.'],
  [words.practiceOverAnnouncement(3, 5), 'Practice over. Passed 3, best 5.'],
  [words.practiceOverAnnouncement(5, 5), 'Practice over. Passed 5, your best so far.'],
  [words.unrankedOverAnnouncement(300), 'Game over. Score 300. It doesn’t count.'],

  [words.achievementsEarned(3, 22), '3 of 22 earned'],
  [words.achievementProgress(450, 1000), 'Best: 450 of 1,000'],
  [words.achievementDone(new Date(2026, 10, 2).getTime()), 'Earned 2 November 2026'],
  [words.newAchievements(['limbo', 'deadeye']), 'New: Limbo, Deadeye'],
  [words.rewardText('Ocean'), 'Look: Ocean'],
  [words.unlockedBy('Limbo'), 'Locked: earn ‘Limbo’'],

  [words.dailyTitle(21), 'Daily course #21'],
  [
    words.dailyNotBegun(NOVEMBER_21),
    'Daily courses start on 21 November 2026: check this device’s clock',
  ],
  [words.dailyOnStage(21, 2, 3), 'Daily #21, attempt 2 of 3'],
  [words.dailyOnStage(21, null, 3), 'Daily #21, practice'],
  [words.attemptsLeftText(2, 3), '2 of 3 ranked attempts left'],
  [words.dailyFigure(21, 2), '#21 · 2 left'],
  [words.dailyBest(false, undefined, 1200), 'Best ever: 1,200'],
  [words.dailyBest(true, undefined, undefined), 'Assisted best ever: 0'],
  [words.dailyBest(true, 300, 1200), 'Assisted best today: 300, ever: 1,200'],
  [words.dailyBest(false, 1200, 1200), 'Best today: 1,200'],
  [words.dailyBest(false, 300, undefined), 'Best today: 300'],
  [words.streakText(3, 5), '3-day streak, longest 5'],
  [words.streakText(5, 5), '5-day streak'],
  [words.longestStreak(1), 'Longest streak: 1 day'],
  [words.longestStreak(2), 'Longest streak: 2 days'],
  [words.nextCourse(3 * HOUR), 'Next course in 3 h 0 min'],
  [
    words.pastCoursesHint(14),
    'Practise on the last 14 days’ courses. Your ranked results and streak don’t change.',
  ],
  [words.courseDate(NOVEMBER_21), 'Sat 21 Nov'],
  [words.playCourse(21), 'Play\u00a0#21'],
  [
    words.dailyResultText(DAILY),
    'Dino Sprint Daily #21 · 345 points · 1,210 m · attempt 2 of 3\n🟩⚡🟩⚡💥',
  ],
  [
    words.dailyResultText(PRACTICE),
    'Dino Sprint Daily #21 · 345 points · 1 m · practice · assisted\n🟩💥',
  ],
  [
    words.dailyResultSpoken(DAILY),
    'Dino Sprint Daily number 21: 345 points, 1,210 metres, attempt 2 of 3. 4 stretches of 100 points, turbo in stretches 2 and 4, then the crash.',
  ],
  [
    words.dailyResultSpoken({ ...DAILY, withTurbo: [false, true] }),
    'Dino Sprint Daily number 21: 345 points, 1,210 metres, attempt 2 of 3. 2 stretches of 100 points, turbo in stretch 2, then the crash.',
  ],
  [
    words.dailyResultSpoken(PRACTICE),
    'Dino Sprint Daily number 21: 345 points, 1 metre, practice, assisted. 1 stretch of 100 points, no turbo, then the crash.',
  ],

  [words.debugMilliseconds(1.5), '1.500 ms'],
  [words.debugSpeed(7.25), '7.25 px per step'],
  [words.debugTurbo('ready', 0), 'ready'],
  [words.debugTurbo('active', 2.5), 'on, 2.5 s'],
  [words.debugTurbo('cooling', 2.5), 'back in 2.5 s'],
  [words.debugArrival('cactus', 7, 1.25), 'Cactus 7 in 1.25 s'],
  [words.debugPosition(5, 1200), '5 of 1,200'],
  [words.debugCrash(1200), 'Why it hit on step 1,200'],
  [words.debugBox(BOX), '30.0 × 40.0 px at 1.0, 2.3'],
  [words.debugLastJump(1090, 1100), 'step 1,090, 10 before'],
  [words.debugLastJump(null, 100), 'none'],
  [words.debugKey('Period'), '.'],
  [words.debugKey('Comma'), ','],

  [words.hintOnStage('cactus', 'touch', 'SPACE'), 'Tap to jump'],
  [words.hintOnStage('cactus', 'keyboard', 'SPACE'), 'Press SPACE to jump'],
  [words.hintOnStage('pterodactyl', 'touch', 'DOWN'), 'Swipe down and hold to duck'],
  [words.hintOnStage('pterodactyl', 'gamepad', 'B'), 'Hold B to duck'],
  [words.hintOnStage('pickup', 'touch', 'Z'), 'Grab it, then tap Shoot'],
  [words.hintOnStage('pickup', 'keyboard', 'Z'), 'Grab it, then shoot with Z'],
  [words.hintOnStage('turbo', 'touch', 'X'), 'Tap Turbo to go faster'],
  [words.hintOnStage('turbo', 'keyboard', 'X'), 'Press X to go faster'],
  [words.hintOnStage('fall', 'touch', 'DOWN'), 'Mid-air: swipe down to drop'],
  [words.hintOnStage('fall', 'keyboard', 'DOWN'), 'Mid-air: press DOWN to drop'],
  [words.spokenHint('cactus', 'touch', ''), 'Cactus ahead. Tap to jump.'],
  [words.spokenHint('pterodactyl', 'gamepad', 'B'), 'Pterodactyl ahead. Hold B to duck.'],
  [words.spokenHint('pickup', 'touch', ''), 'Weapon ahead. Grab it, then tap Shoot.'],
  [words.spokenHint('turbo', 'keyboard', 'X'), 'Press X to go faster.'],
  [words.capOfKey('ShiftRight'), 'SHIFT'],
  [words.capOfKey('ArrowLeft'), 'LEFT'],
  [words.capOfKey('NumpadEnter'), 'NUMPAD…'],
  [words.keyOnStage('ArrowUp'), 'UP'],
  [['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map(words.labelOfKey).join(' '), '↑ ↓ ← →'],
  [words.milestoneOnStage(250), '250 points. Nice run!'],
  [words.milestoneOnStage(300), '300 points!'],
  [words.milestoneOnStage(500), '500 points. Great run!'],
  [words.milestoneOnStage(1000), '1,000 points. Top speed!'],
  [words.turboGainOnStage(12), 'Turbo: 12 m further, no points'],
  [words.turboGainOnStage(0), 'No gain at top speed'],

  [words.slowDownTo(0.5), 'Slow down to 50%'],
  [words.bestText(1234), 'Best 1,234'],
  [
    words.stageName({ jump: 'Space', crouch: 'C', pause: 'P' }),
    'Dino game. Space jumps, C crouches, P pauses.',
  ],
  [
    words.stageName({ jump: 'Space', crouch: undefined, pause: undefined }),
    'Dino game. Space jumps.',
  ],

  [words.practiceBest(0), 'Best: –'],
  [words.practicePace(1000), '1,000'],
  [words.practiceOnStage('Low pterodactyls'), 'Practice: low pterodactyls'],
  [words.practisesSubject('Night', 1000), 'Practice: night, at 1,000-point pace.'],

  [words.replayTitle(1), 'Replay of 1 point'],
  [words.replayPosition(5, 65), '0:05 / 1:05'],
  [words.replayPositionSpoken(5, 1065), '5 of 1,065 seconds'],
  [words.retryOnStage(2), 'Practice: try 2'],
  [
    words.triesAgain(2),
    'Try 2, starting five seconds before the crash. It’s practice, so it doesn’t count.',
  ],
  [words.retrySuccessOnStage(2), 'Made it on try 2!'],
  [words.retrySuccessAnnouncement(2), 'Made it on try 2.'],

  [words.racesRun(120), 'You’re racing a run of 120 points on its course.'],
  [words.practisesPastDaily(20), 'You’re practising on daily course 20.'],
  [words.playsCourse('one'), 'This page’s address sets the course. Every run is on ‘one’.'],
  [words.raceOnStage(1200), 'Race against 1,200'],
  [words.dailyMark(21), 'Daily #21'],

  [words.shareTitle(345, 'Dino Sprint'), '345 points in Dino Sprint'],
  [words.copyCourseLink(20), 'Copy link to course 20'],
  [
    words.pictureSaved('dino.png', true),
    'Saved as dino.png. Look in your downloads. Not there? Share it instead.',
  ],
  [
    words.pictureSaved('dino.png', false),
    'Saved as dino.png. Look in your downloads. Not there? Copy the link and open it in your browser.',
  ],
  [
    words.shareMessage(RUN, 'Dino Sprint'),
    '345 points in Dino Sprint, 1,210\u00a0m.\nWatch the run, or race it:',
  ],
  [
    words.shareMessage({ ...RUN, assisted: true }, 'Dino Sprint', 'I won.'),
    '345 points in Dino Sprint, 1,210\u00a0m, assisted.\nI won.\nWatch the run, or race it:',
  ],
  [
    words.raceMessage(345, { score: 300, isOwn: true }),
    'I raced my own run of 300 points and won by 45.',
  ],
  [words.raceMessage(345, { score: 345, isOwn: false }), 'I raced a run of 345 points and tied.'],
  [
    words.raceMessage(345, { score: 400, isOwn: false }),
    'I raced a run of 400 points and lost by 55.',
  ],
  [words.shareDailyMessage('Daily #20', true), 'Daily #20\nWatch the run, or race it:'],
  [words.shareDailyMessage('Daily #21', false), 'Daily #21\nPlay the same course:'],
  [words.cardDescription(RUN), 'The end of the run, 345 points and 1,210 m'],
  [words.cardDay(21), 'Daily #21'],
  [words.sharedRunTitle(1), 'A run of 1 point'],
  [words.sharedRunText(1210), 'Someone ran 1,210 m here. Watch the run or race it.'],
  [words.assistsMark(NONE), ''],
  [words.assistsMark({ ...NONE, speed: 0.5 }), 'Assisted: 50% speed'],
  [
    words.assistsMark({ speed: 0.75, forgiveness: 3, pterodactyls: false }),
    'Assisted: 75% speed, 3 px of forgiveness, no pterodactyls',
  ],

  [words.crashInto({ count: 1, large: true }, 'head', 0), 'Head first into a large cactus'],
  [words.crashInto({ count: 2, large: false }, 'tail', 1), 'Two small cacti got your tail'],
  [words.crashInto({ count: 3, large: true }, 'feet', 2), 'Your feet found three large cacti'],
  [words.crashInto('pterodactyl', 'chest', 4), 'A pterodactyl got your chest'],
  [words.nearMissesOnStage(3), 'Close! ×3'],
  [words.ghostLead(5), '5 m ahead'],
  [words.ghostLead(-5), '5 m behind'],
  [words.ghostLead(0), 'Neck and neck'],
  [words.crashedGhostLead(5), 'Ghost down: 5 m ahead'],
  [words.pressToContinue('SPACE', false, 'start'), 'Press SPACE to Start'],
  [words.pressToContinue('SPACE', false, 'resume'), 'Press SPACE to resume'],
  [words.pressToContinue('SPACE', true, 'start'), 'Tap to start'],
  [words.pressToContinue('SPACE', true, 'resume'), 'Tap to resume'],
  [words.attemptIsNext('attempt 2 of 3'), 'Next: attempt 2 of 3'],
  [words.buttonForAttempt('attempt 2 of 3'), 'Use attempt 2 of 3'],
  [words.askForAttempt('attempt 2 of 3'), 'Use attempt 2 of 3?'],
  [words.pressAgainFor('attempt 2 of 3'), 'Press again to use attempt 2 of 3'],
  [words.seedOnStage('sixteen and room'), 'Seed sixteen and room'],
  [words.seedOnStage('seventeen letters'), 'Fixed seed'],
  [words.seedOnStage('ünïcödé'), 'Fixed seed'],

  [words.dataFileTooLarge(20), 'This file is too large. Choose one of up to 20 MB.'],
  [
    words.dataImported({ taken: 0, leftOut: 0 }),
    'Imported your scores, results, stats, achievements and settings.',
  ],
  [
    words.dataImported({ taken: 2, leftOut: 1 }),
    'Imported your scores, results, stats, achievements, settings and 2 runs. 1 run was left out: it can’t be played back.',
  ],

  [words.labelOfBoundKey('ShiftLeft'), 'L Shift'],
  [words.labelOfBoundKey('ShiftRight'), 'R Shift'],
  [words.changeKey('ArrowDown', 'crouch'), 'Arrow Down: change this key for Crouch'],
  [words.changeKey('ShiftRight', 'special'), 'R Shift: change this key for Special power'],
  [words.addFirstKey('mute'), 'No key: add one for Mute'],
  [words.addSecondKey('mute'), '+ Add a second key for Mute'],
  [words.removeKeyFrom('ShiftLeft', 'special'), 'Remove Left Shift from Special power'],
  [words.pressKeyFor('jump'), 'Press a key for Jump. Escape cancels.'],
  [words.keyGiven('W', 'jump', undefined), 'W jumps.'],
  [words.keyGiven('W', 'jump', 'crouch'), 'W jumps. Crouch now has no key.'],
  [words.keyRemoved('W', 'turbo'), 'W no longer starts turbo.'],
  [words.keyTaken('W', 'pause'), 'W already pauses.'],
  [words.onlyJumpKey('Space'), 'Space is the only key that jumps. Give Jump another key first.'],
  [words.giveKeyTo('shoot'), 'Give it to Shoot'],
  [
    Object.values(words.ACTION_TEXT)
      .map(({ does }) => does)
      .join(', '),
    'jumps, crouches, shoots, starts turbo, uses the special power, pauses, retries the last 5 seconds of a run, locks scrolling, switches to full screen, mutes',
  ],
  [words.PLAY.turnCuesOn, 'Play by ear: turn on audio cues'],
  [words.PLAY.turnCuesOff, 'Play by ear: turn off audio cues'],
  [words.ANNOUNCEMENTS.cuesOff, 'Audio cues off.'],
  [words.PRACTICE_PHRASE_TEXT.jumpAndDuck.does, 'Cacti, then a pterodactyl.'],
  [words.PRACTICE_PHRASE_TEXT.duckAndJump.does, 'A pterodactyl, then cacti.'],
  [words.NOTICES.lost.text.run, 'Your run is paused.'],
  [words.NOTICES.lost.text.replay, 'The replay is paused.'],
  [`${words.REPLAY_PLAYER.back} ${words.REPLAY_PLAYER.forward}`, '−1 s +1 s'],
  [`${words.REPLAY_PLAYER.halfSpeed} ${words.REPLAY_PLAYER.doubleSpeed}`, '½× 2×'],
  [`${words.DEBUG.oneStepBack} ${words.DEBUG.tenStepsBack}`, '−1 step −10 steps'],
  [
    words.REPLAY_FAULTS['unknown-version'],
    'This replay is from a newer version of the game. Reload the page to get it.',
  ],
  [
    words.REPLAY_FAULTS['older-rules'],
    'This replay uses older rules, so it can’t be played any more.',
  ],
  [words.REPLAY_FAULTS['after-the-end'], 'This replay isn’t valid: it continues after the crash.'],
  [words.REPLAY_FAULTS.unfinished, 'This replay isn’t valid: it stops before the crash.'],

  [words.askForConsent(['a', 'b', 'c']).slice(0, 20), 'May we a, b and c? W'],
  [words.advertsPurpose(undefined).wish, 'show adverts from an advertising company'],
  [words.advertsPurpose('Ads Ltd').wish, 'show adverts from Ads Ltd'],
  [words.helperPurpose('Builder').wish, 'load a script from Builder, our website builder'],
  [words.helperPurpose(undefined).wish, 'load a script from our website builder'],
];

test.each(SENTENCES)('it says "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

test('the buttons of a gamepad have the names that its maker prints on them', () => {
  expect(words.GAMEPAD_BUTTONS).toEqual({
    xbox: { bottom: 'A', right: 'B', left: 'X', top: 'Y' },
    playStation: { bottom: 'CROSS', right: 'CIRCLE', left: 'SQUARE', top: 'TRIANGLE' },
    nintendo: { bottom: 'B', right: 'A', left: 'Y', top: 'X' },
  });
});
