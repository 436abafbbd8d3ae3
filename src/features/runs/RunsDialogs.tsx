import { RUNS } from '#content';
import type { RunsController } from './runs-controller.ts';
import type { RunsDialog } from './runs-state.ts';
import { ResultsDialog } from '#features/daily';
import { SavedRunsDialog } from '#features/history';
import type { RunRecords } from './run-records.ts';
import { ShareDialog } from '#features/share';
import { lazyPart } from '#ui';

interface DialogsProps {
  readonly controller: RunsController;
  readonly dialog: RunsDialog | null;
  readonly records: RunRecords;
}

const AchievementsDialog = lazyPart<{ readonly close: () => void }>(
  async () => (await import('#features/achievements')).AchievementsDialog,
  { notLoaded: RUNS.panelFailed },
);

/** The dialog that is open at the moment, if any. */
export function Dialogs({ controller, dialog, records }: DialogsProps) {
  const close = () => controller.closeDialog();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'runs':
      return (
        <SavedRunsDialog
          runs={records.savedRuns}
          today={dialog.today}
          watch={(run) => controller.watch(run)}
          race={(run) => void controller.race(run)}
          share={(run) => controller.share(run)}
          open={(text) => controller.open(text)}
          close={close}
        />
      );
    case 'achievements':
      return <AchievementsDialog close={close} />;
    case 'share':
      return (
        <ShareDialog
          run={dialog.run}
          daily={dialog.daily}
          rival={dialog.rival}
          picture={dialog.picture}
          close={close}
        />
      );
    case 'daily-results':
      return <ResultsDialog daily={records.dailyStore} today={dialog.today} close={close} />;
  }
}
