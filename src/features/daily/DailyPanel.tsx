import { useEffect, useId, useSyncExternalStore } from 'react';
import { DAILY, dailyTitle } from '#content';
import { Button } from '#ui';
import { attemptsLeft } from './daily-results.ts';
import styles from './daily.module.css';
import { DailyFacts } from './DailyFacts.tsx';
import { dayNumber } from './day.ts';
import type { DailyStore } from './daily-store.ts';
import { useClock } from './use-clock.ts';

export type DailyKind = 'ranked' | 'practice';

export interface DailyPanelProps {
  readonly daily: DailyStore;
  /** The time now, ms since 1970. Must be the same function on each render. */
  readonly now: () => number;
  /** Whether assists are on: a run that begins now counts as assisted. */
  readonly assisted: boolean;
  /** Starts a run on the course of the current day, which may no longer be the day shown. */
  readonly play: (kind: DailyKind) => void;
  /** Whether the player has ever finished a run here. The past courses are for those who have. */
  readonly hasPlayed: boolean;
  /** Opens the dialog of all days' courses and results. */
  readonly openArchive: () => void;
  /** Whether there is a saved run of a day to race. */
  readonly hasGhost: (day: number) => boolean;
  readonly ghostWanted: boolean;
  readonly onGhostWanted: (wanted: boolean) => void;
}

/** The course of the day; the day may change while the page is open. */
export function DailyPanel(props: DailyPanelProps) {
  const {
    daily,
    now,
    assisted,
    play,
    hasPlayed,
    openArchive,
    hasGhost,
    ghostWanted,
    onGhostWanted,
  } = props;
  const title = useId();
  const { at, update } = useClock(now);
  const { days } = useSyncExternalStore(daily.subscribe, daily.get);
  useEffect(() => daily.watch(), [daily]);

  const today = dayNumber(at);
  const isRanked = attemptsLeft(days.get(today) ?? []) > 0;
  /** Checks the day anew: the one shown may be over, because timers can be late. */
  const start = (kind: DailyKind) => {
    update();
    play(attemptsLeft(daily.of(dayNumber(now()))) > 0 ? kind : 'practice');
  };

  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{dailyTitle(today)}</h2>
      <DailyFacts daily={daily} at={at} assisted={assisted} />
      <div className={styles.buttons}>
        {/* One button for both labels: it may have the focus when the label changes. */}
        <Button variant="raised" onClick={() => start('ranked')}>
          {isRanked ? DAILY.play : DAILY.practise}
        </Button>
        {isRanked && (
          <Button variant="quiet" onClick={() => start('practice')}>
            {DAILY.practise}
          </Button>
        )}
        {(hasPlayed || days.size > 0) && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={openArchive}>
            {DAILY.archive}
          </Button>
        )}
        {hasGhost(today) && (
          <label className={styles.ghost}>
            <input
              type="checkbox"
              checked={ghostWanted}
              onChange={(event) => onGhostWanted(event.target.checked)}
            />
            {DAILY.race}
          </label>
        )}
      </div>
    </section>
  );
}
