import type { RunsDesk, RunsDialog } from './desk.ts';
import { KeptRunsDialog } from './kept/KeptRunsDialog.tsx';
import type { RunRecords } from './run-records.ts';
import { ShareDialog } from './share/ShareDialog.tsx';

interface DialogsProps {
  readonly desk: RunsDesk;
  readonly dialog: RunsDialog | null;
  readonly records: RunRecords;
}

/** What of the runs lies over the game at the moment. */
export function Dialogs({ desk, dialog, records }: DialogsProps) {
  const close = () => desk.closeDialog();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'runs':
      return (
        <KeptRunsDialog
          runs={records.kept}
          today={dialog.today}
          watch={(run) => desk.watch(run)}
          race={(run) => desk.race(run)}
          share={(run) => desk.share(run)}
          open={(text) => desk.open(text)}
          close={close}
        />
      );
    case 'share':
      return <ShareDialog run={dialog.run} daily={dialog.daily} picture={dialog.picture} close={close} />;
  }
}
