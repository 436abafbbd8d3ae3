import type { HeaderTable } from './headers.ts';

/** The name under which Netlify and Cloudflare Pages look for it, in the folder that is served. */
export const HEADERS_FILE = '_headers';

/** What Cloudflare Pages takes; rules past it are dropped without a word. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** The table in the form of Netlify and Cloudflare Pages. */
export function formatHeadersFile({ everywhere, caching }: HeaderTable): string {
  const rules = [
    { path: '/*', headers: everywhere },
    ...caching.map(({ path, value }) => ({ path, headers: { 'Cache-Control': value } })),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`${HEADERS_FILE} has ${rules.length} rules; Cloudflare reads ${MOST_RULES}.`);
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(`A line of ${HEADERS_FILE} is over ${LONGEST_LINE} characters long: ${long.slice(0, 80)}…`);
  }
  return `${lines.join('\n')}\n`;
}

/** What a host that reads this file adds to its answer for a path. */
export function headersFor(file: string, path: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let matches = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (matches && line.trim() !== '') {
      const [name = '', ...rest] = line.trim().split(': ');
      const value = rest.join(': ');
      const other = found.get(name);
      found.set(name, other === undefined ? value : `${other}, ${value}`);
    }
  }
  return found;
}
