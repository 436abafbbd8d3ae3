import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { calendarDay, DAILY_RESULTS, dayResultWords, formatNumber, WEEKDAYS } from '#content';
import { AttemptsOfDay } from './AttemptsOfDay.tsx';
import { bestOf, type DayResults } from './daily-results.ts';
import type { DailyStore } from './daily-store.ts';
import { beginning } from './day.ts';
import styles from './results-calendar.module.css';
import { lastWeeks } from './weeks.ts';

export interface ResultsCalendarProps {
  readonly daily: DailyStore;
  /** The number of the day. */
  readonly today: number;
}

const WEEKS = 5;

/** By how many days each key moves. */
const MOVES: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/** The best result of each of the last days, as a grid of weeks, and all attempts of the day that is chosen. */
export function ResultsCalendar({ daily, today }: ResultsCalendarProps) {
  const { days } = useSyncExternalStore(daily.subscribe, daily.get);
  const [chosen, setChosen] = useState(today);
  const [weeks] = useState(() => lastWeeks(today, WEEKS));
  const grid = useRef<HTMLTableElement>(null);
  const all = weeks.flat().filter((day) => day !== null);
  const [first = today] = all;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES.get(event.key);
    if (move === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const target = Number.isFinite(move) ? chosen + move : Math.min(Math.max(move, first), today);
    // The focused day becomes the chosen one. Beyond the first and the last there is none.
    grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
  };
  if (all.length === 0) return <p className={styles.empty}>{DAILY_RESULTS.wrongClock}</p>;
  const ofDay = (day: number) => days.get(day) ?? [];
  return (
    <div className={styles.content}>
      <table ref={grid} role="grid" aria-label={DAILY_RESULTS.calendar} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={WEEKDAYS[weekday]?.[1]} role="gridcell" />
                ) : (
                  <td key={WEEKDAYS[weekday]?.[1]} role="gridcell" aria-selected={day === chosen}>
                    <DayButton
                      day={day}
                      attempts={ofDay(day)}
                      isToday={day === today}
                      isChosen={day === chosen}
                      choose={() => setChosen(day)}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <AttemptsOfDay day={chosen} attempts={ofDay(chosen)} most={mostPoints(daily)} />
    </div>
  );
}

interface DayButtonProps {
  readonly day: number;
  readonly attempts: DayResults;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** One of them takes part in the order of focus: the chosen one. */
function DayButton({ day, attempts, isToday, isChosen, choose }: DayButtonProps) {
  const at = beginning(day);
  const best = bestOf(attempts, false) ?? bestOf(attempts, true);
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isChosen ? 0 : -1}
      data-day={day}
      data-played={attempts.length > 0}
      aria-current={isToday ? 'date' : undefined}
      aria-label={dayResultWords(day, at, best?.score, attempts.length)}
      onFocus={choose}
      onClick={choose}
    >
      <span>{calendarDay(at)}</span>
      <strong>{best === null ? (attempts.length > 0 ? DAILY_RESULTS.none : '') : formatNumber(best.score)}</strong>
    </button>
  );
}

/** The best score ever, with or without assists. */
function mostPoints(daily: DailyStore): number {
  return Math.max(daily.best(false)?.score ?? 0, daily.best(true)?.score ?? 0);
}
