// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ReplayError } from '#replay';
import { readLink, SharedRunPrompt } from '#features/share';
import { goldenRun } from '../../replay/golden-run.ts';
import { click, page, render, renderInPage, textOf } from '../../ui/react-page.ts';

renderInPage();

it('finds a run in a link, with its result', () => {
  const { replay, score, metres } = goldenRun("a careless player on 'one'");
  for (const link of [`Look: https://dino.example/dino-run#run=${replay}.`, replay])
    expect(readLink(link)).toMatchObject({ ok: true, run: { replay, score, metres } });
});

it('a link without a playable run gets a sentence that says why', () => {
  const { replay } = goldenRun("a careless player on 'one'");
  for (const [text, fault] of [
    ['top', 'foreign'],
    ['run=chess1.e4', 'foreign'],
    [`run=${replay.slice(0, -3)}`, 'damaged'],
  ] as const) {
    const { message } = new ReplayError(fault);
    expect(readLink(`https://dino.example/#${text}`)).toEqual({ ok: false, message });
  }
});

const choices = { watch: vi.fn(), race: vi.fn() };

it('an offered run can be watched or raced', () => {
  const { replay, score, metres } = goldenRun("a careless player on 'one'");
  render(<SharedRunPrompt offered={readLink(replay)} {...choices} />);
  expect(page.textContent).toContain(`${score} points. Can you beat that?`);
  expect(page.textContent).toContain(`Someone ran ${metres} m here.`);
  expect(page.textContent).not.toContain('Assisted');
  for (const [name, chosen] of [
    ['Race this run', choices.race],
    ['Watch', choices.watch],
  ] as const) {
    click(name);
    expect(chosen).toHaveBeenCalledOnce();
  }
});

it('a link without a run says so', () => {
  render(<SharedRunPrompt offered={{ ok: false, message: 'Why.' }} {...choices} />);
  expect(textOf('[role=alert]')).toBe('This link has no run we can showWhy.');
});

it('an assisted run is marked as such where it is offered', () => {
  const { replay } = goldenRun('assisted: 75 %, 3 px, without pterodactyls');
  render(<SharedRunPrompt offered={readLink(replay)} {...choices} />);
  expect(page.textContent).toContain('Assisted: 75% speed, 3 px of forgiveness, no pterodactyls');
});
