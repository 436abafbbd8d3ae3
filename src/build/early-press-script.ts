import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The script that each page has in its head, from src/early-press.ts. */
export async function earlyPressScript(root: string): Promise<string> {
  const source = path.join(root, 'src/early-press.ts');
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const minified = await minify(source.replace(/ts$/, 'js'), code, { module: false, mangle: { toplevel: true } });
  return minified.code.trim();
}
