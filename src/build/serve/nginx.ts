import { type HeaderTable, HOST_ONLY_PATHS, NOT_FOUND_FILE, REVALIDATED } from './headers.ts';

export const NGINX_FILE = 'nginx.conf';

/** MIME types of all files of the site; nginx's own list lacks web app manifests. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'font/woff2': 'woff2',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

/** Types to compress and to label with a charset; nginx always includes text/html. */
const TEXT_TYPES = Object.keys(TYPES).filter(
  (type) => type !== 'text/html' && (!/^(?:font|image)\//.test(type) || type.endsWith('xml')),
);

/**
 * Goes into nginx's `http` block.
 * @param paths the canonical paths of all pages.
 */
export function formatNginx(
  { everywhere, caching }: HeaderTable,
  paths: readonly string[],
): string {
  const cacheRules = caching.filter(({ value }) => value !== REVALIDATED);
  const replaced = caching.flatMap(({ path, instead = {} }) =>
    Object.entries(instead).map(([name, value]) => ({ path, name, value })),
  );
  const variables = Object.fromEntries(
    replaced.map(({ name }) => [name, `$dino_${name.toLowerCase().replaceAll('-', '_')}`]),
  );
  return `# Include this file in nginx's http block, and set the root below to the folder that it lies in.

map $uri $dino_cache_control {
    default ${quote(REVALIDATED)};
${cacheRules.map(({ path, value }) => `    ${pattern(path)} ${quote(value)};`).join('\n')}
}

# Headers that differ on some pages. An empty one isn't sent.
${Object.entries(variables)
  .map(
    ([name, variable]) => `map $uri ${variable} {
    default ${quote(everywhere[name] ?? '')};
${replaced
  .filter((rule) => rule.name === name && /[^/]$/.test(rule.path))
  .map(({ path, value }) => `    ${pattern(path)} ${quote(value)};`)
  .join('\n')}
}`,
  )
  .join('\n')}

# The canonical address of a page for the names of its files.
map $uri $dino_canonical {
    default "";
${paths.map(canonicalRule).join('\n')}
}

server {
    # For a server that ends TLS itself: listen 443 ssl, with its certificate.
    listen 80;
    server_name _;
    root /var/www/dino-sprint;

    types {
${Object.entries(TYPES)
  .map(([type, extension]) => `        ${type} ${extension};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${TEXT_TYPES.join(' ')};
    server_tokens off;

    gzip on;
    gzip_comp_level 6;
    gzip_min_length 1024;
    gzip_proxied any;
    gzip_types ${TEXT_TYPES.join(' ')};
    gzip_vary on;

    # A location with an add_header of its own would lose all of these: let none have any.
${Object.entries({ ...everywhere, ...variables })
  .map(([name, value]) => `    add_header ${name} ${variables[name] ?? quote(value)} always;`)
  .join('\n')}
    add_header Cache-Control $dino_cache_control always;

    error_page 404 /${NOT_FOUND_FILE};

    # Without a host: behind another server this one knows neither its name nor its protocol.
    absolute_redirect off;
    if ($dino_canonical) {
        return 301 $dino_canonical$is_args$args;
    }

    location / {
        # Never a folder by itself: nginx would redirect to the spelling with the slash.
        try_files $uri $uri.html $uri/index.html =404;
    }

${HOST_ONLY_PATHS.map((path) => `    location = ${path} { internal; }`).join('\n')}
}
`;
}

/** Patterns, because nginx ignores case in plain texts. */
function canonicalRule(path: string): string {
  if (path === '/') return `    ~^/index(\\.html)?$ /;`;
  return `    ~^${path}(\\.html|/index|/index\\.html)/?$ ${path};`;
}

/** For a page: any file of it, which is what nginx has found by the time it sends headers. */
function pattern(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1)}` : `~^${path}(\\.|/|$)`;
}

function quote(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would change this header: ${value}`);
  return `"${value}"`;
}
