// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ReplayError } from '#replay';
import { readLink, SharedRunPrompt } from '#features/share';
import { GOLDEN } from '../../replay/golden.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import { click, page, render, renderInPage, textOf } from '../../ui/react-page.ts';

renderInPage();

it.each(GOLDEN.slice(0, 3))(
  'finds $name in a link, with its result',
  ({ replay, score, metres }) => {
    for (const link of [`Look: https://dino.example/dino-run#run=${replay}.`, replay])
      expect(readLink(link)).toMatchObject({ ok: true, run: { replay, score, metres } });
  },
);

it('a link without a playable run gets a sentence that says why', () => {
  const { replay } = goldenRun("a careless player on 'one'");
  const messageOf = (text: string) => readLink(`https://dino.example/#${text}`);
  const faults = { top: 'foreign', 'run=chess1.e4': 'foreign' } as const;
  for (const [text, fault] of Object.entries(faults))
    expect(messageOf(text)).toEqual({ ok: false, message: new ReplayError(fault).message });
  expect(messageOf(`run=${replay.slice(0, -3)}`)).toEqual({
    ok: false,
    message: new ReplayError('damaged').message,
  });
});

const choices = { watch: vi.fn(), race: vi.fn(), dismiss: vi.fn() };

it('an offered run can be watched or raced, or left for an own one', () => {
  const { replay, score, metres } = goldenRun("a careless player on 'one'");
  render(<SharedRunPrompt offered={readLink(replay)} {...choices} />);
  expect(page.textContent).toContain(`A run of ${score} points`);
  expect(page.textContent).toContain(`Someone ran ${metres} m here.`);
  expect(page.textContent).not.toContain('Assisted');
  for (const [name, chosen] of [
    ['Watch', choices.watch],
    ['Race this run', choices.race],
    ['Play your own', choices.dismiss],
  ] as const) {
    click(name);
    expect(chosen).toHaveBeenCalledOnce();
  }
});

it('a link without a run says so, and lets the visitor play', () => {
  choices.dismiss.mockClear();
  render(<SharedRunPrompt offered={{ ok: false, message: 'Why.' }} {...choices} />);
  expect(textOf('[role=alert]')).toBe('This link has no run we can showWhy.Play');
  click('Play');
  expect(choices.dismiss).toHaveBeenCalledOnce();
});

it.each([
  ['assisted: 50 %, 0 px, with pterodactyls', 'Assisted: 50% speed'],
  [
    'assisted: 75 %, 3 px, without pterodactyls',
    'Assisted: 75% speed, 3 px of forgiveness, no pterodactyls',
  ],
])('a run that was %s is marked as such where it is offered', (name, mark) => {
  render(<SharedRunPrompt offered={readLink(goldenRun(name).replay)} {...choices} />);
  expect(page.textContent).toContain(mark);
});
