import { expect, test, vi } from 'vitest';
import { Undo } from './undo.ts';

test('what was begun last is ended first, and each of it once', async () => {
  const ended: string[] = [];
  const undo = new Undo();
  undo.add(() => void ended.push('server'));
  const close = undo.add(() => void ended.push('first browser'));
  undo.add(async () => void ended.push('second browser'));
  await close();
  await undo.all();
  await close();
  await undo.all();
  expect(ended).toEqual(['first browser', 'second browser', 'server']);
});

test('what cannot be ended is told and does not keep the rest', async () => {
  const tell = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended: string[] = [];
  const undo = new Undo();
  undo.add(() => void ended.push('server'));
  undo.add(() => Promise.reject(new Error('hangs')));
  await undo.all();
  expect(ended).toEqual(['server']);
  expect(tell).toHaveBeenCalledOnce();
  tell.mockRestore();
});
