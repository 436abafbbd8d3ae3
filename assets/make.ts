/**
 * Makes the sheets, the icons and the atlas from the sources beside this file: `npm run assets`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from './build.ts';

for (const { path, content } of build().products) {
  const file = new URL(`../${path}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${path}: ${Buffer.byteLength(content)} bytes`);
}
