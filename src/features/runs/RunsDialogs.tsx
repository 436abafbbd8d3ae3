import { type AchievementId, RUNS } from '#content';
import type { RunsDialog } from './runs-state.ts';
import { DailyDialog } from '#features/daily';
import { SavedRunsDialog } from '#features/history';
import { PracticeDialog } from '#features/practice';
import { ShareDialog } from '#features/share';
import { lazyPart } from '#ui';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useRuns } from './use-runs.ts';

const AchievementsDialog = lazyPart<{
  readonly at: AchievementId | undefined;
  readonly close: () => void;
}>(async () => (await import('#features/achievements')).AchievementsDialog, {
  notLoaded: RUNS.panelFailed,
});

export function Dialogs({ dialog }: { readonly dialog: RunsDialog | null }) {
  const runs = useRuns();
  const { records } = runs;
  const close = () => runs.closeDialog();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'daily':
      return (
        <DailyDialog
          runs={runs.daily}
          play={(practice) => runs.choose({ kind: 'daily', practice })}
          close={close}
        />
      );
    case 'runs':
      return (
        <SavedRunsDialog
          runs={records.savedRuns}
          today={runs.daily.today}
          watch={(run) => runs.watch(run)}
          race={(run) => runs.choose({ kind: 'race', run, isOwn: true })}
          share={(run) => runs.share(run)}
          open={(text) => runs.open(text)}
          close={close}
        />
      );
    case 'achievements':
      return <AchievementsDialog at={dialog.at} close={close} />;
    case 'share':
      return (
        <ShareDialog
          run={dialog.run}
          daily={dialog.daily}
          target={dialog.target}
          picture={dialog.picture}
          close={close}
        />
      );
    case 'leave':
      return <LeaveDialog {...dialog} close={close} />;
    case 'practice': {
      const { course } = runs.state.get();
      return (
        <PracticeDialog
          store={records.practiceStore}
          current={course?.kind === 'practice' ? course.practice : null}
          play={(practice) => runs.choose({ kind: 'practice', practice })}
          close={close}
        />
      );
    }
  }
}
