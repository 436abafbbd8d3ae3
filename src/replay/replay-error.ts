/** Why a text is no replay, or a replay no run. */
export type ReplayFault =
  /** Something else altogether. */
  | 'foreign'
  /** Made by a later version of the game than this. */
  | 'unknown-version'
  | 'older-rules'
  | 'damaged'
  | 'too-long'
  /** It goes on after the crash. */
  | 'after-the-end'
  /** It stops before the crash. */
  | 'unfinished';

/** Said to the person who has the replay in hand. */
const MESSAGES = {
  foreign: 'This is not a replay of this game.',
  'unknown-version': 'This replay was made with a newer version of the game. Reload the page to get that version.',
  'older-rules': 'This replay was made with older rules. It can no longer be played back as it was.',
  damaged: 'This replay is damaged: a part of it is missing, or was changed.',
  'too-long': 'This replay is too long: it would be of more than an hour of play.',
  'after-the-end': 'This replay does not hold: it goes on after the dino has crashed.',
  unfinished: 'This replay does not hold: it stops before the dino crashes.',
} as const satisfies Record<ReplayFault, string>;

/** `fault` for a program, `message` for a person. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(readonly fault: ReplayFault) {
    super(MESSAGES[fault]);
  }
}
