import { useEffect, useSyncExternalStore } from 'react';
import { SAVED_RUNS } from '#content';
import { Dialog } from '#ui';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';
import { OpenReplay } from './OpenReplay.tsx';
import { RunLists, type RunListsProps } from './RunLists.tsx';
import { RunsFileButtons } from './RunsFileButtons.tsx';

export interface SavedRunsDialogProps extends Omit<RunListsProps, 'kept'> {
  readonly runs: SavedRuns;
  /** Opens the text of a replay, whoever played it. Only playing it back shows whether it is valid. */
  readonly open: (replay: string) => void;
  /** Called when it has closed. */
  readonly close: () => void;
}

/** The player's runs, and a field to open someone else's. The dialog is open for as long as it is rendered. */
export function SavedRunsDialog({ runs, open, close, ...lists }: SavedRunsDialogProps) {
  const { runs: kept, trouble } = useSyncExternalStore(runs.subscribe, runs.get);
  // Another tab may have added some.
  useEffect(() => void runs.all(), [runs]);
  return (
    <Dialog title={SAVED_RUNS.title} close={close}>
      <div className={styles.content}>
        {trouble !== null && <p className={styles.trouble}>{trouble}</p>}
        {kept !== null && <RunLists kept={kept} {...lists} />}
        <OpenReplay open={open} />
        <RunsFileButtons runs={runs} />
      </div>
    </Dialog>
  );
}
