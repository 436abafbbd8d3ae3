/** What the keys of the replay player do. */
export interface PlayerKeys {
  readonly skip: (seconds: number) => void;
  readonly toggle: () => void;
  readonly seekStart: () => void;
  readonly seekEnd: () => void;
  readonly changeRate: (faster: boolean) => void;
  readonly close: () => void;
}

const RANGE = 'input[type="range"]';
/** Elements that use Space themselves. */
const PRESSABLE = 'button, a, summary, input';
/** Elements that keep all keys: text fields, and dialogs, which lie over the game. */
const FIELDS = `dialog, textarea, select, input:not([type="range"]), [contenteditable]:not([contenteditable="false"])`;

/**
 * Listens to the player's keys. In the capture phase, so that they come before the game's keys,
 * which the player may have bound to the same keys. Returns a dispose function.
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

function actOf(event: KeyboardEvent, keys: PlayerKeys): (() => void) | undefined {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (isIn(FIELDS)) return undefined;
  // On many keyboards these need Shift, on others one of them does.
  if (key === '<' || key === '>') return () => keys.changeRate(key === '>');
  if (event.shiftKey) return undefined;
  if (key === 'Escape') return keys.close;
  // A slider uses Home, End and the arrow keys itself, to move by single steps. It does not use
  // Space, which therefore toggles playback.
  const isOnSlider = isIn(RANGE);
  if (key === ' ' && (isOnSlider || !isIn(PRESSABLE))) {
    // A held key repeats: its first press counts, and none of them scrolls the page.
    return event.repeat ? () => undefined : keys.toggle;
  }
  return isOnSlider ? undefined : seekOf(key, keys);
}

function seekOf(key: string, { skip, seekStart, seekEnd }: PlayerKeys): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => skip(-1);
    case 'ArrowRight':
      return () => skip(1);
    case 'Home':
      return seekStart;
    case 'End':
      return seekEnd;
    default:
      return undefined;
  }
}
