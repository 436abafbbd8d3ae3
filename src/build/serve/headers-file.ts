import type { HeaderTable } from './headers.ts';

/** Netlify and Cloudflare Pages look for this name. */
export const HEADERS_FILE = '_headers';

/** Cloudflare Pages ignores longer lines silently. */
const MAX_LINE_LENGTH = 2000;

export function formatHeadersFile({ everywhere, caching }: HeaderTable): string {
  const rules = [
    { path: '/*', headers: everywhere, instead: {} },
    ...caching.map(({ path, value, instead = {} }) => ({
      path,
      headers: { ...instead, 'Cache-Control': value },
      instead,
    })),
  ];
  const lines = rules.flatMap(({ path, headers, instead }) => [
    path,
    // Cloudflare joins the values of all rules unless told to forget earlier ones. Netlify takes
    // the last value and ignores these lines.
    ...Object.keys(instead).map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long !== undefined) {
    throw new Error(
      `A line of ${HEADERS_FILE} is over ${MAX_LINE_LENGTH} characters long: ${long.slice(0, 80)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

export function headersFor(file: string, path: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let isMatch = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      isMatch = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (isMatch && line.startsWith('  ! ')) found.delete(line.slice('  ! '.length));
    else if (isMatch && line.trim() !== '') {
      const [name = '', ...rest] = line.trim().split(': ');
      const value = rest.join(': ');
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}
