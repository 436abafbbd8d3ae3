import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';

export interface OldBrowserScript {
  /** Its name in the output folder. */
  readonly fileName: string;
  readonly code: string;
}

/** The script for browsers that cannot run the site's own. */
export async function oldBrowserScript(root: string): Promise<OldBrowserScript> {
  const source = path.join(root, 'src/old-browser.js');
  // Only without its comments: the minifier writes newer syntax than it reads.
  const { code } = await minify(source, await readFile(source, 'utf8'), {
    module: false,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false },
  });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { fileName: `assets/old-browser-${hash}.js`, code };
}
