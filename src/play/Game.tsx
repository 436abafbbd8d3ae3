import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { AudioCuesToggle, INSTRUCTIONS } from './AudioCuesToggle.tsx';
import { type Bindings, type GameEvent, settings, type UiState, wordsOfKey } from '#game';
import styles from './game.module.css';
import { GameController } from './game-controller.ts';
import { Notice } from './Notice.tsx';
import * as pageLife from './singletons.ts';
import { PageButtons } from './PageButtons.tsx';
import { PlayButtons } from './PlayButtons.tsx';
import { Poster } from './Poster.tsx';
import { useStore, useStoreValue } from '#ui';

const DebugPanel = lazy(async () => ({ default: (await import('./DebugPanel.tsx')).DebugPanel }));

const Runs = lazy(async () => {
  try {
    const { Runs: RunsOfChunk, records } = await pageLife.loadRuns();
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
  /** Hears of everything that really happens in the game, as it happens. */
  readonly onEvent?: ((event: GameEvent) => void) | undefined;
}

/** The whole game area: stage, buttons, and what there is to say around them. Prerendered it stands ready to start. */
export function Game({ onEvent }: GameProps) {
  const [game] = useState(() => new GameController(pageLife));
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
      className={styles['game']}
      data-full-screen={fullScreen || undefined}
      data-left-handed={leftHanded || undefined}
      data-watching={watching || undefined}
    >
      <div ref={playArea} className={styles['playArea']}>
        <div className={styles['place']}>
          <div
            ref={stage}
            className={styles['stage']}
            data-phase={phase}
            role="application"
            aria-label={instructions(bindings)}
            aria-describedby={INSTRUCTIONS}
            tabIndex={0}
          >
            {/* All that React has in here: the canvas beside it is borrowed from the page's one stage. */}
            <Poster />
          </div>
          <AudioCuesToggle game={game} />
          <Notice game={game} />
          <Status game={game} />
        </div>
        {!watching && <PlayButtons game={game} />}
      </div>

      <div className={styles['runs']}>
        {runs ? (
          <Suspense fallback={<RunsAhead />}>
            <Runs game={game} />
          </Suspense>
        ) : (
          <RunsAhead />
        )}
      </div>

      <p className={styles['rotate']}>Rotate the screen for better experience</p>

      <PageButtons game={game} />

      {debugMode && (
        <Suspense>
          <DebugPanel figures={game.figures} />
        </Suspense>
      )}

      <div ref={courses} className={styles['courses']}>
        {/* Gives way to what comes late. */}
        <p className={styles['ahead']}>A daily course, the same for everybody: it comes with the game.</p>
      </div>
    </div>
  );
}

/** Stands there until the rest has come. */
function RunsAhead() {
  return <p className={styles['ahead']}>A run that is over can be watched again, shared and raced.</p>;
}

function RunsMissing() {
  return (
    <p role="alert" className={styles['failure']}>
      Replays and the daily course did not load. Check your connection and reload the page.
    </p>
  );
}

/** What the stage is, and the keys to play it with. */
function instructions({ jump, crouch, pause }: Bindings): string {
  const say = ([key]: Bindings['jump'], does: string) => (key === undefined ? [] : [`${wordsOfKey(key)} ${does}`]);
  return `Dino game. ${[...say(jump, 'jumps'), ...say(crouch, 'crouches'), ...say(pause, 'pauses')].join(', ')}.`;
}

/** For those who do not see the stage; that it is being loaded, for everybody. */
function Status({ game }: { readonly game: GameController }) {
  const isLoading = useStoreValue(game.ui, ({ screen }) => screen === 'opening');
  const sentence = useStoreValue(game.ui, statusOf);
  return (
    <p role="status" className={styles['status']}>
      <span className={isLoading ? styles['loading'] : styles['unseen']}>{sentence}</span>
    </p>
  );
}

function statusOf({ screen, phase, announcement }: UiState): string {
  if (screen === 'opening') return 'Loading…';
  return phase === 'counting' ? 'Going on in three, two, one.' : announcement;
}
