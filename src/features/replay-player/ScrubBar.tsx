import type { PointerEvent } from 'react';
import { REPLAY_KEYS, REPLAY_PLAYER, replayPosition, replayPositionSpoken } from '#content';
import { INPUT } from '#simulation';
import { slider, useStore } from '#ui';
import { type HighlightedKeys, SHOWN_KEYS } from './highlighted-keys.ts';
import styles from './replay-controls.module.css';
import type { ReplayPlayer, ReplayPlayerState } from './replay-player.ts';

interface ScrubBarProps {
  readonly player: ReplayPlayer;
  readonly state: ReplayPlayerState;
}

export function ScrubBar({ player, state }: ScrubBarProps) {
  const { title, step, steps, stepsPerSecond } = state;
  const seconds = Math.floor(step / stepsPerSecond);
  const allSeconds = Math.floor(steps / stepsPerSecond);
  return (
    <div className={styles.scrub}>
      <p className={styles.caption}>
        <span className={styles.title} role="status">
          {title}
        </span>
        <KeyCaps keys={player.keys} />
        <span className={styles.time}>{replayPosition(seconds, allSeconds)}</span>
      </p>
      <input
        className={slider}
        type="range"
        aria-label={REPLAY_PLAYER.position}
        aria-valuetext={replayPositionSpoken(seconds, allSeconds)}
        min={0}
        max={steps}
        step={1}
        value={step}
        onPointerDown={(event) => holdStill(event, player)}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
      />
    </div>
  );
}

function holdStill({ button }: PointerEvent, player: ReplayPlayer): void {
  if (button !== 0 || !player.state.get().playing) return;
  player.pause();
  const over = new AbortController();
  const goOn = () => {
    over.abort();
    if (!player.state.get().ended) player.play();
  };
  // The pointer may be released anywhere.
  window.addEventListener('pointerup', goOn, { signal: over.signal });
  window.addEventListener('pointercancel', goOn, { signal: over.signal });
}

/** Hidden from screen readers, whose users hear what the keys do. */
function KeyCaps({ keys }: { readonly keys: HighlightedKeys }) {
  const { lit } = useStore(keys);
  return (
    <span className={styles.caps} aria-hidden="true">
      {SHOWN_KEYS.map((key) => (
        <span key={key} className={styles.cap} data-key={key} data-lit={(lit & INPUT[key]) !== 0}>
          {REPLAY_KEYS[key]}
        </span>
      ))}
    </span>
  );
}
