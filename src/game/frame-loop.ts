import type { Detail } from '#stage';
import type { FrameMeter } from './debug/debug-tools.ts';
import type { DetailController } from './picture/detail-controller.ts';
import { FrameSampler } from './picture/frame-sampler.ts';
import { slowDevice } from './picture/slow-device.ts';

/** How often `onUpdate` is called, ms. */
const UPDATE_MS = 100;

export interface FrameLoopOptions {
  /** Whether the picture is moving: the frame rate is judged only while it is. */
  readonly isPlaying: () => boolean;
  /** Measures the script time of each frame; undefined except in debug mode. */
  readonly meter: () => FrameMeter | undefined;
  /** Takes the steps that are due, and returns how many they were. */
  readonly advance: (now: number) => number;
  readonly draw: (now: number) => void;
  /** Called ten times a second. */
  readonly onUpdate: (now: number) => void;
  /** A frame threw an error, and the loop has stopped. */
  readonly onFailure: (error: unknown) => void;
}

/** Advances and draws the game in each frame of the screen, and measures how it keeps up. */
export class FrameLoop {
  private readonly sampler = new FrameSampler();
  /** Undefined until it has loaded: the first frame needs no judgement. */
  private detailController: DetailController | undefined;
  private updatedAt = 0;
  private cancel: () => void = () => undefined;

  constructor(private readonly options: FrameLoopOptions) {}

  start(): void {
    this.cancel = startLoop(
      (now) => this.frame(now),
      (error) => this.options.onFailure(error),
    );
  }

  dispose(): void {
    this.cancel();
  }

  /** Loads what judges the frames; before, the detail is full. */
  async load(): Promise<void> {
    const { DetailController: Controller } = await import('./picture/detail-controller.ts');
    this.detailController ??= new Controller();
  }

  /** How much of the scenery this machine can draw in time. */
  get detail(): Detail {
    return this.detailController?.detail ?? 'full';
  }

  /** The last measured frame rate, frames a second; 0 before the first run. */
  get framesPerSecond(): number {
    return this.detailController?.framesPerSecond ?? 0;
  }

  private frame(now: number): void {
    const { isPlaying, advance, draw, onUpdate } = this.options;
    // A still picture is not redrawn, so its frames say nothing about the drawing speed.
    if (!isPlaying()) {
      this.sampler.interrupt();
      slowDevice.settle();
    } else if (this.sampler.frame(now)) {
      this.detailController?.judge(this.sampler);
      slowDevice.judge(this.sampler);
    }
    const meter = this.options.meter();
    if (meter === undefined) {
      advance(now);
      draw(now);
    } else
      meter.measure(
        () => advance(now),
        () => draw(now),
      );
    if (now - this.updatedAt >= UPDATE_MS) {
      this.updatedAt = now;
      onUpdate(now);
    }
  }
}

/**
 * Calls `frame` once for each frame of the screen. Returns a cancel function. A frame that throws
 * ends the loop, because it would throw 60 times a second from then on; `onFailure` gets the error.
 */
export function startLoop(
  frame: (now: number) => void,
  onFailure: (error: unknown) => void,
): () => void {
  let handle = 0;
  const cancel = () => cancelAnimationFrame(handle);
  const tick = (now: number) => {
    // Requested first, so that the frame itself can cancel the loop.
    handle = requestAnimationFrame(tick);
    try {
      frame(now);
    } catch (error) {
      cancel();
      onFailure(error);
    }
  };
  handle = requestAnimationFrame(tick);
  return cancel;
}
