import { useEffect, useRef, useSyncExternalStore } from 'react';
import gameStyles from '../../play/game.module.css';
import styles from './replay-controls.module.css';
import { type Rate, RATES } from './playback.ts';
import { attachPlayerKeys } from './player-keys.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { ScrubBar } from './ScrubBar.tsx';
import type { ReplayPlayer, ReplayPlayerState } from './replay-player.ts';

export interface PlayerProps {
  readonly player: ReplayPlayer;
  /** Ends the watching. */
  readonly close: () => void;
}

const RATE_LABELS: Readonly<Record<Rate, readonly [shown: string, spoken: string]>> = {
  0.5: ['½×', '½×, half speed'],
  1: ['1×', '1×, normal speed'],
  2: ['2×', '2×, double speed'],
};

/** Stands in the place of the play buttons while a replay is watched. */
export function ReplayControls({ player, close }: PlayerProps) {
  const state = useSyncExternalStore(player.state.subscribe, player.state.get, player.state.get);
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => playButton.current?.focus({ preventScroll: true }), []);
  useEffect(() => prepareAhead(player), [player]);
  useEffect(
    () =>
      attachPlayerKeys({
        skip: (seconds) => player.skip(seconds),
        toggle: () => player.toggle(),
        close,
      }),
    [player, close],
  );
  return (
    <div className={styles['bar']} role="group" aria-label="Replay">
      <div className={styles['row']}>
        <div className={styles['group']}>
          <button
            ref={playButton}
            type="button"
            className={`${gameStyles['button']} ${styles['play']}`}
            onClick={() => player.toggle()}
          >
            {playLabel(state)}
          </button>
          <button
            type="button"
            className={gameStyles['button']}
            aria-label="−1 s, back one second"
            aria-keyshortcuts="ArrowLeft"
            onClick={() => player.skip(-1)}
          >
            −1 s
          </button>
          <button
            type="button"
            className={gameStyles['button']}
            aria-label="+1 s, forward one second"
            aria-keyshortcuts="ArrowRight"
            onClick={() => player.skip(1)}
          >
            +1 s
          </button>
        </div>
        <ScrubBar player={player} state={state} />
        <div className={styles['rates']} role="group" aria-label="Speed">
          {RATES.map((rate) => (
            <button
              key={rate}
              type="button"
              className={gameStyles['button']}
              aria-label={RATE_LABELS[rate][1]}
              aria-pressed={rate === state.rate}
              onClick={() => player.setRate(rate)}
            >
              {RATE_LABELS[rate][0]}
            </button>
          ))}
        </div>
        <button type="button" className={gameStyles['button']} aria-keyshortcuts="Escape" onClick={close}>
          Close
        </button>
      </div>
    </div>
  );
}

function playLabel({ playing, ended }: ReplayPlayerState): string {
  if (playing) return 'Pause';
  return ended ? 'Again' : 'Play';
}
