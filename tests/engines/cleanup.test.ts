import { expect, test, vi } from 'vitest';
import { Cleanup } from './cleanup.ts';

test('what was begun last is ended first, and each of it once', async () => {
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

test('what cannot be ended is told and does not keep the rest', async () => {
  const tell = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended: string[] = [];
  const cleanup = new Cleanup();
  cleanup.add(() => void ended.push('server'));
  cleanup.add(() => Promise.reject(new Error('hangs')));
  await cleanup.all();
  expect(ended).toEqual(['server']);
  expect(tell).toHaveBeenCalledOnce();
  tell.mockRestore();
});
