// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { installState, showInstallPrompt, watchInstallPrompt } from '#site';

watchInstallPrompt();

beforeEach(() => {
  document.body.innerHTML = '<div data-install></div>';
});

function offer(prompt: () => Promise<unknown> = async () => undefined) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(prompt),
  });
  window.dispatchEvent(event);
  return event;
}

test('an offer to install can be used once', async () => {
  const event = offer();
  expect(installState.get().isOffered).toBe(true);
  await showInstallPrompt();
  await showInstallPrompt();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(installState.get().isOffered).toBe(false);
});

test('an offer is kept, in place of the browser’s own banner where the page has a button', () => {
  expect(offer().defaultPrevented).toBe(true);
  document.body.innerHTML = '';
  expect(offer().defaultPrevented).toBe(false);
  expect(installState.get().isOffered).toBe(true);
});

test('an offer that the browser no longer honours is a failure', async () => {
  offer(() => Promise.reject(new DOMException('', 'InvalidStateError')));
  await showInstallPrompt();
  expect(installState.get()).toEqual({ isOffered: false, isInstalled: false, hasFailed: true });
});

test('an installed site is not offered again', () => {
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  expect(installState.get()).toMatchObject({ isOffered: false, isInstalled: true });
});
