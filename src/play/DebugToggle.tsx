import { type RefObject, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { PLAY } from '#content';
import { Button, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';

const neverChanges = () => () => undefined;
/** When the page is prerendered, and until it is hydrated. */
const noElement = () => null;

interface DebugToggleProps {
  readonly game: GameController;
  /** The element on the page that gets the button; undefined for right here. */
  readonly place: RefObject<HTMLElement | null> | undefined;
}

/** Turns debug mode on and off. It stands far below the stage, on which one sees what it does. */
export function DebugToggle({ game, place }: DebugToggleProps) {
  const on = useStoreValue(game.ui, (ui) => ui.debugMode);
  // The element is there as soon as the page is, and stays.
  const container = useSyncExternalStore(neverChanges, () => place?.current ?? null, noElement);
  const button = (
    <Button
      variant="quiet"
      onClick={({ detail }) => {
        game.pageControls.toggleDebugMode();
        // A click without a pointer leaves the focus and the page where they are.
        if (detail !== 0) game.showStage();
      }}
    >
      {on ? PLAY.disableDebugMode : PLAY.enableDebugMode}
    </Button>
  );
  if (place === undefined) return button;
  return container === null ? null : createPortal(button, container);
}
