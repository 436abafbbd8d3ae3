import { expect, test, vi } from 'vitest';
import { InstallPrompt } from '#guide/testing.ts';

function offer() {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  });
}

test('an offer to install can be used once, and replaces the browser’s own banner', async () => {
  const target = new EventTarget();
  const install = new InstallPrompt();
  install.watch(target);
  install.watch(target);
  expect(install.store.get().isOffered).toBe(false);

  const event = offer();
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(install.store.get().isOffered).toBe(true);

  await install.show();
  await install.show();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(install.store.get().isOffered).toBe(false);
});

test('an installed site is not offered again', () => {
  const target = new EventTarget();
  const install = new InstallPrompt();
  install.watch(target);
  target.dispatchEvent(offer());
  target.dispatchEvent(new Event('appinstalled'));
  expect(install.store.get()).toEqual({ isOffered: false, isInstalled: true });
});
