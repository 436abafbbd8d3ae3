import { isInFrame } from '#platform';

export interface GameElements {
  readonly root: HTMLElement;
  readonly playArea: HTMLElement;
  readonly stage: HTMLElement;
  readonly canvasPlace: HTMLElement;
}

export function shareInView({ stage }: GameElements): number {
  const { top, bottom, height } = stage.getBoundingClientRect();
  return height === 0
    ? 0
    : Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / height;
}

/** If stage and buttons don't both fit, the stage goes first. */
export function scrollToStage({ playArea, stage }: GameElements): void {
  playArea.scrollIntoView({ block: 'nearest' });
  stage.scrollIntoView({ block: 'nearest' });
}

/** A frame doesn't take the keyboard from the page around it. */
export function focusStage({ stage }: GameElements): void {
  if (!isInFrame() || document.hasFocus()) stage.focus({ preventScroll: true });
}
