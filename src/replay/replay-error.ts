/** Why a text can't be read as a replay, or a replay can't be played back. */
export type ReplayFault =
  /** Not a replay at all. */
  | 'foreign'
  /** Made by a later version of the game than this. */
  | 'unknown-version'
  | 'older-rules'
  | 'damaged'
  | 'too-long'
  /** It has inputs after the crash. */
  | 'after-the-end'
  /** It has no crash. */
  | 'unfinished';

/** Shown to the person who opened the replay. */
const MESSAGES = {
  foreign: 'This is not a replay of this game.',
  'unknown-version': 'This replay was made with a newer version of the game. Reload the page to get that version.',
  'older-rules': 'This replay was made with older rules. It can no longer be played back as it was.',
  damaged: 'This replay is damaged: a part of it is missing, or was changed.',
  'too-long': 'This replay is too long: it would be of more than an hour of play.',
  'after-the-end': 'This replay does not hold: it goes on after the dino has crashed.',
  unfinished: 'This replay does not hold: it stops before the dino crashes.',
} as const satisfies Record<ReplayFault, string>;

/** `fault` is for code, `message` is shown to people. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(readonly fault: ReplayFault) {
    super(MESSAGES[fault]);
  }
}
