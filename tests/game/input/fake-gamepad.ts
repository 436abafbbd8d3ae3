export class FakeGamepad {
  readonly buttons = Array.from({ length: 17 }, () => ({
    pressed: false,
    touched: false,
    value: 0,
  }));
  readonly axes = [0, 0, 0, 0];

  constructor(
    readonly index = 0,
    readonly mapping: GamepadMappingType = 'standard',
  ) {}

  /** Holds these buttons and no others. */
  hold(...indexes: number[]): void {
    for (const [index, button] of this.buttons.entries()) button.pressed = indexes.includes(index);
  }

  push(down: number): void {
    this.axes[1] = down;
  }
}

/** Replaces `navigator.getGamepads`, with gaps for missing indexes as in browsers. */
export class FakeGamepads {
  /** Calls of `getGamepads`. */
  asked = 0;
  private slots: (FakeGamepad | null)[] = [];

  constructor() {
    Object.defineProperty(navigator, 'getGamepads', {
      configurable: true,
      value: () => {
        this.asked += 1;
        return [...this.slots];
      },
    });
  }

  show(gamepad: FakeGamepad): void {
    while (this.slots.length <= gamepad.index) this.slots.push(null);
    this.slots[gamepad.index] = gamepad;
  }

  connect(gamepad: FakeGamepad): void {
    this.show(gamepad);
    window.dispatchEvent(Object.assign(new Event('gamepadconnected'), { gamepad }));
  }

  disconnect(gamepad: FakeGamepad): void {
    this.slots[gamepad.index] = null;
    window.dispatchEvent(Object.assign(new Event('gamepaddisconnected'), { gamepad }));
  }

  remove(): void {
    Reflect.deleteProperty(navigator, 'getGamepads');
  }
}
