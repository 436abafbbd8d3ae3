import { useEffect, useId } from 'react';
import { DAILY, dailyTitle } from '#content';
import { assistsOf, isUnderWay, settings } from '#game/api';
import { isAssisted } from '#simulation';
import { Button, type ReadableStore, useStore, useStoreValue } from '#ui';
import { attemptsLeft } from './daily-results.ts';
import type { DailyRuns } from './daily-runs.ts';
import styles from './daily.module.css';
import { DailyFacts } from './DailyFacts.tsx';
import { dayNumber } from './day.ts';
import { useClock } from './use-clock.ts';

export interface DailyProps {
  readonly runs: DailyRuns;
  /** The state of the game. */
  readonly ui: ReadableStore<{ readonly phase: Parameters<typeof isUnderWay>[0] }>;
  /** Starts a run on the course of the current day, which may no longer be the day shown. */
  readonly play: (practice: boolean) => void;
  /** Opens the dialog of all days' courses and results. */
  readonly openArchive: () => void;
}

/** The course of the day, with the player's results; the day may change while the page is open. */
export function Daily({ runs, ui, play, openArchive }: DailyProps) {
  const { ghost } = runs;
  const { dailyStore, dailyPracticeStore, dailyCourses, savedRuns } = runs.records;
  const title = useId();
  const { at, update } = useClock();
  const { days } = useStore(dailyStore);
  const { days: practised } = useStore(dailyPracticeStore);
  const { runs: saved } = useStore(savedRuns);
  const { wanted } = useStore(ghost);
  const isPlaying = useStoreValue(ui, ({ phase }) => isUnderWay(phase));
  const assisted = isAssisted(assistsOf(useStore(settings)));
  useEffect(() => void savedRuns.load(), [savedRuns]);
  useEffect(() => dailyPracticeStore.watch(), [dailyPracticeStore]);
  useEffect(() => dailyStore.watch(), [dailyStore]);
  // Not during a run: each part of the search takes as long as a frame or two.
  useEffect(
    () => (isPlaying ? undefined : dailyCourses.prepareWhenIdle(() => runs.today)),
    [dailyCourses, isPlaying, runs],
  );

  const today = dayNumber(at);
  const isRanked = attemptsLeft(days.get(today) ?? []) > 0;
  // The past courses are for those who have finished a run here.
  const hasPlayed = days.size > 0 || practised.size > 0 || (saved !== null && saved.length > 0);
  /** Checks the day anew: the one shown may be over, because timers can be late. */
  const start = (practice: boolean) => {
    update();
    play(practice || runs.onlyPractice);
  };

  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{dailyTitle(today)}</h2>
      <DailyFacts daily={dailyStore} at={at} assisted={assisted} />
      <div className={styles.buttons}>
        {/* One button for both labels: it may have the focus when the label changes. */}
        <Button variant="raised" onClick={() => start(false)}>
          {isRanked ? DAILY.play : DAILY.practise}
        </Button>
        {isRanked && (
          <Button variant="quiet" onClick={() => start(true)}>
            {DAILY.practise}
          </Button>
        )}
        {hasPlayed && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={openArchive}>
            {DAILY.archive}
          </Button>
        )}
        {runs.bestOf(today) !== undefined && (
          <label className={styles.ghost}>
            <input
              type="checkbox"
              checked={wanted}
              onChange={(event) => ghost.publish({ wanted: event.target.checked })}
            />
            {DAILY.race}
          </label>
        )}
      </div>
    </section>
  );
}
