import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Opening, PLAY, stageName, wordsOfKey } from '#content';
import {
  type Bindings,
  Game,
  GameContext,
  type GameElements,
  type GameEvent,
  isUnderWay,
  settings,
  useGame,
  useGameState,
} from '#game';
import { importOrReload, repeatEarlyPress } from '#platform';
import { Fault, lazyPart, PanelBoundary, useStore } from '#ui';
import { AudioCuesToggle, INSTRUCTIONS_ID } from './AudioCuesToggle.tsx';
import { Bar } from './Bar.tsx';
import { formOf } from './bar-buttons.ts';
import { DeferredPartsContext, DeferredPartsLoader, Slot } from './deferred-parts.tsx';
import './form-page.css';
import './form-phone.css';
import styles from './game.module.css';
import { Notice, Status } from './Notice.tsx';
import { Poster } from './Poster.tsx';
import { ResultCard } from './ResultCard.tsx';
import { useChosen } from './use-chosen.ts';

const DebugPanel = lazyPart(async () => (await import('./DebugPanel.tsx')).DebugPanel, {
  notLoaded: PLAY.debugFailed,
});

export interface GameAreaProps {
  /** @param runs how many this browser has started; undefined until statistics have loaded. */
  readonly onEvent?: (event: GameEvent, runs: number | undefined) => void;
  /** Has the form of full screen all the time. */
  readonly fillsPage?: boolean;
  /** What its stage shows in place of the first dawn. */
  readonly opening?: Opening | undefined;
}

export function GameArea({ onEvent, fillsPage = false, opening }: GameAreaProps) {
  const [deferred] = useState(() => new DeferredPartsLoader());
  const [game] = useState(() => new Game(deferred.load, opening));
  const parts = useStore(deferred.parts);
  useEffect(
    () => game.events.on((event) => onEvent?.(event, parts?.statsTracker.store.get().runs)),
    [game, onEvent, parts],
  );
  return (
    <GameContext value={game}>
      <DeferredPartsContext value={parts}>
        <Area fillsPage={fillsPage} opening={opening} deferred={deferred} />
      </DeferredPartsContext>
    </GameContext>
  );
}

interface AreaProps {
  readonly fillsPage: boolean;
  readonly opening: Opening | undefined;
  readonly deferred: DeferredPartsLoader;
}

function Area({ fillsPage, opening, deferred }: AreaProps) {
  const game = useGame();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unmount = game.mount(elementsIn(root.current));
    repeatEarlyPress();
    return () => {
      unmount();
      deferred.dispose();
    };
  }, [game, deferred]);

  const phase = useGameState((state) => state.phase);
  const watching = useGameState((state) => state.watching);
  const touchScreen = useGameState((state) => state.touchScreen);
  const namesKeys = useGameState((state) => state.namesKeys);
  const fullScreen = useGameState((state) => state.fullScreen);
  const screen = useGameState((state) => state.screen);
  const isIncomplete = useStore(deferred.isIncomplete);
  const debugMode = useGameState((state) => state.debugMode);
  const { bindings, leftHanded, motion } = useStore(settings);
  const isAsked = useChosen().offered !== null;
  const isPlaying = isUnderWay(phase);
  const isAlone = fullScreen || fillsPage;
  useAttributeOfPage('data-covered', fullScreen && !fillsPage);
  useAttributeOfPage('data-playing', isPlaying || watching || phase === 'over');

  return (
    <div
      ref={root}
      className={styles.game}
      data-game=""
      // Without the script its buttons do nothing, and its picture asks for a press.
      data-needs-script=""
      data-full-screen={isAlone || undefined}
      data-under-way={isPlaying || undefined}
      data-left-handed={leftHanded || undefined}
      data-watching={watching || undefined}
      data-motion={motion}
      data-names-keys={(touchScreen && namesKeys) || undefined}
    >
      <div
        className={styles.playArea}
        data-part="area"
        data-under-way={isPlaying || undefined}
        data-asked={isAsked || undefined}
      >
        <div className={styles.place} data-part="place">
          <div
            className={styles.stage}
            data-phase={phase}
            data-opening={opening?.name}
            role="application"
            aria-label={namesKeys ? nameOfStage(bindings) : PLAY.stageOnTouch}
            aria-describedby={INSTRUCTIONS_ID}
            tabIndex={0}
          >
            <Poster opening={opening?.name} fillsPage={fillsPage} />
            {/* The canvas is added by hand: it belongs to the page's one stage, which
                outlives this component. */}
            <div className={styles.canvasPlace} data-part="canvas" />
          </div>
          <Slot name="rival" />
          <PanelBoundary>
            <AudioCuesToggle />
          </PanelBoundary>
          <PanelBoundary>
            <Notice />
          </PanelBoundary>
          <PanelBoundary>
            <Status />
          </PanelBoundary>
          <Slot name="prompt" />
        </div>
        <PanelBoundary>
          <ResultCard />
        </PanelBoundary>
        <Bar form={formOf(screen, isAlone)} />
      </div>
      <Slot name="failure" />
      {debugMode && <DebugPanel />}
      {isIncomplete && (
        <Fault text={PLAY.incomplete} onRetry={() => void deferred.load(game, importOrReload)} />
      )}
      <Slot name="dialogs" />
    </div>
  );
}

/** For styles of what is around the game. */
function useAttributeOfPage(name: string, on: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute(name, on);
    return () => documentElement.removeAttribute(name);
  }, [name, on]);
}

function elementsIn(root: HTMLElement | null): GameElements {
  const find = (selector: string) => {
    const element = root?.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The game area has no ${selector}.`);
    return element;
  };
  if (root === null) throw new Error('The game area is not in the page.');
  return {
    root,
    playArea: find('[data-part=area]'),
    stage: find('[role=application]'),
    canvasPlace: find('[data-part=canvas]'),
  };
}

function nameOfStage({ jump, crouch, pause }: Bindings): string {
  const wordsOfFirst = ([key]: Bindings['jump']) =>
    key === undefined ? undefined : wordsOfKey(key);
  return stageName({
    jump: wordsOfFirst(jump),
    crouch: wordsOfFirst(crouch),
    pause: wordsOfFirst(pause),
  });
}
