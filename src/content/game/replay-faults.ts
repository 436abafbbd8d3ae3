export const REPLAY_FAULTS = {
  foreign: 'This isn’t a replay of this game.',
  'unknown-version': 'This replay is from a newer version of the game. Reload the page to get it.',
  'older-rules': 'This replay uses older rules, so it can’t be played any more.',
  damaged: 'This replay is damaged: part of it is missing or has changed.',
  'too-long': 'This replay is too long: it holds more than an hour of play.',
  'after-the-end': 'This replay isn’t valid: it continues after the crash.',
} as const;
