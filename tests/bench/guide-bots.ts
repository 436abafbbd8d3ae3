import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Bot } from '#rivals';

export const GUIDE = path.resolve(import.meta.dirname, '../../docs/commands.md');

/** What a text that is pasted into the console plays. */
export function botIn(code: string): Bot {
  const played: Bot[] = [];
  runInNewContext(code, { dinoDebug: { play: (bot: Bot) => played.push(bot) } });
  const [bot] = played;
  if (bot === undefined) throw new Error(`No bot plays in:\n${code}`);
  return bot;
}

export function guideBots(): Bot[] {
  const guide = readFileSync(GUIDE, 'utf8');
  return Array.from(guide.matchAll(/```js\n(.*?)```/gs), ([, code = '']) => botIn(code));
}
