/** What keys do while a replay is watched, besides the game's own. */
export interface PlayerKeys {
  readonly skip: (seconds: number) => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

const RANGE = 'input[type="range"]';
/** A dialog lies over the game and has the keys to itself, and in a field they write. */
const FIELDS = `dialog, textarea, select, input:not([type="range"]), [contenteditable]:not([contenteditable="false"])`;

/** Heard before the game's keys, of which the player may have chosen the same; until the returned function is called. */
export function attachPlayerKeys(keys: PlayerKeys): () => void {
  const hear = (event: KeyboardEvent) => {
    const act = actOf(event, keys);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return () => window.removeEventListener('keydown', hear, { capture: true });
}

function actOf(event: KeyboardEvent, { skip, toggle, close }: PlayerKeys): (() => void) | undefined {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  if (target instanceof Element && target.closest(FIELDS) !== null) return undefined;
  if (key === 'Escape') return close;
  if (target instanceof Element && target.matches(RANGE)) {
    // Its arrow keys are its own, and go step by step. Space means nothing to it, but whoever has just moved it wants to go on.
    return key === ' ' && !event.repeat ? toggle : undefined;
  }
  if (key === 'ArrowLeft') return () => skip(-1);
  return key === 'ArrowRight' ? () => skip(1) : undefined;
}
