import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { GameController } from '#play';
import { useStoreValue } from '#ui';
import { CourseLine } from './CourseLine.tsx';
import { Daily } from '#features/daily';
import { RunsController } from './runs-controller.ts';
import { Dialogs } from './RunsDialogs.tsx';
import { LastRun } from './LastRun.tsx';
import type { RunRecords } from './run-records.ts';
import styles from './runs.module.css';
import { runOf, SharedRunPrompt } from '#features/share';
import { ReplayControls } from '#features/replay-player';

export interface RunsProps {
  readonly game: GameController;
  readonly records: RunRecords;
}

/** What can be done with runs that are over, and the courses to choose. What belongs on the stage, or under it, goes there. */
export function Runs({ game, records }: RunsProps) {
  const [controller] = useState(() => new RunsController(game, records));
  useEffect(() => controller.attend(), [controller]);
  const state = useSyncExternalStore(controller.state.subscribe, controller.state.get, controller.state.get);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const closeShowing = useCallback(() => controller.closeShowing(), [controller]);
  const { last, offered, showing, course, dialog, failure } = state;
  const { elements } = game;
  const place = elements?.stage.parentElement ?? null;
  return (
    <div className={styles['runs']}>
      {course !== null && <CourseLine controller={controller} course={course} />}
      <LastRun controller={controller} run={last} />
      {failure !== '' && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      {elements !== undefined &&
        createPortal(
          <Daily
            runs={controller.daily}
            ui={game.ui}
            play={(practice) => controller.playDaily(practice)}
            share={(day, run) => controller.shareDaily(day, run)}
          />,
          elements.courses,
        )}
      {offered !== null &&
        place !== null &&
        createPortal(
          <SharedRunPrompt
            offered={offered}
            watch={() => offered.ok && controller.watch(runOf(offered))}
            race={() => offered.ok && controller.race(runOf(offered))}
            dismiss={() => controller.dismissOffer()}
          />,
          place,
        )}
      {watching &&
        showing !== null &&
        elements !== undefined &&
        createPortal(<ReplayControls showing={showing} close={closeShowing} />, elements.playArea)}
      <Dialogs controller={controller} dialog={dialog} records={records} />
    </div>
  );
}
