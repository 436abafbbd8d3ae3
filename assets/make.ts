/** Makes the sheets, the icon and the atlas from the sources beside this file: `npm run assets`. */
import { writeFileSync } from 'node:fs';
import { build } from './build.ts';

for (const { path, content } of build().products) {
  writeFileSync(new URL(`../${path}`, import.meta.url), content);
  console.log(`${path}: ${Buffer.byteLength(content)} bytes`);
}
