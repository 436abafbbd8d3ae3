import type { DebugTools } from '#game';
import { listen } from '#platform';
import type { GameController } from './game-controller.ts';

/** The keys of the debug tools, as far as the player has not bound them to an action. */
export const DEBUG_KEYS = {
  freeze: 'K',
  step: 'Period',
  tenSteps: 'Comma',
  slow: 'S',
} as const;

/** Listens to the keys of the debug tools. Returns a dispose function. */
export function attachDebugKeys(game: GameController, tools: DebugTools): () => void {
  return listen(window, 'keydown', (event) => {
    const action = actionOf(game.input.unboundKey(event), tools);
    // Held, only the keys that step go on.
    if (action === undefined || (event.repeat && action.once)) return;
    event.preventDefault();
    action.run();
    game.publish();
  });
}

interface DebugAction {
  readonly run: () => void;
  /** Once for each press, however long it is held. */
  readonly once: boolean;
}

function actionOf(name: string | undefined, tools: DebugTools): DebugAction | undefined {
  if (name === DEBUG_KEYS.slow) return { run: () => tools.toggleSlow(), once: true };
  if (!tools.hasRun) return undefined;
  switch (name) {
    case DEBUG_KEYS.freeze:
      return { run: () => tools.toggleFrozen(), once: true };
    case DEBUG_KEYS.step:
      return { run: () => tools.step(1), once: false };
    case DEBUG_KEYS.tenSteps:
      return { run: () => tools.step(10), once: false };
    case undefined:
    default:
      return undefined;
  }
}
