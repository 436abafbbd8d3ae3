/**
 * Every word of the game, in a module for each part of it: a bundle gets the words of its own parts
 * only.
 */
export * from './achievements.ts';
export * from './announcements.ts';
export * from './archive.ts';
export * from './assists-offer.ts';
export * from './coaching.ts';
export * from './daily.ts';
export * from './debug.ts';
export * from './hints.ts';
export * from './keys.ts';
export * from './notices.ts';
export * from './play.ts';
export * from './player-data.ts';
export * from './practice.ts';
export * from './replay-faults.ts';
export * from './replay-player.ts';
export * from './retry.ts';
export * from './runs.ts';
export * from './saved-runs.ts';
export * from './settings.ts';
export * from './share.ts';
export * from './skins.ts';
export * from './stage-deferred.ts';
export * from './stage.ts';
export * from './stats.ts';
export * from './ui.ts';
