/** The part of a link that carries a replay. It never reaches a server. */
const FRAGMENT = '#run=';

/** A link to a page of the game that carries this replay. */
export function linkTo(page: URL, replay: string): string {
  const link = new URL(page);
  link.search = '';
  link.hash = FRAGMENT + replay;
  return link.href;
}

/** The text of the replay that a link carries, or that stands alone; undefined where there is none. */
export function replayIn(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.indexOf(FRAGMENT);
  if (at >= 0) return trimmed.slice(at + FRAGMENT.length);
  return trimmed.startsWith('dino') ? trimmed : undefined;
}
