import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CuesOffer, INSTRUCTIONS } from './CuesOffer.tsx';
import type { GameEvent } from './events.ts';
import styles from './game.module.css';
import { MountedGame } from './mounted-game.ts';
import { Notice } from './Notice.tsx';
import * as pageLife from './page-life.ts';
import { PlayButtons } from './PlayButtons.tsx';
import { Poster } from './Poster.tsx';
import type { Bindings } from './controls/bindings.ts';
import { shortcutsOf, wordsOfKey } from './settings/key-labels.ts';
import { useSettings } from './settings/use-settings.ts';
import { SettingsButton } from './SettingsButton.tsx';
import type { UiState } from './ui-state.ts';

const DebugPanel = lazy(async () => ({ default: (await import('./DebugPanel.tsx')).DebugPanel }));

export interface GameProps {
  /** Hears of everything that really happens in the game, as it happens. */
  readonly onEvent?: ((event: GameEvent) => void) | undefined;
}

/** The whole game area: stage, buttons, and what there is to say around them. Prerendered it stands ready to start. */
export function Game({ onEvent }: GameProps) {
  const [game] = useState(() => new MountedGame(pageLife));
  useEffect(() => {
    game.listenWith(onEvent);
  }, [game, onEvent]);

  const root = useRef<HTMLDivElement>(null);
  const playArea = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null || playArea.current === null || stage.current === null) return undefined;
    return game.attach({ root: root.current, playArea: playArea.current, stage: stage.current });
  }, [game]);

  const ui = useSyncExternalStore(game.ui.subscribe, game.ui.get, game.ui.get);
  const { bindings, leftHanded } = useSettings();

  return (
    <div
      ref={root}
      className={styles['game']}
      data-full-screen={ui.fullScreen || undefined}
      data-left-handed={leftHanded || undefined}
    >
      <div ref={playArea} className={styles['playArea']}>
        <div className={styles['place']}>
          <div
            ref={stage}
            className={styles['stage']}
            data-phase={ui.phase}
            role="application"
            aria-label={instructions(bindings)}
            aria-describedby={INSTRUCTIONS}
            tabIndex={0}
          >
            {/* All that React has in here: the canvas beside it is borrowed from the page's one stage. */}
            <Poster />
          </div>
          <CuesOffer game={game} on={ui.cues} />
          <Notice game={game} screen={ui.screen} />
          <p role="status" className={styles['status']}>
            <span className={ui.screen === 'opening' ? styles['loading'] : styles['unseen']}>{statusOf(ui)}</span>
          </p>
        </div>
        <PlayButtons ui={ui} bindings={bindings} />
      </div>

      <p className={styles['rotate']}>Rotate the screen for better experience</p>

      <div className={styles['extras']}>
        <button
          type="button"
          className={`${styles['quiet']} ${styles['scrollLock']}`}
          aria-keyshortcuts={shortcutsOf(bindings.lockScroll)}
          onClick={() => game.toggleScrollLock()}
        >
          {ui.scrollLocked ? 'Unlock Scroll' : 'Lock Scroll'}
        </button>
        <button
          type="button"
          className={`${styles['quiet']} ${styles['fullScreen']}`}
          aria-keyshortcuts={shortcutsOf(bindings.fullScreen)}
          hidden={!ui.fullScreenPossible}
          onClick={() => game.toggleFullScreen()}
        >
          {ui.fullScreen ? 'Leave full screen' : 'Full screen'}
        </button>
        <button
          type="button"
          className={styles['quiet']}
          aria-keyshortcuts={shortcutsOf(bindings.mute)}
          onClick={() => game.toggleMute()}
        >
          {ui.muted ? 'Sound on' : 'Mute'}
        </button>
        <SettingsButton game={game} />
        <button type="button" className={styles['quiet']} onClick={() => game.toggleDebugMode()}>
          {ui.debugMode ? 'Disable Debug Mode' : 'Enable Debug Mode'}
        </button>
      </div>

      {ui.debugMode && (
        <Suspense>
          <DebugPanel figures={game.figures} />
        </Suspense>
      )}
    </div>
  );
}

/** What the stage is, and the keys to play it with. */
function instructions({ jump, crouch, pause }: Bindings): string {
  const say = ([key]: Bindings['jump'], does: string) => (key === undefined ? [] : [`${wordsOfKey(key)} ${does}`]);
  return `Dino game. ${[...say(jump, 'jumps'), ...say(crouch, 'crouches'), ...say(pause, 'pauses')].join(', ')}.`;
}

/** For those who do not see the stage; that it is being loaded, for everybody. */
function statusOf({ screen, phase, said }: UiState): string {
  if (screen === 'opening') return 'Loading…';
  return phase === 'counting' ? 'Going on in three, two, one.' : said;
}
