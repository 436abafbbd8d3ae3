import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltSite } from '../built-site.ts';
import { type HeaderTable, NOT_FOUND_FILE } from './headers.ts';
import { formatHeadersFile, HEADERS_FILE } from './headers-file.ts';
import { formatNginx, NGINX_FILE } from './nginx.ts';
import { formatRedirectsFile, REDIRECTS_FILE } from './old-address.ts';

/** Writes the configuration of each kind of host into the output folder. */
export async function writeHeaders(site: BuiltSite, table: HeaderTable): Promise<void> {
  const paths = site.pages
    .filter(({ file }) => file !== NOT_FOUND_FILE)
    .map(({ path: route }) => route);
  await Promise.all([
    writeFile(path.join(site.outDir, HEADERS_FILE), formatHeadersFile(table)),
    writeFile(path.join(site.outDir, REDIRECTS_FILE), formatRedirectsFile(paths)),
    writeFile(path.join(site.outDir, NGINX_FILE), formatNginx(table, paths)),
  ]);
}
