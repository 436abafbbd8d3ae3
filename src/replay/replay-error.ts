import { REPLAY_FAULTS } from '#content';

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

/** `fault` is for code, `message` is shown to people. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(readonly fault: ReplayFault) {
    super(REPLAY_FAULTS[fault]);
  }
}
