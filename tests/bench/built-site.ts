import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts';

export const DIST = path.resolve('dist');

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });

export function transferred(pathname: string): number {
  const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
    .map((name) => path.join(DIST, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) return 0;
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}
