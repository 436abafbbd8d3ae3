export interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * A pointer's position along the axes of the stage, CSS px. In full screen on a phone in portrait
 * the stage may be turned by a quarter, clockwise: then its right is the screen's bottom, and its
 * bottom is the screen's left. That shows in its box, which is higher than wide on the screen
 * alone.
 */
export function uprightPosition(stage: HTMLElement, { clientX, clientY }: PointerEvent): Position {
  const { width, height } = stage.getBoundingClientRect();
  const isTurned = stage.offsetWidth > stage.offsetHeight && width < height;
  return isTurned ? { x: clientY, y: -clientX } : { x: clientX, y: clientY };
}
