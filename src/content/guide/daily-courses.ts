import { formatUtcDate } from '../date-format.ts';

/** The courses of the last days. */
export const DAILY_COURSES_GUIDE = {
  title: 'This week’s courses',
  lead: 'Every day has a course of its own, the same for everyone. Play it ranked, and practise for as long as you like.',
  playToday: 'Play today’s course',
  awaited: 'Your results for the week show up here once the game has loaded.',
  notLoaded: 'Your results didn’t load. Check your connection.',
  table: 'The last seven days',
  day: 'Day',
  course: 'Course',
  best: 'Your best',
  today: 'Today',
  past: 'For older ones, open Past courses below the game.',
} as const;

/** 'Monday 23 November'. @param at when the day begins, ms since 1970. */
export function courseDate(at: number): string {
  return formatUtcDate(at, 'full');
}

/** The label of the link to a day's course. */
export function courseLink(day: number): string {
  return `Play\u00a0#${day}`;
}
