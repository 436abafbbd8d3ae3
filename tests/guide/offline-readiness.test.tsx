// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_GUIDE } from '#content';
import OfflineReadiness from '#guide/OfflineReadiness.tsx';
import { click, page, render, renderInPage, textsOf } from '../ui/react-page.ts';

const site = vi.hoisted(() => ({
  offline: 'unknown',
  install: { isOffered: false, isInstalled: false, hasFailed: false },
  storeSite: vi.fn<() => Promise<void>>(),
  showInstallPrompt: vi.fn<() => Promise<void>>(),
}));

vi.mock('#site', () => ({
  importOrReload: async (load: () => Promise<unknown>) => load(),
  offlineState: { get: () => site.offline, initial: 'unknown', subscribe: () => () => undefined },
  installState: { get: () => site.install, initial: site.install, subscribe: () => () => {} },
  readOfflineState: async () => undefined,
  storeSite: site.storeSite,
  showInstallPrompt: site.showInstallPrompt,
}));

renderInPage();
beforeEach(() => {
  site.storeSite.mockReset().mockResolvedValue();
  site.showInstallPrompt.mockReset().mockResolvedValue();
});

const show = () => act(async () => render(<OfflineReadiness />));

it.each(['unknown', 'missing', 'storing', 'ready', 'failed', 'noRoom', 'unsupported'] as const)(
  'a copy that is %s is described, and can be stored if it is missing',
  async (state) => {
    site.offline = state;
    await show();
    expect(textsOf('[role=status]')).toEqual([OFFLINE_GUIDE.states[state]]);
    const canStore = ['missing', 'failed', 'noRoom'].includes(state);
    expect(textsOf('button')).toEqual(canStore ? [OFFLINE_GUIDE.prepare] : []);
    if (canStore) click(OFFLINE_GUIDE.prepare);
    expect(site.storeSite).toHaveBeenCalledTimes(canStore ? 1 : 0);
  },
);

it('the game can be installed if the browser offers it, and says what came of it', async () => {
  site.offline = 'ready';
  site.install = { isOffered: true, isInstalled: false, hasFailed: false };
  await show();
  click(OFFLINE_GUIDE.install);
  expect(site.showInstallPrompt).toHaveBeenCalledOnce();
  site.install = { isOffered: false, isInstalled: true, hasFailed: false };
  await show();
  expect(page.textContent).toContain(OFFLINE_GUIDE.installed);
  expect(page.textContent).not.toContain(OFFLINE_GUIDE.notInstalled);
});
