/**
 * Makes the sheets, the icons, the atlas and the web font from the sources beside this file: `npm
 * run assets`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, buildFont } from './build.ts';

for (const { path, content } of [...build().products, await buildFont()]) {
  const file = new URL(`../${path}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${path}: ${Buffer.byteLength(content)} bytes`);
}
