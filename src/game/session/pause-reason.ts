/** docs/pausing.md says what each one means. */
export type PauseReason =
  | 'key'
  | 'dialog'
  | 'link'
  | 'hidden'
  | 'blur'
  | 'print'
  | 'turned'
  | 'resized'
  | 'out-of-view'
  | 'full-screen'
  | 'stall'
  | 'no-picture'
  | 'no-sound'
  | 'gamepad'
  | 'replay'
  | 'unfrozen'
  | 'restored'
  | 'left';

/** `elsewhere`: another page goes on with the run, or has ended it. */
export type LeaveReason = 'player' | 'expired' | 'elsewhere';
