import { type AchievementId, oldBest, RESULT, RUNS } from '#content';
import type { CardLineProps, RivalLineProps } from '#features/achievements';
import { DailyFigure } from '#features/daily';
import { ReplayControls } from '#features/replay-player';
import { SharedRunPrompt } from '#features/share';
import { useGameState } from '#game';
import { isOutdated } from '#platform';
import { Button, lazyPart, PanelBoundary, useStore } from '#ui';
import { CourseChip } from './CourseChip.tsx';
import { PracticeButtons, ResultButtons, RetryButtons } from './ResultButtons.tsx';
import { RecordMoment } from './RecordMoment.tsx';
import { placeAt, ResultBar, wholeOf } from './ResultBar.tsx';
import bar from './result-bar.module.css';
import styles from './rival-ahead.module.css';
import { Dialogs } from './RunsDialogs.tsx';
import type { RunsController } from './runs-controller.ts';
import { RunsContext, useRuns } from './use-runs.ts';

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

function Leave() {
  const runs = useRuns();
  const restored = useGameState((state) => state.restored);
  if (!restored) return null;
  return (
    <Button variant="raised" data-part="leave-run" onClick={() => runs.leaveRun()}>
      {RUNS.leaveRun}
    </Button>
  );
}

function Daily() {
  const runs = useRuns();
  return (
    <PanelBoundary fallback={null}>
      <DailyFigure daily={runs.records.dailyStore} />
    </PanelBoundary>
  );
}

function Chip() {
  return (
    <PanelBoundary fallback={null}>
      <CourseChip />
    </PanelBoundary>
  );
}

const CardLine = lazyPart<CardLineProps>(
  async () => (await import('#features/achievements')).CardLine,
  {
    notLoaded: RUNS.panelFailed,
    fallback: () => <p data-part="last-line" />,
    failed: () => null,
  },
);

const RivalLine = lazyPart<RivalLineProps>(
  async () => (await import('#features/achievements')).RivalLine,
  {
    notLoaded: RUNS.panelFailed,
    fallback: ({ isSought }) => isSought && <p data-part="rival" />,
    failed: () => null,
  },
);

function LastLine() {
  const runs = useRuns();
  const { last, earned, next, course } = useStore(runs.state);
  const rivals = useStore(runs.rivals.state);
  const result = useGameState((state) => state.result);
  if (last === null || result === null) return null;
  // One aim at a time.
  const hasRival = course === null && rivals.next !== null;
  const open = (at: AchievementId) => runs.openDialog({ kind: 'achievements', at });
  const { score, record, target } = result;
  const isOwn = record || target === undefined || target.kind === 'rival';
  const best = isOwn ? result.best : target.score;
  const word = record ? oldBest(best) : RESULT[target?.kind === 'race' ? 'raced' : 'best'];
  const aim = hasRival ? rivals.next?.score : next?.at;
  return (
    <>
      <ResultBar score={score} best={best} word={word} next={aim} />
      {!last.assisted && (
        <div
          className={bar.aim}
          data-part="aim"
          style={placeAt(aim ?? 0, wholeOf(score, best, aim))}
        >
          {course === null && (
            <RivalLine {...rivals} open={() => runs.openDialog({ kind: 'achievements' })} />
          )}
          {!hasRival && earned.length === 0 && <CardLine earned={earned} next={next} open={open} />}
        </div>
      )}
      {!last.assisted && earned.length > 0 && <CardLine earned={earned} next={next} open={open} />}
    </>
  );
}

/** Before the run. The stage says how to start. */
function RivalAhead() {
  const runs = useRuns();
  const { course, offered } = useStore(runs.state);
  const { next } = useStore(runs.rivals.state);
  const isReady = useGameState(({ phase, watching }) => phase === 'ready' && !watching);
  if (!isReady || next === null || course !== null || offered !== null) return null;
  return (
    <div className={styles.ahead}>
      <RivalLine
        isSought
        next={next}
        beaten={null}
        open={() => runs.openDialog({ kind: 'achievements' })}
      />
    </div>
  );
}

function Failure() {
  const { failure } = useStore(useRuns().state);
  const text = useStore(isOutdated) && failure === '' ? RUNS.outdated : failure;
  return text === '' ? null : <p role="alert">{text}</p>;
}

function Prompt() {
  const runs = useRuns();
  const { offered } = useStore(runs.state);
  if (offered === null) return null;
  const watch = () => offered.ok && runs.watch(offered.run);
  const race = () => offered.ok && runs.choose({ kind: 'race', run: offered.run, isOwn: false });
  return (
    <PanelBoundary fallback={null} onError={() => runs.onPanelFailure()}>
      <SharedRunPrompt offered={offered} watch={watch} race={race} />
    </PanelBoundary>
  );
}

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

const SLOTS = {
  leave: Leave,
  card: Card,
  lastLine: LastLine,
  record: RecordMoment,
  daily: Daily,
  chip: Chip,
  failure: Failure,
  prompt: Prompt,
  rival: RivalAhead,
  replay: Replay,
  dialogs: OpenDialog,
} as const;

interface RunsSlotProps {
  readonly runs: RunsController;
  readonly name: keyof typeof SLOTS;
}

export function RunsSlot({ runs, name }: RunsSlotProps) {
  const Content = SLOTS[name];
  return (
    <RunsContext value={runs}>
      <Content />
    </RunsContext>
  );
}
