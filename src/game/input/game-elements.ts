/** The page's elements that belong to the game. */
export interface GameElements {
  /** Contains all the others, and the buttons. */
  readonly root: HTMLElement;
  /** Stage and play buttons. */
  readonly playArea: HTMLElement;
  /** Takes the keyboard focus. */
  readonly stage: HTMLElement;
  /** Fills the stage; its canvas is appended to it. */
  readonly canvasPlace: HTMLElement;
}

/** How much of the stage's height is in view, 0 to 1. */
export function shareInView({ stage }: GameElements): number {
  const { top, bottom, height } = stage.getBoundingClientRect();
  return height === 0
    ? 0
    : Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / height;
}

/**
 * Scrolls to the stage and its buttons. Where both do not fit, the stage is what has to be seen.
 */
export function scrollToStage({ playArea, stage }: GameElements): void {
  playArea.scrollIntoView({ block: 'nearest' });
  stage.scrollIntoView({ block: 'nearest' });
}
