import { RETRY, retryResult, RUNS } from '#content';
import { Button } from '#ui';
import type { RunsController } from './runs-controller.ts';
import type { RetryState } from './runs-state.ts';
import styles from './runs.module.css';

interface RetryButtonsProps {
  readonly controller: RunsController;
  readonly retry: RetryState;
}

/** What can be done after a try, beside the next one: the button Again begins that. */
export function RetryButtons({ controller, retry: { run, tries, hasSucceeded } }: RetryButtonsProps) {
  return (
    <>
      <p className={styles.tries} data-wide>
        {retryResult(tries, hasSucceeded)}
      </p>
      <Button variant="raised" data-wide onClick={() => controller.showEscapeRoute(run)}>
        {RUNS.showWayOut}
      </Button>
      <Button variant="raised" data-wide onClick={() => controller.startNewRun()}>
        {RETRY.newRun}
      </Button>
    </>
  );
}
