import { Daily } from '#features/daily';
import { ReplayControls } from '#features/replay-player';
import { SharedRunPrompt } from '#features/share';
import { useGameState } from '#game';
import { PanelBoundary, useStore } from '#ui';
import { PracticeButtons, ResultButtons, RetryButtons } from './ResultButtons.tsx';
import { Dialogs } from './RunsDialogs.tsx';
import { RunsPanel } from './RunsPanel.tsx';
import { useRuns } from './use-runs.ts';

/** What can be done with the run that has just ended. */
function Card() {
  const { last, retry, course } = useStore(useRuns().state);
  const isOver = useGameState(({ phase }) => phase === 'over');
  return (
    <PanelBoundary resetKey={last ?? retry ?? course}>
      {last !== null && <ResultButtons run={last} />}
      {retry !== null && <RetryButtons retry={retry} />}
      {course?.kind === 'practice' && isOver && <PracticeButtons />}
    </PanelBoundary>
  );
}

/** The course of the day. */
function DailyBox() {
  const runs = useRuns();
  return (
    <PanelBoundary>
      <Daily
        runs={runs.daily}
        play={(practice) => runs.choose({ kind: 'daily', practice })}
        openPastCourses={() => runs.openDialog({ kind: 'past-courses' })}
      />
    </PanelBoundary>
  );
}

/** The player's results. */
function Panel() {
  const { course } = useStore(useRuns().state);
  return (
    <PanelBoundary resetKey={course}>
      <RunsPanel />
    </PanelBoundary>
  );
}

/** Over the stage, the run of a link that was opened. */
function Prompt() {
  const runs = useRuns();
  const { offered } = useStore(runs.state);
  if (offered === null) return null;
  const watch = () => offered.ok && runs.watch(offered.run);
  const race = () => offered.ok && runs.choose({ kind: 'race', run: offered.run, isOwn: false });
  return (
    <PanelBoundary fallback={null} onError={() => runs.onPanelFailure()}>
      <SharedRunPrompt
        offered={offered}
        watch={watch}
        race={race}
        dismiss={() => runs.dismissPrompt()}
      />
    </PanelBoundary>
  );
}

/** The controls of the replay on the stage. */
function Replay() {
  const runs = useRuns();
  const { player } = useStore(runs.state);
  const watching = useGameState((state) => state.watching);
  if (!watching || player === null) return null;
  return (
    <PanelBoundary fallback={null} onError={() => runs.onPanelFailure()}>
      <ReplayControls player={player} close={runs.closePlayer} />
    </PanelBoundary>
  );
}

function OpenDialog() {
  const runs = useRuns();
  const { dialog } = useStore(runs.state);
  return (
    <PanelBoundary resetKey={dialog} fallback={null} onError={() => runs.onPanelFailure()}>
      <Dialogs dialog={dialog} />
    </PanelBoundary>
  );
}

/** What the features show in each of the game area's places. */
export const RUNS_SLOTS = {
  card: Card,
  daily: DailyBox,
  panel: Panel,
  prompt: Prompt,
  replay: Replay,
  dialogs: OpenDialog,
} as const;
