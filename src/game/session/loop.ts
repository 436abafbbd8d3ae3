/** Where frames come from: the window, or a test. */
export interface FrameSource {
  requestAnimationFrame(callback: (now: number) => void): number;
  cancelAnimationFrame(handle: number): void;
}

/**
 * Calls `frame` once for each frame of the screen until the returned function is called.
 * A frame that throws ends the loop and is handed to `onFailure`: it would throw 60 times a second from then on.
 */
export function startLoop(
  frame: (now: number) => void,
  onFailure: (error: unknown) => void,
  source: FrameSource = window,
): () => void {
  let handle = 0;
  const stop = () => source.cancelAnimationFrame(handle);
  const tick = (now: number) => {
    // First, so that the frame itself can stop the loop.
    handle = source.requestAnimationFrame(tick);
    try {
      frame(now);
    } catch (error) {
      stop();
      onFailure(error);
    }
  };
  handle = source.requestAnimationFrame(tick);
  return stop;
}
