import type { Page } from '@playwright/test';

/** A page that is ready to be played and measured. */
export interface GameUnderTest {
  /** Goes to where each window of measurement begins, so that all of them show the same course. */
  readonly rewind: () => Promise<void>;
  /** What a player does in one turn, a fraction of a second. */
  readonly play: () => Promise<void>;
  /** What goes on where no key is pressed: nothing, for a game that does without. */
  readonly idle: () => Promise<void>;
  /** Nothing is drawn between the end of a run and the next one. */
  readonly pauses: boolean;
}

/** Between two turns of play, ms. */
const TURN = 250;

export const jump = (page: Page): Promise<void> => page.keyboard.press('Space', { delay: 50 });

export async function playFor(seconds: number, turn: () => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await turn();
    await new Promise((resolve) => setTimeout(resolve, TURN));
  }
}
