/** Starts the fragment with the replay. Browsers don't send fragments to the server. */
const FRAGMENT = '#run=';

export function linkToReplay(page: URL, replay: string): string {
  const link = new URL(page);
  link.search = '';
  link.hash = FRAGMENT + replay;
  return link.href;
}

/** Seven fields, see README.md. The last ends after eight digits, so text behind it is left out. */
const REPLAY = /^dino\d+(?:\.[\w%!~*'()-]*){5}\.[\da-f]{8}/;

/**
 * Finds the replay in a link, or in a bare replay text. Allows for line breaks that mail adds to
 * long links, and for text before and after.
 * @returns undefined for anything else.
 */
export function replayFromLink(text: string): string | undefined {
  // Some programs escape the `#` of a fragment.
  const unbroken = text.replace(/\s+/g, '').replace('%23', '#');
  const at = unbroken.indexOf(FRAGMENT);
  if (at < 0 && !unbroken.startsWith('dino')) return undefined;
  const replay = at < 0 ? unbroken : unbroken.slice(at + FRAGMENT.length);
  return REPLAY.exec(replay)?.[0] ?? replay;
}
