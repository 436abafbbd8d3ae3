const BLOCKED = 'Your runs are not being kept: this browser does not let the page store them.';
const FULL = 'Your runs are not being kept: this browser gives the page no room to store them.';
const DAMAGED = 'Your runs are not being kept: this browser cannot read or write what it has stored of them.';
const OUTDATED = 'Your runs are not being kept: a newer version of the game is open in another tab. Reload this page.';

/** By the name of the DOMException; all others mean that the database is damaged. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['SecurityError', BLOCKED],
  ['InvalidStateError', BLOCKED],
  ['NotAllowedError', BLOCKED],
  // Without IndexedDB.
  ['ReferenceError', BLOCKED],
  ['TypeError', BLOCKED],
  ['QuotaExceededError', FULL],
  ['VersionError', OUTDATED],
]);

/** Tells the player why runs are not stored, in one sentence. */
export function storageErrorMessage(error: unknown): string {
  return (error instanceof Error ? MESSAGES.get(error.name) : undefined) ?? DAMAGED;
}
