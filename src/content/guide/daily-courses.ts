export const DAILY_COURSES_GUIDE = {
  title: 'A course a day',
  lead: 'Every day has a course of its own, the same for everyone. Play it ranked, and practise for as long as you like.',
  playToday: 'Play today’s course',
  past: 'For earlier ones, open Past courses below the game.',
} as const;
