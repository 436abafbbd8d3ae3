/** Full screen for happy-dom, which has none. `answer` carries out the requests so far. */
export class FakeFullScreen {
  enabled = true;
  refuses = false;
  element: Element | null = null;
  private waiting: (() => void)[] = [];
  private pendingEvents = 0;

  constructor() {
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, get: () => this.enabled },
      fullscreenElement: { configurable: true, get: () => this.element },
      exitFullscreen: { configurable: true, value: () => this.change(null) },
    });
    const change = (element: Element) => this.change(element);
    Object.defineProperty(Element.prototype, 'requestFullscreen', {
      configurable: true,
      value(this: Element) {
        return change(this);
      },
    });
  }

  async answer(): Promise<void> {
    for (const settle of this.waiting.splice(0)) settle();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    for (; this.pendingEvents > 0; this.pendingEvents--)
      document.dispatchEvent(new Event('fullscreenchange'));
  }

  /** Leaves full screen, as with Escape. */
  leave(): void {
    this.element = null;
    document.dispatchEvent(new Event('fullscreenchange'));
  }

  restore(): void {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  }

  private change(element: Element | null): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        if (this.refuses) {
          reject(new TypeError('Permissions check failed'));
          return;
        }
        this.element = element;
        // Browsers resolve the promise first, and send the event with the next frame.
        this.pendingEvents += 1;
        resolve();
      });
    });
  }
}
