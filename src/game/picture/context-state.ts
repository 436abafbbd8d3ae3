import type { Stage } from '#stage';

/** Usually a browser restores a lost context within a second. After this long it may never come back, ms. */
const LOST_FOR_LONG_MS = 5000;

export type ContextState = 'lost' | 'lost-for-long' | 'regained';

/** Calls `onChange` when the browser takes the stage's drawing context away and when it restores it. Returns an unsubscribe function. */
export function subscribeToContext(stage: Stage, onChange: (state: ContextState) => void): () => void {
  let timer: number | undefined;
  const disposers = [
    stage.onContextLost(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => onChange('lost-for-long'), LOST_FOR_LONG_MS);
      onChange('lost');
    }),
    stage.onContextRestored(() => {
      clearTimeout(timer);
      onChange('regained');
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const dispose of disposers) dispose();
  };
}
