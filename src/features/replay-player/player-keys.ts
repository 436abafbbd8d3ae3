/** What the keys of the replay player do. */
export interface PlayerKeys {
  readonly skip: (seconds: number) => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

const RANGE = 'input[type="range"]';
/** Elements that keep all keys: text fields, and dialogs, which lie over the game. */
const FIELDS = `dialog, textarea, select, input:not([type="range"]), [contenteditable]:not([contenteditable="false"])`;

/**
 * Listens to the player's keys. In the capture phase, so that they come before the game's keys, which the player may have
 * bound to the same keys. Returns a dispose function.
 */
export function attachPlayerKeys(keys: PlayerKeys): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, keys);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

function actOf(event: KeyboardEvent, { skip, toggle, close }: PlayerKeys): (() => void) | undefined {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return undefined;
  if (target instanceof Element && target.closest(FIELDS) !== null) return undefined;
  if (key === 'Escape') return close;
  if (target instanceof Element && target.matches(RANGE)) {
    // A slider uses the arrow keys itself, to move by single steps. It does not use Space, which therefore toggles playback.
    return key === ' ' && !event.repeat ? toggle : undefined;
  }
  if (key === 'ArrowLeft') return () => skip(-1);
  return key === 'ArrowRight' ? () => skip(1) : undefined;
}
