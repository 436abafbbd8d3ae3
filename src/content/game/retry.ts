export const RETRY = {
  start: 'Last 5 s again',
  again: 'Again',
  newRun: 'New run',
  leave: 'Stop retrying',
} as const;

export function retryOnStage(tries: number): string {
  return `Practice: try ${tries}`;
}

export function triesAgain(tries: number): string {
  return `Try ${tries}, starting five seconds before the crash. It’s practice, so it doesn’t count.`;
}

/** In the characters of the stage's font. */
export function retrySuccessOnStage(tries: number): string {
  return `Made it on try ${tries}!`;
}

export function retrySuccessAnnouncement(tries: number): string {
  return `Made it on try ${tries}.`;
}
