export const DAILY_COURSES_GUIDE = {
  title: 'A course a day',
  lead: 'Every day has a course of its own, the same for everyone. Play it ranked, and practise for as long as you like.',
  playToday: 'Play today’s course',
  past: 'For earlier courses, press ‘Daily’ below the game, then ‘Past courses’. ‘Past courses’ appears once you’ve played a run.',
} as const;
