import { DEBUG, debugKey, debugPosition } from '#content';
import { type DebugFigures, type DebugTools, type Game, useGame, useGameState } from '#game';
import { listen } from '#platform';
import { Button, Slider } from '#ui';
import styles from './debug-panel.module.css';

interface DebugAction {
  /** Does the same as the button, unless the player has bound it to an action of the game. */
  readonly key: string;
  readonly label: (figures: DebugFigures) => string;
  readonly run: (tools: DebugTools) => void;
  readonly isOn?: (figures: DebugFigures) => boolean;
  readonly needs?: 'hasRun' | 'hasPast';
  readonly repeats?: true;
}

const ACTIONS: readonly DebugAction[] = [
  {
    key: 'K',
    label: ({ isFrozen }) => (isFrozen ? DEBUG.unfreeze : DEBUG.freeze),
    run: (tools) => tools.toggleFrozen(),
    needs: 'hasRun',
  },
  {
    key: 'N',
    label: () => DEBUG.tenStepsBack,
    run: (tools) => tools.stepBack(10),
    needs: 'hasPast',
    repeats: true,
  },
  {
    key: 'B',
    label: () => DEBUG.oneStepBack,
    run: (tools) => tools.stepBack(1),
    needs: 'hasPast',
    repeats: true,
  },
  {
    key: 'Period',
    label: () => DEBUG.oneStep,
    run: (tools) => tools.step(1),
    needs: 'hasRun',
    repeats: true,
  },
  {
    key: 'Comma',
    label: () => DEBUG.tenSteps,
    run: (tools) => tools.step(10),
    needs: 'hasRun',
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

export function DebugControls({ tools, figures }: DebugControlsProps) {
  const game = useGame();
  const watching = useGameState((state) => state.watching);
  const { steps, lastStep } = figures;
  return (
    <div className={styles.controls}>
      {ACTIONS.map(({ key, label, run, isOn, needs }) => {
        const isFree = !game.input.isBound(key);
        return (
          <Button
            key={key}
            variant="quiet"
            aria-keyshortcuts={isFree ? debugKey(key) : undefined}
            aria-pressed={isOn?.(figures)}
            disabled={needs !== undefined && !figures[needs]}
            onClick={() => run(tools)}
          >
            <span>{label(figures)}</span>
            {isFree && <kbd aria-hidden="true">{debugKey(key)}</kbd>}
          </Button>
        );
      })}
      {!watching && (
        <Slider
          label={DEBUG.position}
          value={steps}
          range={{ min: 0, max: lastStep }}
          step={1}
          format={(step) => debugPosition(step, lastStep)}
          change={(step) => tools.seek(step)}
        />
      )}
    </div>
  );
}

export function attachDebugKeys(game: Game, tools: DebugTools): () => void {
  return listen(window, 'keydown', (event) => {
    const name = game.input.unboundKey(event);
    const action = ACTIONS.find(({ key }) => key === name);
    if (action === undefined || (action.needs && !tools[action.needs])) return;
    if (event.repeat && !action.repeats) return;
    event.preventDefault();
    action.run(tools);
  });
}
