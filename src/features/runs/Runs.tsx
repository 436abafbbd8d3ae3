import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { GameApi } from '#game/api';
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
  readonly game: GameApi;
  readonly records: RunRecords;
}

/** Everything about finished runs, and the choice of courses. Parts of it are rendered on the stage and below it by portals. */
export function Runs({ game, records }: RunsProps) {
  const [controller] = useState(() => new RunsController(game, records));
  useEffect(() => controller.subscribe(), [controller]);
  const state = useSyncExternalStore(controller.state.subscribe, controller.state.get, controller.state.get);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const closePlayer = useCallback(() => controller.closePlayer(), [controller]);
  const { last, offered, player, course, dialog, failure } = state;
  const { elements } = game;
  const place = elements?.stage.parentElement ?? null;
  return (
    <div className={styles.runs}>
      {course !== null && <CourseLine controller={controller} course={course} />}
      <LastRun controller={controller} run={last} />
      {failure !== '' && (
        <p role="alert" className={styles.failure}>
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
            dismiss={() => controller.dismissPrompt()}
          />,
          place,
        )}
      {watching &&
        player !== null &&
        elements !== undefined &&
        createPortal(<ReplayControls player={player} close={closePlayer} />, elements.playArea)}
      <Dialogs controller={controller} dialog={dialog} records={records} />
    </div>
  );
}
