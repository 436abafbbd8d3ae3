/** Why the stage cannot open. */
export type StageFailure = 'no-context' | 'sheet';

/** The stage cannot open. `reason` is for code, `message` for people. */
export class StageError extends Error {
  override readonly name = 'StageError';

  /** @param file the sheet that failed to load, if that is the reason. */
  constructor(
    readonly reason: StageFailure,
    message: string,
    readonly file?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
