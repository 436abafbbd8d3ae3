import { useState } from 'react';
import { labelOfKey, PRACTICE, RETRY, retrySuccess, RUNS } from '#content';
import { type SavedRun, settings, shortcutsOf } from '#game';
import { Button, useStore } from '#ui';
import type { RetryState } from './runs-state.ts';
import { useRuns } from './use-runs.ts';
import styles from './runs.module.css';

interface ResultButtonsProps {
  /** The run that has just ended. */
  readonly run: SavedRun;
}

/**
 * What can be done with the run that has just ended, beside a new one: what is wanted often, and
 * behind one button the rest.
 */
export function ResultButtons({ run }: ResultButtonsProps) {
  const runs = useRuns();
  const [isMore, setMore] = useState(false);
  return (
    <>
      {isMore ? (
        <>
          <Button
            variant="raised"
            data-wide
            onClick={() => runs.choose({ kind: 'race', run, isOwn: true })}
          >
            {RUNS.race}
          </Button>
          <Button variant="raised" data-wide onClick={() => runs.watchEscapeRoute(run)}>
            {RUNS.showWayOut}
          </Button>
        </>
      ) : (
        <>
          <RetryButton retry={() => runs.tryAgain(run)} />
          <Button variant="raised" onClick={() => runs.share(run)}>
            {RUNS.share}
          </Button>
          <Button variant="raised" onClick={() => runs.watch(run)}>
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
      {key !== undefined && <kbd aria-hidden="true">{labelOfKey(key)}</kbd>}
    </Button>
  );
}

/** What can be done after a try, beside the next one: the button Again begins that. */
export function RetryButtons({ retry }: { readonly retry: RetryState }) {
  const { run, tries, hasSucceeded } = retry;
  const runs = useRuns();
  return (
    <>
      {hasSucceeded && (
        <p className={styles.tries} data-wide>
          {retrySuccess(tries)}
        </p>
      )}
      <Button variant="raised" data-wide onClick={() => runs.watchEscapeRoute(run)}>
        {RUNS.showWayOut}
      </Button>
      <Button variant="raised" data-wide onClick={() => runs.startNewRun()}>
        {RETRY.newRun}
      </Button>
    </>
  );
}

/** What can be done after a practice run, beside practising again. */
export function PracticeButtons() {
  const runs = useRuns();
  return (
    <>
      <Button
        variant="raised"
        aria-haspopup="dialog"
        onClick={() => runs.openDialog({ kind: 'practice' })}
      >
        {PRACTICE.change}
      </Button>
      <Button variant="raised" onClick={() => runs.leaveCourse()}>
        {PRACTICE.leave}
      </Button>
    </>
  );
}
