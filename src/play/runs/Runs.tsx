import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { MountedGame } from '../mounted-game.ts';
import { useUi } from '../use-ui.ts';
import { CourseLine } from './CourseLine.tsx';
import { Daily } from './daily/Daily.tsx';
import { RunsDesk } from './desk.ts';
import { Dialogs } from './Dialogs.tsx';
import { LastRun } from './LastRun.tsx';
import type { RunRecords } from './run-records.ts';
import styles from './runs.module.css';
import { Offer } from './share/Offer.tsx';
import { runOf } from './share/read-link.ts';
import { Player } from './watch/Player.tsx';

export interface RunsProps {
  readonly game: MountedGame;
  readonly records: RunRecords;
}

/** What can be done with runs that are over, and the courses to choose. What belongs on the stage, or under it, goes there. */
export function Runs({ game, records }: RunsProps) {
  const [desk] = useState(() => new RunsDesk(game, records));
  useEffect(() => desk.attend(), [desk]);
  const state = useSyncExternalStore(desk.state.subscribe, desk.state.get, desk.state.get);
  const watching = useUi(game, (ui) => ui.watching);
  const closeShowing = useCallback(() => desk.closeShowing(), [desk]);
  const { last, offered, showing, course, dialog, failure } = state;
  const { places } = game;
  const place = places?.stage.parentElement ?? null;
  return (
    <div className={styles['runs']}>
      {course !== null && <CourseLine desk={desk} course={course} />}
      <LastRun desk={desk} run={last} />
      {failure !== '' && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      {places !== undefined && createPortal(<Daily game={game} desk={desk} records={records} />, places.courses)}
      {offered !== null &&
        place !== null &&
        createPortal(
          <Offer
            offered={offered}
            watch={() => offered.ok && desk.watch(runOf(offered))}
            race={() => offered.ok && desk.race(runOf(offered))}
            dismiss={() => desk.dismissOffer()}
          />,
          place,
        )}
      {watching &&
        showing !== null &&
        places !== undefined &&
        createPortal(<Player showing={showing} close={closeShowing} />, places.playArea)}
      <Dialogs desk={desk} dialog={dialog} records={records} />
    </div>
  );
}
