import { useEffect, useSyncExternalStore } from 'react';
import { Dialog } from '#ui';
import styles from './saved-runs.module.css';
import type { SavedRuns } from './saved-runs.ts';
import { OpenReplay } from './OpenReplay.tsx';
import { RunLists, type RunListsProps } from './RunLists.tsx';
import { RunsFileButtons } from './RunsFileButtons.tsx';

export interface KeptRunsDialogProps extends Omit<RunListsProps, 'kept'> {
  readonly runs: SavedRuns;
  /** The text of a replay that the player has, whoever played it; whether it holds, only playing it tells. */
  readonly open: (replay: string) => void;
  /** Called when it has closed. */
  readonly close: () => void;
}

/** The player's runs, and the way to another's; open as long as it is there. */
export function SavedRunsDialog({ runs, open, close, ...lists }: KeptRunsDialogProps) {
  const { runs: kept, trouble } = useSyncExternalStore(runs.subscribe, runs.get);
  // Another tab may have added to them.
  useEffect(() => void runs.all(), [runs]);
  return (
    <Dialog title="Your runs" close={close}>
      <div className={styles['content']}>
        {trouble !== null && <p className={styles['trouble']}>{trouble}</p>}
        {kept !== null && <RunLists kept={kept} {...lists} />}
        <OpenReplay open={open} />
        <RunsFileButtons runs={runs} />
      </div>
    </Dialog>
  );
}
