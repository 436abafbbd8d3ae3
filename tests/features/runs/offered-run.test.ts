// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../history/some-runs.ts';
import {
  closeBrowser,
  openBrowser,
  openInRun,
  openPage,
  phase,
  play,
  resume,
  steps,
} from './opened-page.ts';

beforeEach(async () => void (await openBrowser()));
afterEach(() => {
  closeBrowser();
  history.replaceState(null, '', '/');
});

function follow({ replay }: { readonly replay: string }): void {
  history.replaceState(null, '', `/#run=${replay}`);
  window.dispatchEvent(new Event('hashchange'));
}

it('a link pauses a run, and resuming the run declines the link', async () => {
  const page = await openInRun(60);
  follow(run(0));
  expect(phase(page)).toBe('paused');
  expect(page.runs.state.get().offered).toMatchObject({ ok: true });
  resume(page.game);
  expect(page.runs.state.get().offered).toBeNull();
  expect(page.game.shown).toBe(page.game.session);
  expect([steps(page), location.hash]).toEqual([60, '']);
});

it('a link takes the place of a replay', async () => {
  const page = await openPage();
  page.runs.watch(run(0));
  follow(run(1));
  expect(page.runs.state.get()).toMatchObject({ player: null, offered: { ok: true } });
  expect(page.game.state.get().watching).toBe(false);
});

it('a link takes the place of a result and of what was said, also one without a run', async () => {
  const page = await openInRun();
  play(page.game);
  expect(phase(page)).toBe('over');
  page.game.announce('Game over.');
  page.runs.open('no run');
  expect(page.runs.state.get().offered).toMatchObject({ ok: false });
  expect(phase(page)).toBe('ready');
  expect(page.game.state.get().announcement).toBe('');
});
