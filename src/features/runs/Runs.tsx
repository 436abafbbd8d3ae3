import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { RETRY, retryResult, RUNS } from '#content';
import { Tip } from '#features/coaching';
import { Daily } from '#features/daily';
import { PracticeResultButtons } from '#features/practice';
import { ReplayControls } from '#features/replay-player';
import { CheckPrompt, runOf, SharedRunPrompt } from '#features/share';
import type { GameApi } from '#game/api';
import { Button, PanelBoundary, useStoreValue } from '#ui';
import { ResultButtons } from './ResultButtons.tsx';
import { Dialogs } from './RunsDialogs.tsx';
import { RunsPanel } from './RunsPanel.tsx';
import type { RunRecords } from './run-records.ts';
import { RunsController } from './runs-controller.ts';
import type { RetryState } from './runs-state.ts';
import styles from './runs.module.css';

export interface RunsProps {
  readonly game: GameApi;
  readonly records: RunRecords;
}

/**
 * Everything about finished runs, and the choice of courses. Parts of it are rendered on the stage
 * and below it by portals.
 */
export function Runs({ game, records }: RunsProps) {
  const [controller] = useState(() => new RunsController(game, records));
  useEffect(() => controller.subscribe(), [controller]);
  const state = useSyncExternalStore(
    controller.state.subscribe,
    controller.state.get,
    controller.state.get,
  );
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const isOver = useStoreValue(game.ui, (ui) => ui.phase === 'over');
  const showStage = useCallback(() => game.showStage(), [game]);
  const closePlayer = useCallback(() => controller.playback.close(), [controller]);
  const { last, retry, tip, offered, checked, player, course, dialog } = state;
  const { elements } = game;
  const place = elements?.stage.parentElement ?? null;
  return (
    <>
      <PanelBoundary resetKey={course}>
        <RunsPanel game={game} controller={controller} />
      </PanelBoundary>
      {elements !== undefined &&
        last !== null &&
        createPortal(
          <PanelBoundary resetKey={last}>
            <ResultButtons controller={controller} run={last} />
          </PanelBoundary>,
          elements.result,
        )}
      {elements !== undefined &&
        course?.kind === 'practice' &&
        isOver &&
        createPortal(
          <PanelBoundary resetKey={course}>
            <PracticeResultButtons
              change={() => controller.dialogs.openPractice(null)}
              leave={() => controller.courses.reset()}
            />
          </PanelBoundary>,
          elements.result,
        )}
      {elements !== undefined &&
        retry !== null &&
        createPortal(
          <PanelBoundary resetKey={retry}>
            <RetryButtons controller={controller} retry={retry} />
          </PanelBoundary>,
          elements.result,
        )}
      {elements !== undefined &&
        tip !== null &&
        createPortal(
          <PanelBoundary fallback={null}>
            <Tip
              cause={tip}
              practise={(threat) => controller.dialogs.openPractice(threat)}
              stop={() => controller.stopTips()}
            />
          </PanelBoundary>,
          elements.tips,
        )}
      {elements !== undefined &&
        createPortal(
          <PanelBoundary>
            <Daily
              runs={controller.daily}
              ui={game.ui}
              play={(practice) => controller.courses.playDaily(practice)}
              openArchive={() => controller.dialogs.openArchive()}
            />
          </PanelBoundary>,
          elements.courses,
        )}
      {checked !== null &&
        place !== null &&
        createPortal(
          <PanelBoundary fallback={null} onError={() => controller.onPanelFailure()}>
            <CheckPrompt checked={checked} cancel={() => controller.dismissPrompt()} />
          </PanelBoundary>,
          place,
        )}
      {offered !== null &&
        place !== null &&
        createPortal(
          <PanelBoundary fallback={null} onError={() => controller.onPanelFailure()}>
            <SharedRunPrompt
              offered={offered}
              watch={() => offered.ok && controller.playback.watch(runOf(offered))}
              race={() => void (offered.ok && controller.race(runOf(offered), false))}
              dismiss={() => controller.dismissPrompt()}
            />
          </PanelBoundary>,
          place,
        )}
      {watching &&
        player !== null &&
        elements !== undefined &&
        createPortal(
          <PanelBoundary fallback={null} onError={() => controller.onPanelFailure()}>
            <ReplayControls player={player} showStage={showStage} close={closePlayer} />
          </PanelBoundary>,
          elements.playArea,
        )}
      <PanelBoundary resetKey={dialog} fallback={null} onError={() => controller.onPanelFailure()}>
        <Dialogs controller={controller} dialog={dialog} records={records} />
      </PanelBoundary>
    </>
  );
}

interface RetryButtonsProps {
  readonly controller: RunsController;
  readonly retry: RetryState;
}

/** What can be done after a try, beside the next one: the button Again begins that. */
function RetryButtons({ controller, retry: { run, tries, hasSucceeded } }: RetryButtonsProps) {
  return (
    <>
      <p className={styles.tries} data-wide>
        {retryResult(tries, hasSucceeded)}
      </p>
      <Button variant="raised" data-wide onClick={() => controller.playback.watchEscapeRoute(run)}>
        {RUNS.showWayOut}
      </Button>
      <Button variant="raised" data-wide onClick={() => controller.startNewRun()}>
        {RETRY.newRun}
      </Button>
    </>
  );
}
