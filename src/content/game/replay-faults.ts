/** Why a replay cannot be played back, for the person who opened it. */
export const REPLAY_FAULTS = {
  foreign: 'This is not a replay of this game.',
  'unknown-version': 'This replay was made with a newer version of the game. Reload the page to get that version.',
  'older-rules': 'This replay was made with older rules. It can no longer be played back as it was.',
  damaged: 'This replay is damaged: a part of it is missing, or was changed.',
  'too-long': 'This replay is too long: it would be of more than an hour of play.',
  'after-the-end': 'This replay does not hold: it goes on after the dino has crashed.',
  unfinished: 'This replay does not hold: it stops before the dino crashes.',
} as const;
