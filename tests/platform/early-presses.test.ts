// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markLive, recordEarlyPresses, repeatEarlyPress } from '#platform';

let stop: () => void;
const onPress = vi.fn<() => void>();

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><button id="settings"><b>Settings</b></button><button id="jump" data-action="jump"></button></div><button id="outside"></button>';
  stop = recordEarlyPresses(onPress);
});

afterEach(() => {
  stop();
  onPress.mockReset();
});

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no #${id}.`);
  return element;
}

/** As `Button` does when React has hydrated it. */
function hydrate(button: HTMLElement): void {
  markLive(button);
  repeatEarlyPress(button);
}

/** The clicks on this button from now on, as React would hear them. */
function clicksOn(button: HTMLElement) {
  const onClick = vi.fn<() => void>();
  button.addEventListener('click', onClick);
  return onClick;
}

test('a press from before is repeated once the button is live, and only once', async () => {
  find('settings').querySelector('b')?.click();
  expect(onPress).toHaveBeenCalledOnce();
  const clicks = clicksOn(find('settings'));
  hydrate(find('settings'));
  expect(clicks).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(clicks).toHaveBeenCalledOnce();
  hydrate(find('settings'));
  await Promise.resolve();
  expect(clicks).toHaveBeenCalledOnce();
});

test('a press of a live button is left to it', async () => {
  hydrate(find('settings'));
  find('settings').click();
  expect(onPress).not.toHaveBeenCalled();
  const clicks = clicksOn(find('settings'));
  hydrate(find('settings'));
  await Promise.resolve();
  expect(clicks).not.toHaveBeenCalled();
});

test.each(['jump', 'outside'])('a press of #%s, which has a listener of its own, is not recorded', (id) => {
  find(id).click();
  expect(onPress).not.toHaveBeenCalled();
});

test('a press at which React hydrates the button is not repeated, because React hears it', async () => {
  const button = find('settings');
  document.getElementById('root')?.addEventListener('click', () => hydrate(button), { capture: true, once: true });
  const clicks = clicksOn(button);
  button.click();
  await Promise.resolve();
  expect(clicks).toHaveBeenCalledOnce();
});
