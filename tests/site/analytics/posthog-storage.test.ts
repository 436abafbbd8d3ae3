// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openClient } from '../../../src/site/analytics/posthog-client.ts';

// Alone in its file: the library remembers what it found of the browser's storages at its first start.
it('touches no storage of the browser, and minds none that is blocked', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const local = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const session = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const sent = new Promise((resolve) => {
    const client = openClient({
      key: 'phc_test',
      host: 'https://collector.example',
      visitor: 'somebody',
      send: (_url, body) => resolve(body),
    });
    client.send([{ name: 'app_loaded', properties: {}, at: 0 }]);
  });
  expect(await sent).toContain('app_loaded');
  expect(local).not.toHaveBeenCalled();
  expect(session).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});
