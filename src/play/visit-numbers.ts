import type { GameEvent } from './events.ts';
import type { HighScore } from './high-score.ts';
import { Store } from './store.ts';

/** What the player has come to. 0: nothing yet. */
export interface OwnFigures {
  readonly highScore: number;
  readonly lastRun: number;
  readonly bestThisVisit: number;
  readonly runsThisVisit: number;
}

/** As any page is prerendered: it knows no visitor. */
export const NOTHING_YET: OwnFigures = { highScore: 0, lastRun: 0, bestThisVisit: 0, runsThisVisit: 0 };

/** The player's own numbers, from this visit's first run on, and the high score of all visits. */
export class VisitNumbers {
  readonly figures = new Store(NOTHING_YET);

  constructor(private readonly highScore: HighScore) {}

  /** Called once the page runs in a browser: from there the stored high score is to be had. */
  readHighScore(): void {
    this.change({ highScore: this.highScore.value });
  }

  hear(event: GameEvent): void {
    const { bestThisVisit, runsThisVisit } = this.figures.get();
    if (event.type === 'start') this.change({ runsThisVisit: runsThisVisit + 1 });
    if (event.type !== 'over') return;
    this.change({
      highScore: event.high_score,
      lastRun: event.score,
      bestThisVisit: Math.max(bestThisVisit, event.score),
    });
  }

  private change(figures: Partial<OwnFigures>): void {
    this.figures.publish({ ...this.figures.get(), ...figures });
  }
}
