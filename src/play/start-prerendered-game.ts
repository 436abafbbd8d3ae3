/** The door for a page whose game begins before React is there. */
import { GameController } from './game-controller.ts';
import { findGameElements } from './game-elements.ts';
import { letEventsPass } from './let-events-pass.ts';
import { keepForReact, releasePrerenderedGame } from './prerendered-game.ts';
import { showWithoutReact } from './show-without-react.ts';
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
  const disposers = [
    game.ui.subscribe(onScreen),
    showWithoutReact(game.ui, elements),
    letEventsPass(),
    () => clearTimeout(timer),
    () => document.documentElement.removeAttribute(OPENING_ATTRIBUTE),
  ];
  const dispose = () => {
    for (const end of disposers) end();
  };
  try {
    const detach = game.attach(elements);
    const leave = () => {
      releasePrerenderedGame(game);
      detach();
    };
    disposers.push(onRemoved(elements.root, leave));
  } catch (error) {
    dispose();
    throw error;
  }
  keepForReact(game, dispose);
}

/** Calls back once this element is no longer in the document. Returns a function that ends it. */
function onRemoved(element: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!element.isConnected) callback();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
