import { DEBUG, debugKey } from '#content';
import type { DebugTools } from '#game';
import { Button, type ButtonProps, useStoreValue } from '#ui';
import { DEBUG_KEYS } from './debug-keys.ts';
import styles from './debug-panel.module.css';
import type { GameController } from './game-controller.ts';

interface DebugControlsProps {
  readonly game: GameController;
  readonly tools: DebugTools;
}

/**
 * The buttons that control time. The panel renders them again ten times a second, and after each
 * use.
 */
export function DebugControls({ game, tools }: DebugControlsProps) {
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const act = (change: () => void) => () => {
    change();
    game.publish();
  };
  const canStep = tools.hasRun && !watching;
  return (
    <div className={styles.controls}>
      <KeyButton
        game={game}
        name={DEBUG_KEYS.freeze}
        disabled={!canStep}
        onClick={act(() => tools.toggleFrozen())}
      >
        {tools.isFrozen ? DEBUG.unfreeze : DEBUG.freeze}
      </KeyButton>
      <KeyButton
        game={game}
        name={DEBUG_KEYS.step}
        disabled={!canStep}
        onClick={act(() => tools.step(1))}
      >
        {DEBUG.oneStep}
      </KeyButton>
      <KeyButton
        game={game}
        name={DEBUG_KEYS.tenSteps}
        disabled={!canStep}
        onClick={act(() => tools.step(10))}
      >
        {DEBUG.tenSteps}
      </KeyButton>
      <KeyButton
        game={game}
        name={DEBUG_KEYS.slow}
        aria-pressed={tools.isSlow}
        onClick={act(() => tools.toggleSlow())}
      >
        {DEBUG.slow}
      </KeyButton>
    </div>
  );
}

interface KeyButtonProps extends Omit<ButtonProps, 'name'> {
  readonly game: GameController;
  readonly name: string;
}

/**
 * A button that shows the key that does the same, unless the player has bound that key to an
 * action.
 */
function KeyButton({ game, name, children, ...attributes }: KeyButtonProps) {
  const isFree = !game.input.isBound(name);
  return (
    <Button variant="quiet" aria-keyshortcuts={isFree ? debugKey(name) : undefined} {...attributes}>
      <span>{children}</span>
      {isFree && <kbd aria-hidden="true">{debugKey(name)}</kbd>}
    </Button>
  );
}
