/**
 * Stops the page from scrolling, and restores its position afterwards. Keeps the page's width when
 * the scrollbar goes.
 */
export class ScrollLock {
  private lockedAt:
    | {
        readonly x: number;
        readonly y: number;
        readonly overflow: string;
        readonly padding: string;
      }
    | undefined;

  get locked(): boolean {
    return this.lockedAt !== undefined;
  }

  lock(): void {
    if (this.locked) return;
    const { style, clientWidth } = document.documentElement;
    this.lockedAt = {
      x: window.scrollX,
      y: window.scrollY,
      overflow: style.overflow,
      padding: style.paddingInlineEnd,
    };
    const scrollbarWidth = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollbarWidth > 0) style.paddingInlineEnd = `${scrollbarWidth}px`;
  }

  unlock(): void {
    const { lockedAt } = this;
    if (lockedAt === undefined) return;
    this.release();
    // A change of focus or a script can scroll even a locked page.
    window.scrollTo(lockedAt.x, lockedAt.y);
  }

  /** Unlocks without restoring the position, because the next page has its own. */
  release(): void {
    if (this.lockedAt === undefined) return;
    const { style } = document.documentElement;
    style.overflow = this.lockedAt.overflow;
    style.paddingInlineEnd = this.lockedAt.padding;
    this.lockedAt = undefined;
  }
}
