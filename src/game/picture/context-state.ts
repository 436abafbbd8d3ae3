import type { Stage } from '#stage';

/** A lost context that is not back by then may never be. */
const LOST_FOR_LONG_MS = 5000;

export type ContextState = 'lost' | 'lost-for-long' | 'regained';

/** Tells when the browser takes the stage's drawing context away, and when it gives it back. */
export function subscribeToContext(stage: Stage, tell: (state: ContextState) => void): () => void {
  let timer: number | undefined;
  const undo = [
    stage.onContextLost(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => tell('lost-for-long'), LOST_FOR_LONG_MS);
      tell('lost');
    }),
    stage.onContextRestored(() => {
      clearTimeout(timer);
      tell('regained');
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const remove of undo) remove();
  };
}
