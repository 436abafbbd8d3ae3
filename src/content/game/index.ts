/** Every word of the game, in a module for each part of it: a bundle gets the words of its own parts only. */
export { ANNOUNCEMENTS, gameOverAnnouncement, milestoneAnnouncement } from './announcements.ts';
export {
  attemptsLeftWords,
  DAILY,
  dailyBest,
  dailyLine,
  type DailyResult,
  dailyTitle,
  dailyWords,
  longestStreak,
  nextCourse,
  streakWords,
} from './daily.ts';
export { DEBUG, debugMilliseconds } from './debug.ts';
export { DIALOG } from './dialog.ts';
export { fileSaved } from './file-saved.ts';
export { keyOnStage, labelOfKey, wordsOfKey } from './keys.ts';
export { NOTICES } from './notices.ts';
export { PLAY, stageName } from './play.ts';
export { PLAYER_DATA } from './player-data.ts';
export { REPLAY_FAULTS } from './replay-faults.ts';
export { REPLAY_PLAYER, replayPosition, replayPositionSpoken, replayTitle } from './replay-player.ts';
export { lastRunResult, playsCourse, racesRun, RUNS } from './runs.ts';
export {
  dailyMark,
  type LoadedRuns,
  noRunLoaded,
  RUNS_FILE,
  RUNS_NOT_STORED,
  runsLoaded,
  SAVED_RUNS,
} from './saved-runs.ts';
export {
  ACTION_WORDS,
  addFirstKey,
  addSecondKey,
  changeKey,
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
  wordsOfBoundKey,
} from './settings.ts';
export {
  type AssistsInUse,
  assistsMark,
  cardDay,
  cardDescription,
  SHARE,
  SHARED_RUN,
  shareDailyMessage,
  type SharedRun,
  sharedRunText,
  sharedRunTitle,
  shareMessage,
  shareTitle,
} from './share.ts';
export { crashedGhostLead, crashIntoCactus, crashIntoPterodactyl, type DinoPart, ghostLead } from './stage-late.ts';
export { pressToContinue, resultOnStage, STAGE, type StageResult, turboSeconds } from './stage.ts';
export { STATS } from './stats.ts';
