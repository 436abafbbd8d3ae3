// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RunRecords, RunsController, RunsSlot } from '#features/runs';
import { GameContext } from '#game';
import { isOutdated } from '#platform';
import type { ChosenCourse } from '#src/features/runs/runs-state.ts';
import { newGame } from '../../play/new-game.ts';
import { one, render, renderInPage, textOf } from '../../ui/react-page.ts';
import { run } from '../history/some-runs.ts';

let runs: RunsController;

renderInPage();
beforeEach(() => {
  const game = newGame();
  runs = new RunsController(game, new RunRecords());
  render(
    <GameContext value={game}>
      <RunsSlot runs={runs} name="chip" />
      <RunsSlot runs={runs} name="failure" />
    </GameContext>,
  );
});

const show = (changes: Partial<ReturnType<typeof runs.state.get>>) =>
  act(() => runs.state.publish({ ...runs.state.get(), ...changes }));
const leave = () => one('button, a');

it.each<[ChosenCourse, RegExp, string]>([
  [{ kind: 'race', run: run(0), isOwn: true }, /^You’re racing a run of/, 'Stop racing'],
  [{ kind: 'daily', practice: false }, /^You’re on/, 'Leave the daily course'],
  [{ kind: 'past-daily', day: 3 }, /practising on daily course 3\.$/, 'Leave this course'],
  [
    { kind: 'practice', practice: { subject: 'smallCacti', paceScore: 300 } },
    /^Practice: small cacti, at 300-point pace\.$/,
    'Leave practice',
  ],
  [{ kind: 'address', seed: 'x' }, /address sets the course/, 'Play fresh courses'],
])('the chip of %j says so, and how to leave it', (course, says, label) => {
  expect(leave()).toBeNull();
  show({ course });
  expect(textOf('[role=status]')).toMatch(says);
  expect(leave()?.getAttribute('aria-label')).toBe(label);
});

it('it names the daily course, and from midnight on the next day’s', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 59));
  act(() => runs.choose({ kind: 'daily', practice: false }));
  expect(textOf('[role=status]')).toBe('You’re on Daily #21, attempt 1 of 3.');
  vi.setSystemTime(Date.UTC(2026, 10, 22));
  act(() => runs.game.announce(''));
  expect(textOf('[role=status]')).toBe('You’re on Daily #22, attempt 1 of 3.');
  vi.useRealTimers();
});

it('on another try it leaves the tries alone, and otherwise the course', () => {
  const [choose, leaveCourse] = [vi.spyOn(runs, 'choose'), vi.spyOn(runs, 'leaveCourse')];
  const course = { kind: 'daily', practice: true } as const;
  show({ course, retry: { run: run(0), tries: 2, hasSucceeded: false } });
  expect(textOf('[role=status]')).toMatch(/^Try 2/);
  act(() => leave()?.click());
  expect([choose.mock.calls, leaveCourse.mock.calls]).toEqual([[[course]], []]);
  show({ course, retry: null });
  act(() => leave()?.click());
  expect(leaveCourse).toHaveBeenCalledOnce();
});

it('a tab that is older than the saved data says so, but first what has just failed', () => {
  expect(one('[role=alert]')).toBeNull();
  act(() => isOutdated.publish(true));
  expect(textOf('[role=alert]')).toBe('This tab is older than your saved data. Reload.');
  show({ failure: 'That didn’t work. Try again.' });
  expect(textOf('[role=alert]')).toBe('That didn’t work. Try again.');
  act(() => isOutdated.publish(false));
});
