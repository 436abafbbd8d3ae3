import { listen } from '#platform';
import type { ReplayPlayer } from './replay-player.ts';

const RANGE = 'input[type="range"]';
/** Elements that use Space themselves. */
const PRESSABLE = 'button, a, summary, input';
/** Elements that keep all keys: text fields, and dialogs, which lie over the game. */
const FIELDS = `dialog, textarea, select, input:not([type="range"]), [contenteditable]:not([contenteditable="false"])`;

/**
 * Listens to the player's keys. In the capture phase, so that they come before the game's keys,
 * which the player may have bound to the same keys. Returns a dispose function.
 * @param close what Escape does.
 */
export function attachPlayerKeys(player: ReplayPlayer, close: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, player, close);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return listen(window, 'keydown', onKeyDown, { capture: true });
}

type Act = (() => void) | undefined;

function actOf(event: KeyboardEvent, player: ReplayPlayer, close: () => void): Act {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (isIn(FIELDS)) return undefined;
  // On many keyboards these need Shift, on others one of them does.
  if (key === '<' || key === '>') return () => player.changeRate(key === '>');
  if (event.shiftKey) return undefined;
  if (key === 'Escape') return close;
  // A slider uses Home, End and the arrow keys itself, to move by single steps. It does not use
  // Space, which therefore toggles playback.
  const isOnSlider = isIn(RANGE);
  if (key === ' ' && (isOnSlider || !isIn(PRESSABLE))) {
    // A held key repeats: its first press counts, and none of them scrolls the page.
    return event.repeat ? () => undefined : () => player.toggle();
  }
  return isOnSlider ? undefined : seekOf(key, player);
}

function seekOf(key: string, player: ReplayPlayer): Act {
  switch (key) {
    case 'ArrowLeft':
      return () => player.skip(-1);
    case 'ArrowRight':
      return () => player.skip(1);
    case 'Home':
      return () => player.seekStart();
    case 'End':
      return () => player.seekEnd();
    default:
      return undefined;
  }
}
