import { useState } from 'react';
import { labelOfKey, PRACTICE, RETRY, retrySuccess, RUNS } from '#content';
import { type SavedRun, settings, shortcutsOf } from '#game/api';
import { Button, useStore } from '#ui';
import type { RunsController } from './runs-controller.ts';
import type { RetryState } from './runs-state.ts';
import styles from './runs.module.css';

interface ResultButtonsProps {
  readonly controller: RunsController;
  /** The run that has just ended. */
  readonly run: SavedRun;
}

/**
 * What can be done with the run that has just ended, beside a new one: what is wanted often, and
 * behind one button the rest.
 */
export function ResultButtons({ controller, run }: ResultButtonsProps) {
  const [isMore, setMore] = useState(false);
  return (
    <>
      {isMore ? (
        <>
          <Button
            variant="raised"
            data-wide
            onClick={() => controller.choose({ kind: 'race', run, isOwn: true })}
          >
            {RUNS.race}
          </Button>
          <Button variant="raised" data-wide onClick={() => controller.watchEscapeRoute(run)}>
            {RUNS.showWayOut}
          </Button>
        </>
      ) : (
        <>
          <RetryButton retry={() => controller.tryAgain(run)} />
          <Button variant="raised" onClick={() => controller.share(run)}>
            {RUNS.share}
          </Button>
          <Button variant="raised" onClick={() => controller.watch(run)}>
            {RUNS.watch}
          </Button>
        </>
      )}
      {/* One button for both labels, as it keeps the focus. */}
      <Button variant="raised" data-wide aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        {isMore ? RUNS.less : RUNS.more}
      </Button>
    </>
  );
}

function RetryButton({ retry }: { readonly retry: () => void }) {
  const { retry: keys } = useStore(settings).bindings;
  const [key] = keys;
  return (
    <Button variant="raised" data-wide aria-keyshortcuts={shortcutsOf(keys)} onClick={retry}>
      {RETRY.start}
      {key !== undefined && (
        <kbd className={styles.key} aria-hidden="true">
          {labelOfKey(key)}
        </kbd>
      )}
    </Button>
  );
}

interface RetryButtonsProps {
  readonly controller: RunsController;
  readonly retry: RetryState;
}

/** What can be done after a try, beside the next one: the button Again begins that. */
export function RetryButtons({
  controller,
  retry: { run, tries, hasSucceeded },
}: RetryButtonsProps) {
  return (
    <>
      {hasSucceeded && (
        <p className={styles.tries} data-wide>
          {retrySuccess(tries)}
        </p>
      )}
      <Button variant="raised" data-wide onClick={() => controller.watchEscapeRoute(run)}>
        {RUNS.showWayOut}
      </Button>
      <Button variant="raised" data-wide onClick={() => controller.startNewRun()}>
        {RETRY.newRun}
      </Button>
    </>
  );
}

/** What can be done after a practice run, beside practising again. */
export function PracticeButtons({ controller }: { readonly controller: RunsController }) {
  return (
    <>
      <Button
        variant="raised"
        aria-haspopup="dialog"
        onClick={() => controller.openDialog({ kind: 'practice' })}
      >
        {PRACTICE.change}
      </Button>
      <Button variant="raised" onClick={() => controller.leaveCourse()}>
        {PRACTICE.leave}
      </Button>
    </>
  );
}
