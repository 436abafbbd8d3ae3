/** The source of frames: the window, or a fake in tests. */
export interface FrameSource {
  requestAnimationFrame(callback: (now: number) => void): number;
  cancelAnimationFrame(handle: number): void;
}

/**
 * Calls `frame` once for each frame of the screen. Returns a cancel function. A frame that throws
 * ends the loop, because it would throw 60 times a second from then on; `onFailure` gets the error.
 */
export function startLoop(
  frame: (now: number) => void,
  onFailure: (error: unknown) => void,
  source: FrameSource = window,
): () => void {
  let handle = 0;
  const cancel = () => source.cancelAnimationFrame(handle);
  const tick = (now: number) => {
    // Requested first, so that the frame itself can cancel the loop.
    handle = source.requestAnimationFrame(tick);
    try {
      frame(now);
    } catch (error) {
      cancel();
      onFailure(error);
    }
  };
  handle = source.requestAnimationFrame(tick);
  return cancel;
}
