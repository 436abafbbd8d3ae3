/**
 * Every word of the game, in a module for each part of it: a bundle gets the words of its own parts
 * only.
 */
export {
  ACHIEVEMENT_LIST,
  achievementDone,
  type AchievementId,
  achievementProgress,
  ACHIEVEMENTS,
  achievementsEarned,
  newAchievements,
  rewardWords,
} from './achievements.ts';
export {
  ANNOUNCEMENTS,
  gameOverAnnouncement,
  milestoneAnnouncement,
  practiceOverAnnouncement,
  unrankedOverAnnouncement,
} from './announcements.ts';
export {
  ARCHIVE,
  archiveNotBegun,
  attemptNumber,
  attemptResult,
  calendarDay,
  calendarMonth,
  dailyDate,
  dayResultWords,
  dailyPracticeBest,
  noSuchCourse,
  spreadWords,
  WEEKDAYS,
} from './archive.ts';
export { ASSISTS_OFFER } from './assists-offer.ts';
export { type CoachedThreat, COACHING, practiseThreat, tipFor } from './coaching.ts';
export { seedOnStage } from './course.ts';
export {
  attemptsLeftWords,
  attemptWords,
  DAILY,
  dailyBest,
  dailyLine,
  dailyNotBegun,
  dailyOnStage,
  type DailyResult,
  dailyTitle,
  dailyWords,
  longestStreak,
  nextCourse,
  streakWords,
} from './daily.ts';
export {
  DEBUG,
  debugArrival,
  debugKey,
  debugMilliseconds,
  debugSpeed,
  debugTurbo,
} from './debug.ts';
export { DIALOG } from './dialog.ts';
export { fileSaved } from './file-saved.ts';
export {
  capOfKey,
  GAMEPAD_BUTTONS,
  type GamepadButtons,
  type HintAbout,
  type HintDevice,
  hintOnStage,
  milestoneOnStage,
  RECORD_ON_STAGE,
  spokenHint,
  TOUCH_BUTTONS,
  turboGainOnStage,
} from './hints.ts';
export { keyOnStage, labelOfKey, wordsOfKey } from './keys.ts';
export { NOTICES } from './notices.ts';
export { PANEL_FAULT } from './panel-fault.ts';
export { PLAY, stageName } from './play.ts';
export { PLAYER_DATA } from './player-data.ts';
export { REPLAY_FAULTS } from './replay-faults.ts';
export {
  REPLAY_KEYS,
  REPLAY_PLAYER,
  REPLAY_SHORTCUTS,
  replayPosition,
  replayPositionSpoken,
  replayTitle,
  type WayOut,
  wayOutTitle,
} from './replay-player.ts';
export { DAILY_GHOST, ownGhost, PAST_DAILY_GHOST, sharedGhost } from './ghosts.ts';
export {
  bestScore,
  lastRunResult,
  playsCourse,
  practisesPastDaily,
  raceOnStage,
  racesRun,
  RUNS,
} from './runs.ts';
export {
  RETRY,
  retryOnStage,
  retryResult,
  retrySuccessAnnouncement,
  retrySuccessOnStage,
  triesAgain,
} from './retry.ts';
export {
  PRACTICE,
  PRACTICE_COURSE_WORDS,
  PRACTICE_GROUPS,
  PRACTICE_PHRASE_WORDS,
  PRACTICE_THREAT_WORDS,
  practiceAtPace,
  practiceBest,
  practiceOnStage,
  practicePace,
  type PracticeWords,
  practisesSubject,
} from './practice.ts';
export {
  checkingRun,
  dailyMark,
  fileTooLarge,
  type LoadedRuns,
  noRunLoaded,
  RUNS_FILE,
  RUNS_NOT_STORED,
  runsLoaded,
  SAVED_RUNS,
  tooManyRuns,
} from './saved-runs.ts';
export {
  ACTION_WORDS,
  addFirstKey,
  addSecondKey,
  changeKey,
  CUE_TIMING,
  cuesComeEarly,
  cueTimingFound,
  giveKeyTo,
  KEY_SETTINGS,
  keyGiven,
  keyRemoved,
  keyTaken,
  labelOfBoundKey,
  onlyJumpKey,
  pressKeyFor,
  removeKeyFrom,
  SETTINGS,
  tapsSoFar,
  unknownGamepad,
  wordsOfBoundKey,
} from './settings.ts';
export {
  type AssistsInUse,
  assistsMark,
  cardDay,
  raceMessage,
  cardDescription,
  copyCourseLink,
  SHARE,
  SHARED_RUN,
  shareDailyMessage,
  type SharedRun,
  sharedRunText,
  sharedRunTitle,
  shareMessage,
  shareTitle,
} from './share.ts';
export {
  ASSISTED_ON_STAGE,
  crashedGhostLead,
  crashInto,
  type CrashedInto,
  type DinoPart,
  ghostLead,
  METRES_ON_STAGE,
  namedGhostLead,
  nearMissesOnStage,
} from './stage-deferred.ts';
export { SKINS_WORDS, unlockedBy } from './skins.ts';
export {
  attemptIsNext,
  comparisonOnStage,
  crashOnStage,
  pressAgainFor,
  pressToContinue,
  scoreOnStage,
  STAGE,
  type StageResult,
  buttonForAttempt,
} from './stage.ts';
export { STATS } from './stats.ts';
