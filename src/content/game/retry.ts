/** Retrying a failed run from shortly before its crash. */
export const RETRY = {
  start: 'Retry 5 s',
  /** The button after a try, which begins the next one. */
  again: 'Retry',
  newRun: 'New run',
  leave: 'Stop retrying',
} as const;

/**
 * The badge on the stage.
 * @param tries which try it is, from 1 on.
 */
export function retryOnStage(tries: number): string {
  return `Practice: try ${tries}`;
}

/** For screen readers. */
export function triesAgain(tries: number): string {
  return `Try ${tries}, starting five seconds before the crash. It’s practice, so it doesn’t count.`;
}

/** On the stage, in the characters of its own font. */
export function retrySuccessOnStage(tries: number): string {
  return `Made it on try ${tries}!`;
}

export function retrySuccessAnnouncement(tries: number): string {
  return `Made it on try ${tries}.`;
}
