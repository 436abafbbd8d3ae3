// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { LeaveDialog } from '#src/features/runs/LeaveDialog.tsx';
import { click, page, render, renderInPage } from '../../ui/react-page.ts';

renderInPage();

const [close, leave] = [vi.fn(), vi.fn()];
const open = (isKept: boolean, attempt?: number) =>
  render(
    <LeaveDialog score={2026} isKept={isKept} attempt={attempt} leave={leave} close={close} />,
  );

it.each([
  [true, 2, 'You’re at 2,026 points. If you leave, your run ends there and counts.'],
  [false, 2, 'You’re at 2,026 points. If you leave, attempt 2 is used up.'],
  [false, undefined, 'You’re at 2,026 points. If you leave, they’re gone.'],
])('a run that is kept: %j, with attempt %j, is asked about: %s', (isKept, attempt, sentence) => {
  open(isKept, attempt);
  expect(page.textContent).toContain(sentence);
});

it('the safe answer has the focus, and leaves nothing', () => {
  open(false);
  expect(document.activeElement?.textContent).toBe('Keep playing');
  click('Keep playing');
  expect([close.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
});
