import { expect, test, vi } from 'vitest';
import { InstallPrompt } from '#site/testing';

/** What the browser offers on a page that has a button to install the site, or has none. */
function offer(prompt: () => Promise<unknown> = async () => undefined, hasButton = true) {
  const target = new EventTarget();
  const install = new InstallPrompt();
  install.watch(target, () => hasButton);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(prompt),
  });
  target.dispatchEvent(event);
  return { target, install, event };
}

test('an offer to install can be used once', async () => {
  const { event, install } = offer();
  expect(install.store.get().isOffered).toBe(true);
  await install.show();
  await install.show();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(install.store.get().isOffered).toBe(false);
});

test.each([true, false])(
  'an offer is kept, in place of the browser’s own banner where the page has a button: %s',
  (hasButton) => {
    const { event, install } = offer(undefined, hasButton);
    expect(event.defaultPrevented).toBe(hasButton);
    expect(install.store.get().isOffered).toBe(true);
  },
);

test('an offer that the browser no longer honours is a failure', async () => {
  const { install } = offer(() => Promise.reject(new DOMException('', 'InvalidStateError')));
  await install.show();
  expect(install.store.get()).toEqual({ isOffered: false, isInstalled: false, hasFailed: true });
});

test('an installed site is not offered again', () => {
  const { install, target } = offer();
  target.dispatchEvent(new Event('appinstalled'));
  expect(install.store.get()).toMatchObject({ isOffered: false, isInstalled: true });
});
