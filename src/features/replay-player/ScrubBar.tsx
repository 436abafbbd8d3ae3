import type { PointerEvent } from 'react';
import styles from './replay-controls.module.css';
import type { ReplayPlayer, ReplayPlayerState } from './replay-player.ts';

interface ScrubBarProps {
  readonly player: ReplayPlayer;
  readonly state: ReplayPlayerState;
}

/** What is shown, how far it has come, and the way to any other moment of it. */
export function ScrubBar({ player, state }: ScrubBarProps) {
  const { title, step, steps, stepsPerSecond } = state;
  const seconds = Math.floor(step / stepsPerSecond);
  const allSeconds = Math.floor(steps / stepsPerSecond);
  return (
    <div className={styles['scrub']}>
      <p className={styles['caption']}>
        <span className={styles['title']} role="status">
          {title}
        </span>
        <span className={styles['time']}>
          {minutesOf(seconds)} / {minutesOf(allSeconds)}
        </span>
      </p>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${seconds} of ${allSeconds} seconds`}
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

/** Nothing runs away under a finger that drags; when it lets go, a replay that was playing goes on. */
function holdStill({ button }: PointerEvent, player: ReplayPlayer): void {
  if (button !== 0 || !player.state.get().playing) return;
  player.pause();
  const over = new AbortController();
  const goOn = () => {
    over.abort();
    if (!player.state.get().ended) player.play();
  };
  // It may be let go of anywhere.
  window.addEventListener('pointerup', goOn, { signal: over.signal });
  window.addEventListener('pointercancel', goOn, { signal: over.signal });
}

function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
