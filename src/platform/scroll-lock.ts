/** Freezes the page's scrolling and brings it back to where it was. */
export class ScrollLock {
  private frozenAt: { readonly x: number; readonly y: number; readonly overflow: string } | undefined;

  get locked(): boolean {
    return this.frozenAt !== undefined;
  }

  lock(): void {
    if (this.locked) return;
    const { style } = document.documentElement;
    this.frozenAt = { x: window.scrollX, y: window.scrollY, overflow: style.overflow };
    style.overflow = 'hidden';
  }

  unlock(): void {
    const { frozenAt } = this;
    if (frozenAt === undefined) return;
    this.dispose();
    // A focus or a script can have moved even a frozen page.
    window.scrollTo(frozenAt.x, frozenAt.y);
  }

  /** Lets go without moving the page: on the way to another one, whose place to scroll to is its own. */
  dispose(): void {
    if (this.frozenAt === undefined) return;
    document.documentElement.style.overflow = this.frozenAt.overflow;
    this.frozenAt = undefined;
  }
}
