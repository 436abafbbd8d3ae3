import { RUNS_NOT_STORED } from '#content';

/** By the name of the DOMException. Any other error counts as damaged storage. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['SecurityError', RUNS_NOT_STORED.blocked],
  ['InvalidStateError', RUNS_NOT_STORED.blocked],
  ['NotAllowedError', RUNS_NOT_STORED.blocked],
  // The browser has no `indexedDB`.
  ['ReferenceError', RUNS_NOT_STORED.blocked],
  ['TypeError', RUNS_NOT_STORED.blocked],
  ['QuotaExceededError', RUNS_NOT_STORED.full],
  ['VersionError', RUNS_NOT_STORED.outdated],
]);

/** Why runs are not stored, a sentence for the player. */
export function storageErrorMessage(error: unknown): string {
  return (error instanceof Error ? MESSAGES.get(error.name) : undefined) ?? RUNS_NOT_STORED.damaged;
}
