/** Start of the fragment that carries a replay; browsers do not send the fragment to the server. */
const FRAGMENT = '#run=';

/** A link to a page of the game with this replay in its fragment. */
export function linkTo(page: URL, replay: string): string {
  const link = new URL(page);
  link.search = '';
  link.hash = FRAGMENT + replay;
  return link.href;
}

/**
 * Its seven fields, see README.md, of which the last has eight digits: whatever comes after a link
 * is not the replay's.
 */
const REPLAY = /^dino\d+(?:\.[\w%!~*'()-]*){5}\.[\da-f]{8}/;

/**
 * The text of the replay in a link, or the text itself if it is a replay; undefined otherwise. Mail
 * breaks long links into lines, and what leads to the link or follows it may come along.
 */
export function replayIn(text: string): string | undefined {
  // Some programs write the mark of a fragment as a character of the path.
  const unbroken = text.replace(/\s+/g, '').replace('%23', '#');
  const at = unbroken.indexOf(FRAGMENT);
  if (at < 0 && !unbroken.startsWith('dino')) return undefined;
  const replay = at < 0 ? unbroken : unbroken.slice(at + FRAGMENT.length);
  return REPLAY.exec(replay)?.[0] ?? replay;
}
