import { expect, test, vi } from 'vitest';
import { Cleanup } from './cleanup.ts';

test('cleanups run in reverse order, and each of them once', async () => {
  const ended: string[] = [];
  const cleanup = new Cleanup();
  cleanup.add(() => void ended.push('server'));
  const close = cleanup.add(() => void ended.push('first browser'));
  cleanup.add(async () => void ended.push('second browser'));
  await close();
  await cleanup.all();
  await close();
  await cleanup.all();
  expect(ended).toEqual(['first browser', 'second browser', 'server']);
});

test('a cleanup that fails is logged and does not stop the others', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended: string[] = [];
  const cleanup = new Cleanup();
  cleanup.add(() => void ended.push('server'));
  cleanup.add(() => Promise.reject(new Error('hangs')));
  await cleanup.all();
  expect(ended).toEqual(['server']);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
