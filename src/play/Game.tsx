import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { AudioCuesToggle, INSTRUCTIONS } from './AudioCuesToggle.tsx';
import { PLAY, stageName, wordsOfKey } from '#content';
import { type Bindings, type GameEvent, settings } from '#game';
import styles from './game.module.css';
import { GameController } from './game-controller.ts';
import { Notice } from './Notice.tsx';
import * as singletons from './singletons.ts';
import { PageButtons } from './PageButtons.tsx';
import { PlayButtons } from './PlayButtons.tsx';
import { Poster } from './Poster.tsx';
import { Status } from './Status.tsx';
import { useStore, useStoreValue } from '#ui';

const DebugPanel = lazy(async () => ({ default: (await import('./DebugPanel.tsx')).DebugPanel }));

const Runs = lazy(async () => {
  try {
    const { Runs: RunsOfChunk, records } = await singletons.loadRuns();
    return { default: memo(({ game }: RunsSlotProps) => <RunsOfChunk game={game} records={records} />) };
  } catch (error) {
    console.error('What can be done with runs did not load.', error);
    return { default: memo(RunsMissing) };
  }
});

interface RunsSlotProps {
  readonly game: GameController;
}

export interface GameProps {
  /** Called for every event of the game as it happens. */
  readonly onEvent?: ((event: GameEvent) => void) | undefined;
}

/** The whole game area: stage, buttons and texts around them. It is prerendered as it looks before the first start. */
export function Game({ onEvent }: GameProps) {
  const [game] = useState(() => new GameController(singletons));
  useEffect(
    () => (onEvent === undefined ? undefined : game.events.subscribe((event) => onEvent(event))),
    [game, onEvent],
  );

  const root = useRef<HTMLDivElement>(null);
  const playArea = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const courses = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null || playArea.current === null || stage.current === null || courses.current === null) {
      return undefined;
    }
    return game.attach({
      root: root.current,
      playArea: playArea.current,
      stage: stage.current,
      courses: courses.current,
    });
  }, [game]);

  const phase = useStoreValue(game.ui, (ui) => ui.phase);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const fullScreen = useStoreValue(game.ui, (ui) => ui.fullScreen);
  const runs = useStoreValue(game.ui, (ui) => ui.runs);
  const debugMode = useStoreValue(game.ui, (ui) => ui.debugMode);
  const { bindings, leftHanded } = useStore(settings);

  return (
    <div
      ref={root}
      className={styles.game}
      data-full-screen={fullScreen || undefined}
      data-left-handed={leftHanded || undefined}
      data-watching={watching || undefined}
    >
      <div ref={playArea} className={styles.playArea}>
        <div className={styles.place}>
          <div
            ref={stage}
            className={styles.stage}
            data-phase={phase}
            role="application"
            aria-label={nameOfStage(bindings)}
            aria-describedby={INSTRUCTIONS}
            tabIndex={0}
          >
            {/* The canvas is added beside it by hand: it belongs to the page's one stage, which outlives this component. */}
            <Poster />
          </div>
          <AudioCuesToggle game={game} />
          <Notice game={game} />
          <Status game={game} />
        </div>
        {!watching && <PlayButtons game={game} />}
      </div>

      <div className={styles.runs}>
        {runs ? (
          <Suspense fallback={<RunsAhead />}>
            <Runs game={game} />
          </Suspense>
        ) : (
          <RunsAhead />
        )}
      </div>

      <p className={styles.rotate}>{PLAY.rotate}</p>

      <PageButtons game={game} />

      {debugMode && (
        <Suspense>
          <DebugPanel figures={game.figures} />
        </Suspense>
      )}

      <div ref={courses} className={styles.courses}>
        {/* The stylesheet hides it once the panel of the daily course is there. */}
        <p className={styles.ahead}>{PLAY.dailyAhead}</p>
      </div>
    </div>
  );
}

/** Shown until the runs' chunk is loaded. */
function RunsAhead() {
  return <p className={styles.ahead}>{PLAY.runsAhead}</p>;
}

function RunsMissing() {
  return (
    <p role="alert" className={styles.failure}>
      {PLAY.runsFailed}
    </p>
  );
}

/** The stage's accessible name names the first key of each action. */
function nameOfStage({ jump, crouch, pause }: Bindings): string {
  const wordsOfFirst = ([key]: Bindings['jump']) => (key === undefined ? undefined : wordsOfKey(key));
  return stageName({ jump: wordsOfFirst(jump), crouch: wordsOfFirst(crouch), pause: wordsOfFirst(pause) });
}
