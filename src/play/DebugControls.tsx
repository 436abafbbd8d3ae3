import { DEBUG, debugKey } from '#content';
import { type DebugFigures, type DebugTools, type Game, useGame, useGameState } from '#game';
import { listen } from '#platform';
import { Button } from '#ui';
import styles from './debug-panel.module.css';

interface DebugAction {
  /** Does the same as the button, unless the player has bound it to an action of the game. */
  readonly key: string;
  readonly label: (figures: DebugFigures) => string;
  readonly run: (tools: DebugTools) => void;
  readonly isOn?: (figures: DebugFigures) => boolean;
  readonly needsRun?: true;
  /** Goes on while its key is held. */
  readonly repeats?: true;
}

const ACTIONS: readonly DebugAction[] = [
  {
    key: 'K',
    label: ({ isFrozen }) => (isFrozen ? DEBUG.unfreeze : DEBUG.freeze),
    run: (tools) => tools.toggleFrozen(),
    needsRun: true,
  },
  {
    key: 'Period',
    label: () => DEBUG.oneStep,
    run: (tools) => tools.step(1),
    needsRun: true,
    repeats: true,
  },
  {
    key: 'Comma',
    label: () => DEBUG.tenSteps,
    run: (tools) => tools.step(10),
    needsRun: true,
    repeats: true,
  },
  {
    key: 'S',
    label: () => DEBUG.slow,
    run: (tools) => tools.toggleSlow(),
    isOn: ({ isSlow }) => isSlow,
  },
];

export interface DebugControlsProps {
  readonly tools: DebugTools;
  readonly figures: DebugFigures;
}

/** The buttons that control time. */
export function DebugControls({ tools, figures }: DebugControlsProps) {
  const game = useGame();
  const watching = useGameState((state) => state.watching);
  const canStep = figures.hasRun && !watching;
  return (
    <div className={styles.controls}>
      {ACTIONS.map(({ key, label, run, isOn, needsRun = false }) => {
        const isFree = !game.input.isBound(key);
        return (
          <Button
            key={key}
            variant="quiet"
            aria-keyshortcuts={isFree ? debugKey(key) : undefined}
            aria-pressed={isOn?.(figures)}
            disabled={needsRun && !canStep}
            onClick={() => {
              run(tools);
              game.publish();
            }}
          >
            <span>{label(figures)}</span>
            {isFree && <kbd aria-hidden="true">{debugKey(key)}</kbd>}
          </Button>
        );
      })}
    </div>
  );
}

/** Listens to the keys of the debug tools. Returns a dispose function. */
export function attachDebugKeys(game: Game, tools: DebugTools): () => void {
  return listen(window, 'keydown', (event) => {
    const name = game.input.unboundKey(event);
    const action = ACTIONS.find(({ key }) => key === name);
    if (action === undefined || (action.needsRun && !tools.hasRun)) return;
    if (event.repeat && !action.repeats) return;
    event.preventDefault();
    action.run(tools);
    game.publish();
  });
}
