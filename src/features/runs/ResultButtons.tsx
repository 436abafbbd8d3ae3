import { DAILY, labelOfKey, PRACTICE, RESULT, RETRY, RUNS } from '#content';
import { type SavedRun, settings, shortcutsOf, useGameState } from '#game';
import { Button, Menu, PixelIcon, useStore } from '#ui';
import type { RetryState } from './runs-state.ts';
import { useRuns } from './use-runs.ts';

/** The others are in the menu. */
const BUTTONS_BESIDE_RETRY = { large: 3, compact: 3, phone: 2, upright: 2, tiny: 0 } as const;

const OUTLINES = {
  watch: 'M2 1h2v1h2v1h2v1h2v1h1v2h-1v1h-2v1h-2v1h-2v1h-2z',
  share: 'M5 1h2v1h1v1h1v1h-2v4h-2v-4h-2v-1h1v-1h1zM1 6h2v3h6v-3h2v5h-10z',
  race: 'M1 1h4v2h2v-2h2v2h2v2h-2v2h-2v-2h-2v2h-2v4h-2zM3 3v2h2v-2zM7 3v2h2v-2z',
} as const;

interface ResultButtonsProps {
  readonly run: SavedRun;
}

export function ResultButtons({ run }: ResultButtonsProps) {
  const runs = useRuns();
  const { course } = useStore(runs.state);
  const practise = () => runs.choose({ kind: 'daily', practice: true });
  const retry = () => runs.tryAgain(run);
  const screen = useGameState((state) => state.screen);
  const isDaily = course?.kind === 'daily' && !course.practice;
  const again = { label: RETRY.start, choose: retry };
  const all = [
    { outline: OUTLINES.watch, label: RUNS.watch, choose: () => runs.watch(run) },
    { outline: OUTLINES.share, label: RUNS.share, choose: () => runs.share(run) },
    {
      outline: OUTLINES.race,
      label: RUNS.raceThis,
      word: RUNS.race,
      choose: () => runs.choose({ kind: 'race', run, isOwn: true }),
    },
  ];
  const buttons = all.slice(0, BUTTONS_BESIDE_RETRY[screen]);
  return (
    <>
      {screen !== 'tiny' && <RetryButton retry={retry} />}
      <div data-part="show-run">
        {buttons.map(({ outline, label, word = label, choose }) => (
          <Button key={label} variant="raised" aria-label={label} title={label} onClick={choose}>
            <PixelIcon outline={outline} />
            <span>{word}</span>
          </Button>
        ))}
        <Menu
          label={RESULT.menu}
          items={[
            ...(screen === 'tiny' ? [again] : []),
            ...all.slice(buttons.length),
            { label: RUNS.showWayOut, choose: () => runs.watchEscapeRoute(run) },
            ...(isDaily ? [{ label: DAILY.practise, choose: practise }] : []),
          ]}
        />
      </div>
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
      <div data-part="show-run">
        <Menu
          label={RESULT.menu}
          items={[{ label: RUNS.showWayOut, choose: () => runs.watchEscapeRoute(run) }]}
        />
      </div>
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
