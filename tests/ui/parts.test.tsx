// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Button, Choices, Slider, Switch } from '#ui';
import { click, field, one, page, render, renderInPage, textsOf } from './react-page.ts';

renderInPage();

it('a switch says whether it is on, and asks for the opposite', () => {
  const change = vi.fn<(on: boolean) => void>();
  for (const on of [true, false]) {
    render(<Switch label="Sound" hint="Of the game." on={on} change={change} />);
    expect(field().checked).toBe(on);
    act(() => field().click());
    expect(change).toHaveBeenLastCalledWith(!on);
  }
  expect(one(`#${CSS.escape(field().getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
    'Of the game.',
  );
});

it('a slider has its range, and says its value in words', () => {
  const range = { min: 50, max: 100 };
  const format = (value: number) => `${value} %`;
  render(
    <Slider label="Speed" value={70} step={5} range={range} format={format} change={() => {}} />,
  );
  const { min, max, step, value } = field();
  expect({ min, max, step, value }).toEqual({ min: '50', max: '100', step: '5', value: '70' });
  expect(field().getAttribute('aria-valuetext')).toBe('70 %');
  expect(page.querySelector('span')?.textContent).toBe('70 %');
});

it('of several choices the chosen one is checked, and a locked one says how to get it', () => {
  const change = vi.fn<(choice: 'day' | 'night' | 'storm') => void>();
  render(
    <Choices
      legend="Weather"
      labels={{ day: 'Day', night: 'Night', storm: 'Storm' }}
      choices={['day', 'night', 'storm']}
      chosen="night"
      change={change}
      locked={new Map([['storm' as const, 'Win a race']])}
    />,
  );
  const radios = [...page.querySelectorAll('input')];
  expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(textsOf('label')).toEqual(['Day', 'Night', 'Storm Win a race']);
  act(() => radios[0]?.click());
  expect(change.mock.calls).toEqual([['day']]);
});

it('a button submits a form only if it says so', () => {
  const submit = vi.fn<() => void>();
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    submit();
  };
  render(
    <form onSubmit={send}>
      <Button>Look</Button>
      <Button submits>Send</Button>
    </form>,
  );
  click('Look');
  expect(submit).not.toHaveBeenCalled();
  click('Send');
  expect(submit).toHaveBeenCalledOnce();
});
