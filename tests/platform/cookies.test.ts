// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eraseStoredItems, readCookies, writeCookie } from '#platform';

afterEach(() => {
  vi.restoreAllMocks();
});

/** As in a frame that is sandboxed without `allow-same-origin`. */
function blockCookies(): void {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
}

it('a cookie that was written can be read', () => {
  writeCookie('dino-panel=closed; Path=/');
  expect(readCookies()).toContain('dino-panel=closed');
});

it.each([
  ['https:', 'dino-panel=closed; Path=/; Secure'],
  ['http:', 'dino-panel=closed; Path=/'],
])('on a page served by %s it is assigned as %j', (protocol, assigned) => {
  vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol);
  const assign = vi.spyOn(document, 'cookie', 'set');
  writeCookie('dino-panel=closed; Path=/');
  expect(assign).toHaveBeenCalledExactlyOnceWith(assigned);
});

it('where cookies are blocked there are none, and nothing throws', async () => {
  blockCookies();
  writeCookie('dino-panel=closed; Path=/');
  expect(readCookies()).toBe('');
  await eraseStoredItems();
});
