import { labelOfKey, RETRY, RUNS } from '#content';
import { type SavedRun, settings, shortcutsOf } from '#game/api';
import { Button, useStore } from '#ui';
import type { RunsController } from './runs-controller.ts';
import styles from './runs.module.css';

interface ResultButtonsProps {
  readonly controller: RunsController;
  /** The run that has just ended. */
  readonly run: SavedRun;
}

/** What can be done with the run that has just ended, beside playing again. */
export function ResultButtons({ controller, run }: ResultButtonsProps) {
  const { retry: keys } = useStore(settings).bindings;
  const [key] = keys;
  return (
    <>
      <Button
        variant="raised"
        data-wide
        aria-keyshortcuts={shortcutsOf(keys)}
        onClick={() => void controller.tryAgain(run)}
      >
        {RETRY.start}
        {key !== undefined && (
          <kbd className={styles.key} aria-hidden="true">
            {labelOfKey(key)}
          </kbd>
        )}
      </Button>
      <Button variant="raised" onClick={() => controller.watch(run)}>
        {RUNS.watch}
      </Button>
      <Button variant="raised" onClick={() => controller.share(run)}>
        {RUNS.share}
      </Button>
      <Button variant="raised" onClick={() => void controller.race(run)}>
        {RUNS.race}
      </Button>
      <Button variant="raised" onClick={() => controller.showEscapeRoute(run)}>
        {RUNS.showWayOut}
      </Button>
    </>
  );
}
