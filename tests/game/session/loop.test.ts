import { expect, it, vi } from 'vitest';
import { type FrameSource, startLoop } from '#game/testing';

/** A source of frames that the test controls. */
class Screen implements FrameSource {
  private waiting = new Map<number, (now: number) => void>();
  private handles = 0;

  get requests(): number {
    return this.waiting.size;
  }

  requestAnimationFrame(callback: (now: number) => void): number {
    this.handles += 1;
    this.waiting.set(this.handles, callback);
    return this.handles;
  }

  cancelAnimationFrame(handle: number): void {
    this.waiting.delete(handle);
  }

  show(now: number): void {
    const callbacks = [...this.waiting.values()];
    this.waiting.clear();
    for (const callback of callbacks) callback(now);
  }
}

it('the loop requests the next frame before it runs this one', () => {
  const screen = new Screen();
  const asked: number[] = [];
  startLoop(() => asked.push(screen.requests), vi.fn(), screen);
  screen.show(1);
  screen.show(2);
  expect(asked).toEqual([1, 1]);
});

it('a cancelled loop leaves no frame callback behind, even if a frame cancels it', () => {
  const screen = new Screen();
  const stop = startLoop(() => stop(), vi.fn(), screen);
  screen.show(1);
  expect(screen.requests).toBe(0);
});

it('a frame that throws is reported once and ends the loop', () => {
  const screen = new Screen();
  const onError = vi.fn();
  const error = new Error('broken');
  startLoop(
    () => {
      throw error;
    },
    onError,
    screen,
  );
  screen.show(1);
  screen.show(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(screen.requests).toBe(0);
});
