import { isolated } from '#platform';
import type { GameOutput } from './game-output.ts';

/** Keeps the errors of an output away from the game and from the other outputs. The first one is reported. */
export function isolateOutput(output: GameOutput): GameOutput {
  return {
    onEvent: isolated((event) => output.onEvent(event), output),
    onReplayEvent: isolated((event) => output.onReplayEvent?.(event), output),
    onPress: isolated((source) => output.onPress?.(source), output),
    afterStep: isolated((view) => output.afterStep(view), output),
    reset: isolated(() => output.reset?.(), output),
    dispose: isolated(() => output.dispose(), output),
  };
}
