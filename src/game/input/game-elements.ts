/** The parts of the page that belong to the game. */
export interface GameElements {
  /** Everything of it, buttons included. */
  readonly root: HTMLElement;
  /** What should be in view while playing: stage and play buttons. */
  readonly playArea: HTMLElement;
  /** Below all else: where one chooses what to play. */
  readonly courses: HTMLElement;
  /** Where the stage's canvas goes; takes the focus. */
  readonly stage: HTMLElement;
}

export function isStageInView({ stage }: GameElements): boolean {
  const box = stage.getBoundingClientRect();
  return box.bottom > 0 && box.top < window.innerHeight;
}
