import {
  formatCount,
  formatCountdown,
  formatMetres,
  formatNumber,
  formatPoints,
  formatUtcDate,
  type PluralForms,
} from '../format.ts';

/** The panel of the daily course. */
export const DAILY = {
  play: 'Play today’s course',
  practiseCourse: 'Practise today’s course',
  practise: 'Practise',
  results: 'Results',
  race: 'Race my best',
  noAttemptsLeft: 'Practice: today’s attempts are used up',
  assisted: 'Assists are on: attempts count as assisted, with their own best',
  wrongClock: 'Course #1 is of 1 November 2026: please check this device’s clock',
} as const;

const STREAK: PluralForms = { one: 'Streak {count} day', other: 'Streak {count} days' };
const LONGEST_STREAK: PluralForms = { one: 'Longest streak {count} day', other: 'Longest streak {count} days' };

/** @param day the number of the day's course. */
export function dailyTitle(day: number): string {
  return `Daily course #${day}`;
}

/** The badge of a day's course on the stage. @param attempt which ranked attempt of `attempts` it is, from 1 on; null for practice. */
export function dailyOnStage(day: number, attempt: number | null, attempts: number): string {
  return `Daily #${day}, ${attemptWords(attempt, attempts)}`;
}

export function attemptsLeftWords(left: number, all: number): string {
  return `${left} of ${all} ranked attempts left`;
}

/** @param today, ever scores; undefined: none. At least one of them is there. */
export function dailyBest(assisted: boolean, today: number | undefined, ever: number | undefined): string {
  const name = assisted ? 'Assisted best' : 'Best';
  if (today === undefined) return `${name} ever ${formatNumber(ever ?? 0)}`;
  const words = `${name} today ${formatNumber(today)}`;
  return ever === undefined || ever === today ? words : `${words}, ever ${formatNumber(ever)}`;
}

/** The days in a row up to now, and the longest row if that is longer. */
export function streakWords(current: number, longest: number): string {
  const words = formatCount(current, STREAK);
  return longest > current ? `${words}, longest ${longest}` : words;
}

export function longestStreak(days: number): string {
  return formatCount(days, LONGEST_STREAK);
}

/** @param ms until then. */
export function nextCourse(ms: number): string {
  return `Next course in ${formatCountdown(ms)}`;
}

/** The result of a run on a day's course. */
export interface DailyResult {
  /** The number of the day's course. */
  readonly day: number;
  /** Which ranked attempt it was, from 1 on; null for practice. */
  readonly attempt: number | null;
  /** How many ranked attempts a day has. */
  readonly attempts: number;
  readonly score: number;
  /** Whole metres. */
  readonly metres: number;
  readonly assisted: boolean;
  /** The run in stretches of so many points. */
  readonly pointsPerStretch: number;
  /** Whether turbo was on in each stretch. */
  readonly withTurbo: readonly boolean[];
}

const SYMBOLS = { run: '🟩', turbo: '⚡', crash: '💥' } as const;

/** For sharing: the result, and under it a line of symbols, one a stretch. */
export function dailyLine({ day, attempt, attempts, score, metres, assisted, withTurbo }: DailyResult): string {
  const parts = [`Dino Sprint Daily #${day}`, `${score} points`, `${metres} m`, attemptWords(attempt, attempts)];
  if (assisted) parts.push('assisted');
  const symbols = withTurbo.map((turbo) => (turbo ? SYMBOLS.turbo : SYMBOLS.run));
  return `${parts.join(' · ')}\n${symbols.join('')}${SYMBOLS.crash}`;
}

/** The same as {@link dailyLine} for those who do not see the symbols. */
export function dailyWords(result: DailyResult): string {
  const { day, attempt, attempts, score, metres, assisted, pointsPerStretch, withTurbo } = result;
  const turbos = withTurbo.flatMap((turbo, index) => (turbo ? [index + 1] : []));
  const parts = [`${score} points`, `${metres} metres`, attemptWords(attempt, attempts)];
  if (assisted) parts.push('assisted');
  const stretches = withTurbo.length === 1 ? 'One stretch' : `${withTurbo.length} stretches`;
  const turboWords = turbos.length === 0 ? 'without turbo' : `with turbo in number ${turbos.join(', ')}`;
  return `Dino Sprint Daily number ${day}: ${parts.join(', ')}. ${stretches} of ${pointsPerStretch} points, ${turboWords}, then the crash.`;
}

/** 'attempt 2 of 3', 'practice'. @param attempt its number; null for practice. */
export function attemptWords(attempt: number | null, attempts: number): string {
  return attempt === null ? 'practice' : `attempt ${attempt} of ${attempts}`;
}

/** The dialog with the results of the last weeks. */
export const DAILY_RESULTS = {
  title: 'Daily results',
  calendar: 'The last five weeks',
  /** In place of a best score, where no attempt was finished. */
  none: '–',
  notPlayed: 'You didn’t play this one.',
  unfinished: 'Not finished',
  notLoaded: 'Your daily results didn’t load.',
  wrongClock: 'Course #1 is of 1 November 2026. Check this device’s clock.',
} as const;

/** From Monday on; what is read out after what is shown. */
export const WEEKDAYS: readonly (readonly [short: string, long: string])[] = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
];

const ATTEMPTS_OF_DAY: PluralForms = { one: '{count} attempt', other: '{count} attempts' };

/** The day of the month. @param at when the day begins, ms since 1970. */
export function calendarDay(at: number): string {
  return formatUtcDate(at, 'dayOfMonth');
}

/** 'Daily #21, Saturday 21 November'. @param at when the day begins, ms since 1970. */
export function dailyDate(day: number, at: number): string {
  return `Daily #${day}, ${formatUtcDate(at, 'full')}`;
}

/** The same with what was achieved. @param best its score; undefined where no attempt was finished. */
export function dayResultWords(day: number, at: number, best: number | undefined, attempts: number): string {
  const date = dailyDate(day, at);
  if (attempts === 0) return `${date}: not played`;
  const count = formatCount(attempts, ATTEMPTS_OF_DAY);
  return best === undefined ? `${date}: ${count}, none finished` : `${date}: ${formatPoints(best)}, ${count}`;
}

export function attemptNumber(attempt: number): string {
  return `Attempt ${attempt}`;
}

export function attemptResult(run: Pick<DailyResult, 'score' | 'metres' | 'assisted'>): string {
  const { score, metres, assisted } = run;
  return `${formatPoints(score)}, ${formatMetres(metres)}${assisted ? ', assisted' : ''}`;
}

/** How far the attempts of a day are apart. */
export function spreadWords(least: number, most: number): string {
  const words = `From ${formatNumber(least)} to ${formatPoints(most)}`;
  return least === most ? `${formatPoints(most)} each time.` : `${words}: ${formatNumber(most - least)} apart.`;
}
