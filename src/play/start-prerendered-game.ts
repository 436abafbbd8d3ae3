/** The door for a page whose game begins before React is there. */
import { GameController } from './game-controller.ts';
import { findGameElements } from './game-elements.ts';
import { letEventsPass } from './let-events-pass.ts';
import { keepForReact } from './prerendered-game.ts';
import * as singletons from './singletons.ts';

/**
 * How long the opening of the stage may keep React away, ms: twice what the first frame takes on slow 4G. A visitor who waits longer may
 * want what comes with React, such as debug mode.
 */
const REACT_DELAY = 5000;

/** While the document's element has it, the prerendered page says that the game is loading. */
const OPENING_ATTRIBUTE = 'data-game-opening';

/**
 * Starts the game on the prerendered markup of its React part. Calls back when React is to follow: when the stage is open, could not be
 * opened, or is long in coming. Before that, on a slow network, React would only hold up the first picture.
 */
export function startPrerenderedGame(onReactWanted: () => void): void {
  const elements = findGameElements();
  if (elements === undefined) {
    onReactWanted();
    return;
  }
  const game = new GameController(singletons);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScreen = () => {
    const { screen } = game.ui.get();
    document.documentElement.toggleAttribute(OPENING_ATTRIBUTE, screen === 'opening');
    if (screen === 'opening') timer ??= setTimeout(onReactWanted, REACT_DELAY);
    else if (screen !== 'waiting') onReactWanted();
  };
  const unsubscribe = game.ui.subscribe(onScreen);
  const stopLetting = letEventsPass();
  keepForReact(game, () => {
    unsubscribe();
    stopLetting();
    clearTimeout(timer);
    document.documentElement.removeAttribute(OPENING_ATTRIBUTE);
  });
  game.attach(elements);
}
