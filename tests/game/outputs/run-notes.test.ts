import { expect, it } from 'vitest';
import { createRun, NO_INPUT } from '#simulation';
import { RunNotes } from '#src/game/outputs/run-notes.ts';

it('notes name milestones, for two seconds each', () => {
  const run = createRun('a', { invincible: true });
  const notes = new RunNotes();
  const shown = new Map<string, number>();
  while (run.view.score < 1600) {
    run.step(NO_INPUT);
    notes.afterStep(run.view);
    if (notes.current !== '') shown.set(notes.current, (shown.get(notes.current) ?? 0) + 1);
  }
  expect([...shown]).toEqual([
    ['250 points. Nice run!', 120],
    ['500 points. Great run!', 120],
    ['1,000 points. Top speed!', 120],
    ['1,500 points!', 120],
  ]);
});

it('a note on a record is gone in the next run', () => {
  const notes = new RunNotes();
  notes.onRecord();
  expect(notes.current).toBe('New high score!');
  notes.reset(createRun('b').view);
  expect(notes.current).toBe('');
});
