import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import {
  ARCHIVE,
  calendarDay,
  calendarMonth,
  dayResultWords,
  formatNumber,
  WEEKDAYS,
} from '#content';
import { Button } from '#ui';
import styles from './archive.module.css';
import { bestScore, type DayResults } from './daily-results.ts';
import { beginning, daysSinceMonday, firstDayOf, monthOf, monthsLater, weeksOf } from './day.ts';

interface ArchiveCalendarProps {
  /** The ranked attempts of a day. */
  readonly attemptsOf: (day: number) => DayResults;
  /** The best results in practice of a day. */
  readonly practiceOf: (day: number) => DayResults;
  /** The number of the day, 1 or more: the last that can be chosen. */
  readonly today: number;
  readonly chosen: number;
  readonly choose: (day: number) => void;
}

type Move = (day: number) => number;

/**
 * Where each key leads from a day, as in any calendar; with Ctrl, to the first day and the last
 * one.
 */
const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowLeft', (day) => day - 1],
  ['ArrowRight', (day) => day + 1],
  ['ArrowUp', (day) => day - 7],
  ['ArrowDown', (day) => day + 7],
  ['Home', (day) => day - daysSinceMonday(day)],
  ['End', (day) => day - daysSinceMonday(day) + 6],
  ['PageUp', (day) => monthsLater(day, -1)],
  ['PageDown', (day) => monthsLater(day, 1)],
  ['Ctrl+Home', () => 1],
  ['Ctrl+End', () => Infinity],
]);

/**
 * The month of the chosen day as a grid of weeks, with the best result of each day. Only days that
 * have a course can be chosen.
 */
export function ArchiveCalendar({
  attemptsOf,
  practiceOf,
  today,
  chosen,
  choose,
}: ArchiveCalendarProps) {
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isFocusWanted = useRef(false);
  // The day may be in a month that is shown only now.
  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const month = monthOf(chosen);
  const clamp = (day: number) => Math.min(Math.max(day, 1), today);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const move = MOVES.get(event.ctrlKey ? `Ctrl+${event.key}` : event.key);
    if (move === undefined) return;
    event.preventDefault();
    const target = clamp(move(chosen));
    if (target === chosen) return;
    isFocusWanted.current = true;
    choose(target);
  };
  const isFirst = month === monthOf(1);
  const isLast = month === monthOf(today);
  return (
    <div>
      <div className={styles.month}>
        <Button
          variant="quiet"
          aria-label={ARCHIVE.previousMonth}
          aria-disabled={isFirst}
          onClick={() => !isFirst && choose(clamp(monthsLater(chosen, -1)))}
        >
          <span aria-hidden="true">‹</span>
        </Button>
        <h3 id={title} aria-live="polite">
          {calendarMonth(beginning(firstDayOf(month)))}
        </h3>
        <Button
          variant="quiet"
          aria-label={ARCHIVE.nextMonth}
          aria-disabled={isLast}
          onClick={() => !isLast && choose(clamp(monthsLater(chosen, 1)))}
        >
          <span aria-hidden="true">›</span>
        </Button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={title}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
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
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) =>
                day !== null && day >= 1 && day <= today ? (
                  <td key={day} role="gridcell" aria-selected={day === chosen}>
                    <DayButton
                      day={day}
                      attempts={attemptsOf(day)}
                      practice={practiceOf(day)}
                      isToday={day === today}
                      isChosen={day === chosen}
                      choose={() => choose(day)}
                    />
                  </td>
                ) : (
                  <td
                    key={day ?? WEEKDAYS[weekday]?.[1]}
                    role="gridcell"
                    className={styles.closed}
                    aria-disabled={day !== null}
                  >
                    {day !== null && calendarDay(beginning(day))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        <span>
          <span aria-hidden="true">{ARCHIVE.rankedMark}</span> {ARCHIVE.ranked}
        </span>
        <span>
          <span aria-hidden="true">{ARCHIVE.practiceMark}</span> {ARCHIVE.practice}
        </span>
      </p>
    </div>
  );
}

interface DayButtonProps {
  readonly day: number;
  readonly attempts: DayResults;
  readonly practice: DayResults;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** One of them takes part in the order of focus: the chosen one. */
function DayButton({ day, attempts, practice, isToday, isChosen, choose }: DayButtonProps) {
  const at = beginning(day);
  const isRanked = attempts.length > 0;
  const ranked = bestScore(attempts);
  const practised = bestScore(practice);
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isChosen ? 0 : -1}
      data-day={day}
      data-ranked={isRanked}
      aria-current={isToday ? 'date' : undefined}
      aria-label={dayResultWords(day, at, {
        attempts: attempts.length,
        ranked,
        practice: practised,
      })}
      onFocus={choose}
      onClick={choose}
    >
      <span>
        {calendarDay(at)}{' '}
        <span aria-hidden="true">
          {(isRanked ? ARCHIVE.rankedMark : '') +
            (practised === undefined ? '' : ARCHIVE.practiceMark)}
        </span>
      </span>
      <strong aria-hidden="true">
        {isRanked ? scoreOr(ranked, ARCHIVE.none) : scoreOr(practised, '')}
      </strong>
    </button>
  );
}

function scoreOr(score: number | undefined, none: string): string {
  return score === undefined ? none : formatNumber(score);
}
