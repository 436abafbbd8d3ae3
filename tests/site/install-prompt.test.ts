import { expect, test, vi } from 'vitest';
import { InstallPrompt } from '#site/testing';

function offer(prompt: () => Promise<unknown> = async () => undefined) {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(prompt),
  });
}

/** Whether the page that is shown has a button to install the site. */
let hasButton = true;

function watch() {
  const target = new EventTarget();
  const install = new InstallPrompt();
  install.watch(target, () => hasButton);
  return { target, install };
}

test('an offer to install can be used once', async () => {
  const { target, install } = watch();
  expect(install.store.get().isOffered).toBe(false);

  const event = offer();
  target.dispatchEvent(event);
  expect(install.store.get().isOffered).toBe(true);

  await install.show();
  await install.show();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(install.store.get().isOffered).toBe(false);
});

test('an offer replaces the browser’s own banner only where the page has a button, but is kept for such a page', () => {
  for (hasButton of [true, false]) {
    const { target, install } = watch();
    const event = offer();
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(hasButton);
    expect(install.store.get().isOffered).toBe(true);
  }
});

test('an offer that the browser no longer honours is a failure', async () => {
  const { target, install } = watch();
  target.dispatchEvent(offer(() => Promise.reject(new DOMException('', 'InvalidStateError'))));
  await install.show();
  expect(install.store.get()).toEqual({ isOffered: false, isInstalled: false, hasFailed: true });
});

test('an installed site is not offered again', () => {
  const { target, install } = watch();
  target.dispatchEvent(offer());
  target.dispatchEvent(new Event('appinstalled'));
  expect(install.store.get()).toEqual({ isOffered: false, isInstalled: true, hasFailed: false });
});
