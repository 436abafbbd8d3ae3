/** Start of the fragment that carries a replay; browsers do not send the fragment to the server. */
const FRAGMENT = '#run=';

/** A link to a page of the game with this replay in its fragment. */
export function linkTo(page: URL, replay: string): string {
  const link = new URL(page);
  link.search = '';
  link.hash = FRAGMENT + replay;
  return link.href;
}

/** The text of the replay in a link, or the text itself if it is a replay; undefined otherwise. */
export function replayIn(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.indexOf(FRAGMENT);
  if (at >= 0) return trimmed.slice(at + FRAGMENT.length);
  return trimmed.startsWith('dino') ? trimmed : undefined;
}
