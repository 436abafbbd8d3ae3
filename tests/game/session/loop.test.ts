import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLoop } from '#src/game/loop.ts';

class Screen {
  private waiting = new Map<number, (now: number) => void>();
  private handles = 0;

  get requests(): number {
    return this.waiting.size;
  }

  readonly requestAnimationFrame = (callback: (now: number) => void): number => {
    this.handles += 1;
    this.waiting.set(this.handles, callback);
    return this.handles;
  };

  readonly cancelAnimationFrame = (handle: number): void => {
    this.waiting.delete(handle);
  };

  show(now: number): void {
    const callbacks = [...this.waiting.values()];
    this.waiting.clear();
    for (const callback of callbacks) callback(now);
  }
}

let screen: Screen;

beforeEach(() => {
  screen = new Screen();
  vi.stubGlobal('requestAnimationFrame', screen.requestAnimationFrame);
  vi.stubGlobal('cancelAnimationFrame', screen.cancelAnimationFrame);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the loop requests the next frame before it runs this one', () => {
  const asked: number[] = [];
  startLoop(() => asked.push(screen.requests), vi.fn());
  screen.show(1);
  screen.show(2);
  expect(asked).toEqual([1, 1]);
});

it('a cancelled loop leaves no frame callback behind, even if a frame cancels it', () => {
  const stop = startLoop(() => stop(), vi.fn());
  screen.show(1);
  expect(screen.requests).toBe(0);
});

it('a frame that throws is reported once and ends the loop', () => {
  const onError = vi.fn();
  const error = new Error('broken');
  startLoop(() => {
    throw error;
  }, onError);
  screen.show(1);
  screen.show(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(screen.requests).toBe(0);
});
