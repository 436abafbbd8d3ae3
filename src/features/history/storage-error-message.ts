const BLOCKED = 'Your runs are not being kept: this browser does not let the page store them.';
const FULL = 'Your runs are not being kept: this browser gives the page no room to store them.';
const DAMAGED = 'Your runs are not being kept: this browser cannot read or write what it has stored of them.';
const OUTDATED = 'Your runs are not being kept: a newer version of the game is open in another tab. Reload this page.';

/** By the name of the DOMException; anything else is as good as damaged. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['SecurityError', BLOCKED],
  ['InvalidStateError', BLOCKED],
  ['NotAllowedError', BLOCKED],
  // There is no `indexedDB`.
  ['ReferenceError', BLOCKED],
  ['TypeError', BLOCKED],
  ['QuotaExceededError', FULL],
  ['VersionError', OUTDATED],
]);

/** What the player has to know of it, one sentence. */
export function sentenceFor(error: unknown): string {
  return (error instanceof Error ? SENTENCES.get(error.name) : undefined) ?? DAMAGED;
}
