import { useEffect, useSyncExternalStore } from 'react';
import { SAVED_RUNS } from '#content';
import { Dialog } from '#ui';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';
import { OpenReplay } from './OpenReplay.tsx';
import { RunLists, type RunListsProps } from './RunLists.tsx';
import { RunsFileButtons } from './RunsFileButtons.tsx';

export interface SavedRunsDialogProps extends Omit<RunListsProps, 'saved'> {
  readonly runs: SavedRuns;
  /** Opens the replay that the player has entered. Whether it is valid shows only when it is played. */
  readonly open: (replay: string) => void;
  /** Called when the dialog has closed. */
  readonly close: () => void;
}

/** The player's saved runs, and a field for the replays of others. Open while it is mounted. */
export function SavedRunsDialog({ runs, open, close, ...lists }: SavedRunsDialogProps) {
  const { runs: saved, problem } = useSyncExternalStore(runs.subscribe, runs.get);
  // Another tab may have saved more.
  useEffect(() => void runs.load(), [runs]);
  return (
    <Dialog title={SAVED_RUNS.title} close={close}>
      <div className={styles.content}>
        {problem !== null && <p className={styles.trouble}>{problem}</p>}
        {saved !== null && <RunLists saved={saved} {...lists} />}
        <OpenReplay open={open} />
        <RunsFileButtons runs={runs} />
      </div>
    </Dialog>
  );
}
