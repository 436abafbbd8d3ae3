import { useEffect, useId, useSyncExternalStore } from 'react';
import game from '../../play/game.module.css';
import { attemptsLeft } from './daily-results.ts';
import styles from './daily.module.css';
import { DailyFacts } from './DailyFacts.tsx';
import { dayNumber } from './day.ts';
import type { DailyStore } from './daily-store.ts';
import { useClock } from './use-clock.ts';

export type DailyKind = 'ranked' | 'practice';

export interface DailyPanelProps {
  readonly daily: DailyStore;
  /** The time now, ms since 1970. The same function each time. */
  readonly now: () => number;
  /** Assists are on: what is played now counts as assisted. */
  readonly assisted: boolean;
  /** Starts a run on the course of whichever day it is by now. */
  readonly play: (kind: DailyKind) => void;
  /** What shares the ranked attempt of a day that was finished last; undefined as long as there is none. */
  readonly shareOf: (day: number) => (() => void) | undefined;
  /** Whether there is a run of a day that can be raced. */
  readonly hasGhost: (day: number) => boolean;
  readonly ghostWanted: boolean;
  readonly onGhostWanted: (wanted: boolean) => void;
}

/** The course of the day, which turns over while the page is open. */
export function DailyPanel(props: DailyPanelProps) {
  const { daily, now, assisted, play, shareOf, hasGhost, ghostWanted, onGhostWanted } = props;
  const title = useId();
  const { at, look } = useClock(now);
  const { days } = useSyncExternalStore(daily.subscribe, daily.get);
  useEffect(() => {
    window.addEventListener('storage', daily.follow);
    window.addEventListener('pageshow', daily.read);
    return () => {
      window.removeEventListener('storage', daily.follow);
      window.removeEventListener('pageshow', daily.read);
    };
  }, [daily]);

  const today = dayNumber(at);
  const share = shareOf(today);
  const isRanked = attemptsLeft(days.get(today) ?? []) > 0;
  /** Not the day that is shown: it may be over, and the timer late. */
  const start = (kind: DailyKind) => {
    look();
    play(attemptsLeft(daily.of(dayNumber(now()))) > 0 ? kind : 'practice');
  };

  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <h2 id={title}>{`Daily course #${today}`}</h2>
      <DailyFacts daily={daily} at={at} assisted={assisted} />
      <div className={styles['buttons']}>
        {/* The same button whatever it says: it may have the focus. */}
        <button type="button" className={game['button']} onClick={() => start('ranked')}>
          {isRanked ? 'Play today’s course' : 'Practise today’s course'}
        </button>
        {isRanked && (
          <button type="button" className={game['quiet']} onClick={() => start('practice')}>
            Practise
          </button>
        )}
        {share !== undefined && (
          <button type="button" className={game['quiet']} onClick={share}>
            Share result
          </button>
        )}
        {hasGhost(today) && (
          <label className={styles['ghost']}>
            <input type="checkbox" checked={ghostWanted} onChange={(event) => onGhostWanted(event.target.checked)} />
            Race my best
          </label>
        )}
      </div>
    </section>
  );
}
