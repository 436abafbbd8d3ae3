import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FAQ } from '#content';

export const SECOND = 'second';

/** The heading of the FAQ in the second version. */
export const SECOND_FAQ = 'Questions of the Second Version';

/** Files whose names have a hash of their content, as a build would have renamed them. */
const HASHED = /([\w.-]+-[\w-]{8})\.(js|txt)\b/g;
const rename = (text: string) => text.replace(HASHED, `$1.${SECOND}.$2`);

/**
 * Copies the built site into a new folder as a second version: each page is marked, a text of one
 * has changed, and with it the names of all scripts. The caller removes the folder.
 */
export function makeSecondVersion(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dino-second-'));
  cpSync('dist', folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|txt)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll(FAQ.title, SECOND_FAQ)
      .replace('<html ', `<html data-version="${SECOND}" `)
      .replaceAll(/"revision":"\w+"/g, `"revision":"${SECOND}"`);
    writeFileSync(file, rename(text));
    if (name.startsWith('assets')) renameSync(file, rename(file));
  }
  return folder;
}
