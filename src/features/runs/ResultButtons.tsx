import { DAILY, labelOfKey, PRACTICE, RESULT, RETRY, RUNS } from '#content';
import { type SavedRun, settings, shortcutsOf, useGameState } from '#game';
import { Button, Menu, useStore } from '#ui';
import type { RetryState } from './runs-state.ts';
import { useRuns } from './use-runs.ts';

interface ResultButtonsProps {
  readonly run: SavedRun;
}

export function ResultButtons({ run }: ResultButtonsProps) {
  const runs = useRuns();
  const { course } = useStore(runs.state);
  const race = () => runs.choose({ kind: 'race', run, isOwn: true });
  const practise = () => runs.choose({ kind: 'daily', practice: true });
  const retry = () => runs.tryAgain(run);
  const share = () => runs.share(run);
  const isTiny = useGameState(({ screen }) => screen === 'tiny');
  const first = [
    { label: RETRY.start, choose: retry },
    { label: RUNS.share, choose: share },
  ];
  return (
    <>
      {!isTiny && (
        <>
          <RetryButton retry={retry} />
          <Button variant="raised" onClick={share}>
            {RUNS.share}
          </Button>
        </>
      )}
      <Menu
        label={RESULT.menu}
        items={[
          ...(isTiny ? first : []),
          { label: RUNS.watch, choose: () => runs.watch(run) },
          { label: RUNS.race, choose: race },
          { label: RUNS.showWayOut, choose: () => runs.watchEscapeRoute(run) },
          ...(course?.kind === 'daily' && !course.practice
            ? [{ label: DAILY.practise, choose: practise }]
            : []),
        ]}
      />
    </>
  );
}

function RetryButton({ retry }: { readonly retry: () => void }) {
  const { retry: keys } = useStore(settings).bindings;
  const [key] = keys;
  return (
    <Button variant="raised" aria-keyshortcuts={shortcutsOf(keys)} onClick={retry}>
      <span>{RETRY.start}</span>
      {key !== undefined && <kbd aria-hidden="true">{labelOfKey(key)}</kbd>}
    </Button>
  );
}

export function RetryButtons({ retry: { run } }: { readonly retry: RetryState }) {
  const runs = useRuns();
  return (
    <>
      <Button variant="raised" onClick={() => runs.startNewRun()}>
        {RETRY.newRun}
      </Button>
      <Menu
        label={RESULT.menu}
        items={[{ label: RUNS.showWayOut, choose: () => runs.watchEscapeRoute(run) }]}
      />
    </>
  );
}

export function PracticeButtons() {
  const runs = useRuns();
  return (
    <Button
      variant="raised"
      aria-haspopup="dialog"
      onClick={() => runs.openDialog({ kind: 'practice' })}
    >
      {PRACTICE.change}
    </Button>
  );
}
