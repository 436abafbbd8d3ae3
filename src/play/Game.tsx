import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { AudioCuesToggle, INSTRUCTIONS } from './AudioCuesToggle.tsx';
import { PLAY, stageName, wordsOfKey } from '#content';
import { type Bindings, type GameEvent, isUnderWay, settings } from '#game';
import styles from './game.module.css';
import { GameController, type PartProps } from './game-controller.ts';
import { Notice, SlowDevice, Status } from './Notice.tsx';
import * as singletons from './singletons.ts';
import { PageButtons } from './PageButtons.tsx';
import { PlayButtons } from './PlayButtons.tsx';
import { Poster } from './Poster.tsx';
import { repeatEarlyPress } from '#platform';
import { Button, lazyPart, PanelBoundary, useStore, useStoreValue } from '#ui';

const DebugPanel = lazyPart(async () => (await import('./DebugPanel.tsx')).DebugPanel, {
  notLoaded: PLAY.debugFailed,
});

const Runs = lazyPart<PartProps>(
  async () => {
    const [{ Runs: RunsOfChunk, records }] = await Promise.all([
      singletons.loadRuns(),
      // Deferred styles: before the game is open nothing is in full screen.
      import('./full-screen-portrait.css'),
    ]);
    return ({ game }) => <RunsOfChunk game={game} records={records} />;
  },
  { notLoaded: PLAY.runsFailed },
);

export interface GameProps {
  /** Called for every event of the game as it happens. */
  readonly onEvent?: ((event: GameEvent) => void) | undefined;
  /** Where the page shows the button for debug mode. By default it is below the game. */
  readonly debugPlace?: RefObject<HTMLElement | null>;
}

/**
 * The whole game area: stage, buttons and texts around them. It is prerendered as it looks before
 * the first start.
 */
export function Game({ onEvent, debugPlace }: GameProps) {
  const [game] = useState(() => new GameController(singletons));
  useEffect(() => {
    if (onEvent === undefined) return undefined;
    return game.events.subscribe((event) => onEvent(event));
  }, [game, onEvent]);

  const root = useRef<HTMLDivElement>(null);
  const playArea = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const canvasPlace = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const courses = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const detach = game.attach({
      root: elementOf(root),
      playArea: elementOf(playArea),
      stage: elementOf(stage),
      canvasPlace: elementOf(canvasPlace),
      result: elementOf(result),
      courses: elementOf(courses),
    });
    repeatEarlyPress();
    return detach;
  }, [game]);

  const phase = useStoreValue(game.ui, (ui) => ui.phase);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const fullScreen = useStoreValue(game.ui, (ui) => ui.fullScreen);
  const turned = useStoreValue(game.ui, (ui) => ui.turned);
  const upright = useStoreValue(game.ui, (ui) => ui.upright);
  const runs = useStoreValue(game.ui, (ui) => ui.runs);
  const debugMode = useStoreValue(game.ui, (ui) => ui.debugMode);
  const { bindings, leftHanded } = useStore(settings);

  return (
    <div
      ref={root}
      className={styles.game}
      data-game=""
      // Its buttons would do nothing, and its picture asks for a press of one.
      data-needs-script=""
      data-full-screen={fullScreen || undefined}
      data-turned={turned || undefined}
      data-upright={upright || undefined}
      data-under-way={isUnderWay(phase) || undefined}
      data-left-handed={leftHanded || undefined}
      data-watching={watching || undefined}
    >
      <div
        ref={playArea}
        className={styles.playArea}
        data-part="area"
        data-under-way={isUnderWay(phase) || undefined}
      >
        <div className={styles.place} data-part="place">
          <div
            ref={stage}
            className={styles.stage}
            data-phase={phase}
            role="application"
            aria-label={nameOfStage(bindings)}
            aria-describedby={INSTRUCTIONS}
            tabIndex={0}
          >
            <Poster />
            {/* The canvas is added by hand: it belongs to the page's one stage, which outlives this
                component. */}
            <div ref={canvasPlace} className={styles.canvasPlace} data-part="canvas" />
          </div>
          <PanelBoundary>
            <AudioCuesToggle />
          </PanelBoundary>
          <PanelBoundary>
            <Notice game={game} />
          </PanelBoundary>
          <PanelBoundary>
            <Status game={game} />
          </PanelBoundary>
        </div>
        <p className={styles.rotate} data-part="rotate">
          {PLAY.rotate}
        </p>
        <PanelBoundary>
          <PlayButtons game={game} result={result} />
        </PanelBoundary>
        <PanelBoundary>
          <PageButtons game={game} />
        </PanelBoundary>
      </div>

      <PanelBoundary>
        <SlowDevice game={game} />
      </PanelBoundary>

      {debugMode && <DebugPanel game={game} />}

      {/* What would end a run waits for a pause. */}
      <div className={styles.boxes} data-part="boxes" inert={isUnderWay(phase)}>
        <div ref={courses} className={styles.courses} data-part="courses">
          <Awaited title={PLAY.daily} text={PLAY.dailyAwaited} />
        </div>
        <div className={styles.runs} data-part="runs">
          <Awaited title={PLAY.runs} text={PLAY.runsAwaited} />
          {runs && <Runs game={game} />}
        </div>
      </div>

      <PanelBoundary>
        <DebugToggle game={game} place={debugPlace} />
      </PanelBoundary>
    </div>
  );
}

interface AwaitedProps {
  readonly title: string;
  readonly text: string;
}

/** What a box will have, until it is there. The style hides it then. */
function Awaited({ title, text }: AwaitedProps) {
  return (
    <p className={styles.awaited}>
      <strong>{title}</strong>
      {text}
    </p>
  );
}

function elementOf({ current }: RefObject<HTMLDivElement | null>): HTMLDivElement {
  if (current === null) throw new Error('The game is not in the page.');
  return current;
}

/** The stage's accessible name names the first key of each action. */
function nameOfStage({ jump, crouch, pause }: Bindings): string {
  const wordsOfFirst = ([key]: Bindings['jump']) =>
    key === undefined ? undefined : wordsOfKey(key);
  return stageName({
    jump: wordsOfFirst(jump),
    crouch: wordsOfFirst(crouch),
    pause: wordsOfFirst(pause),
  });
}

const neverChanges = () => () => undefined;
/** When the page is prerendered, and until it is hydrated. */
const noElement = () => null;

interface DebugToggleProps extends PartProps {
  /** The element on the page that gets the button; undefined for right here. */
  readonly place: RefObject<HTMLElement | null> | undefined;
}

/** Turns debug mode on and off. It stands far below the stage, on which one sees what it does. */
function DebugToggle({ game, place }: DebugToggleProps) {
  const on = useStoreValue(game.ui, (ui) => ui.debugMode);
  // The element is there as soon as the page is, and stays.
  const container = useSyncExternalStore(neverChanges, () => place?.current ?? null, noElement);
  const button = (
    <Button
      variant="quiet"
      onClick={({ detail }) => {
        game.pageControls.toggleDebugMode();
        // A click without a pointer leaves the focus and the page where they are.
        if (detail !== 0) game.showStage();
      }}
    >
      {on ? PLAY.disableDebugMode : PLAY.enableDebugMode}
    </Button>
  );
  if (place === undefined) return button;
  return container === null ? null : createPortal(button, container);
}
