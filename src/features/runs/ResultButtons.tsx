import { DAILY, labelOfKey, PRACTICE, RESULT, RETRY, RUNS } from '#content';
import { type SavedRun, settings, shortcutsOf, useGameState } from '#game';
import { Button, Menu, useStore } from '#ui';
import type { RetryState } from './runs-state.ts';
import { useRuns } from './use-runs.ts';

/** The others are in the menu. Sharing comes first when there is something to share. */
const BUTTONS_BESIDE_RETRY = { large: 2, compact: 1, phone: 1, upright: 1, tiny: 0 } as const;

interface ResultButtonsProps {
  readonly run: SavedRun;
}

export function ResultButtons({ run }: ResultButtonsProps) {
  const runs = useRuns();
  const { course } = useStore(runs.state);
  const race = () => runs.choose({ kind: 'race', run, isOwn: true });
  const practise = () => runs.choose({ kind: 'daily', practice: true });
  const retry = () => runs.tryAgain(run);
  const screen = useGameState((state) => state.screen);
  const isRecord = useGameState(({ result }) => result?.record === true);
  const isDaily = course?.kind === 'daily' && !course.practice;
  const again = { label: RETRY.start, choose: retry };
  const share = { label: RUNS.share, choose: () => runs.share(run) };
  const watch = { label: RUNS.watch, choose: () => runs.watch(run) };
  const two = isRecord || isDaily ? [share, watch] : [watch, share];
  const buttons = two.slice(0, BUTTONS_BESIDE_RETRY[screen]);
  const inMenu = [...(screen === 'tiny' ? [again] : []), ...two.slice(buttons.length)];
  return (
    <>
      {screen !== 'tiny' && <RetryButton retry={retry} />}
      {buttons.map(({ label, choose }) => (
        <Button key={label} variant="raised" data-part="show-run" onClick={choose}>
          {label}
        </Button>
      ))}
      <Menu
        label={RESULT.menu}
        items={[
          ...inMenu,
          { label: RUNS.race, choose: race },
          { label: RUNS.showWayOut, choose: () => runs.watchEscapeRoute(run) },
          ...(isDaily ? [{ label: DAILY.practise, choose: practise }] : []),
        ]}
      />
    </>
  );
}

function RetryButton({ retry }: { readonly retry: () => void }) {
  const { retry: keys } = useStore(settings).bindings;
  const [key] = keys;
  return (
    <Button
      variant="raised"
      data-part="again"
      aria-keyshortcuts={shortcutsOf(keys)}
      onClick={retry}
    >
      <span>{RETRY.start}</span>
      {key !== undefined && <kbd aria-hidden="true">{labelOfKey(key)}</kbd>}
    </Button>
  );
}

export function RetryButtons({ retry: { run } }: { readonly retry: RetryState }) {
  const runs = useRuns();
  return (
    <>
      <Button variant="raised" data-part="again" onClick={() => runs.startNewRun()}>
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
      data-part="again"
      aria-haspopup="dialog"
      onClick={() => runs.openDialog({ kind: 'practice' })}
    >
      {PRACTICE.change}
    </Button>
  );
}
