import { hasPlayerData, recordEarlyPresses, whenIdle } from '#platform';
import { onAdvertWanted } from './adverts/index.ts';
import { recordEarlyInput } from './early-input.ts';
import { onFirstTouch } from './first-touch.ts';

/** The game area of a prerendered page. */
const GAME = '[data-game-part="root"]';

export interface BringReactOptions {
  /** Loads React and hydrates the page. */
  readonly hydrate: () => Promise<void>;
  /** Starts the game of the page without React; calls back when React is to follow. */
  readonly startGame: (onReactWanted: () => void) => Promise<void>;
}

/**
 * Hydrates the page when somebody needs it: a text page at the first touch; a page with the game when its stage is open, or at the press
 * of a button that needs React. A player who comes back gets their own numbers and settings as soon as the browser is idle, and so does
 * who is to see adverts.
 */
export function bringReact({ hydrate, startGame }: BringReactOptions): void {
  let isComing = false;
  const bring = () => {
    if (isComing) return;
    isComing = true;
    hydrate().catch((error: unknown) => {
      console.error('The page stays as it was served.', error);
      isComing = false;
      onFirstTouch(bring);
    });
  };
  recordEarlyPresses(bring);
  onAdvertWanted(() => whenIdle(bring));
  const game = document.querySelector<HTMLElement>(GAME);
  if (game === null) {
    onFirstTouch(bring);
    return;
  }
  const earlyInput = recordEarlyInput(game);
  startGame(bring).then(earlyInput.repeat, (error: unknown) => {
    earlyInput.dispose();
    // The React part tries again, and says so if it fails as well.
    console.error('The game did not start without React.', error);
    bring();
  });
  if (hasPlayerData()) whenIdle(bring);
}
