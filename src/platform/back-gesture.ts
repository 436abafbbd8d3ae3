import { listen } from './listen.ts';

/**
 * Lets the back gesture, or the back button, close what covers the page, which would otherwise be
 * left altogether: while it is covered, the history has one entry more for it.
 */
export class BackGesture {
  private isCovered = false;
  /** How many entries are being removed without a gesture. */
  private removals = 0;

  /** @param onBack called when the visitor has gone back while the page was covered. */
  constructor(private readonly onBack: () => void) {}

  /** Returns an unsubscribe function. */
  watch(): () => void {
    return listen(window, 'popstate', () => {
      if (this.removals > 0) {
        this.removals -= 1;
        return;
      }
      if (!this.isCovered) return;
      this.isCovered = false;
      this.onBack();
    });
  }

  /** Says whether the page is covered; repeated calls have no effect. */
  setCovered(covered: boolean): void {
    if (covered === this.isCovered) return;
    this.isCovered = covered;
    if (covered) history.pushState(history.state, '');
    else {
      this.removals += 1;
      history.back();
    }
  }
}
