import { RUNS } from '#content';
import type { RunsController } from './runs-controller.ts';
import type { RunsDialog } from './runs-state.ts';
import { PastCourses } from '#features/daily';
import { SavedRunsDialog } from '#features/history';
import { PracticeDialog } from '#features/practice';
import { ShareDialog } from '#features/share';
import { lazyPart } from '#ui';

interface DialogsProps {
  readonly controller: RunsController;
  readonly dialog: RunsDialog | null;
}

const AchievementsDialog = lazyPart<{ readonly close: () => void }>(
  async () => (await import('#features/achievements')).AchievementsDialog,
  { notLoaded: RUNS.panelFailed },
);

/** The dialog that is open at the moment, if any. */
export function Dialogs({ controller, dialog }: DialogsProps) {
  const { records } = controller;
  const close = () => controller.closeDialog();
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'runs':
      return (
        <SavedRunsDialog
          runs={records.savedRuns}
          today={controller.daily.today}
          watch={(run) => controller.watch(run)}
          race={(run) => controller.choose({ kind: 'race', run, isOwn: true })}
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
    case 'past-courses':
      return (
        <PastCourses
          runs={controller.daily}
          play={(day) => controller.choose({ kind: 'past-daily', day })}
          close={close}
        />
      );
    case 'practice': {
      const { course } = controller.state.get();
      return (
        <PracticeDialog
          store={records.practiceStore}
          current={course?.kind === 'practice' ? course.practice : null}
          play={(practice) => controller.choose({ kind: 'practice', practice })}
          close={close}
        />
      );
    }
  }
}
