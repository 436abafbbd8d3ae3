import { type HeaderTable, REVALIDATED } from './headers.ts';
import { NOT_FOUND_FILE, UNSERVED } from './unserved.ts';

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
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

/** Types to compress and to label with a charset; nginx always includes text/html. */
const TEXT_TYPES = Object.keys(TYPES).filter(
  (type) => type !== 'text/html' && (!type.startsWith('image/') || type.endsWith('xml')),
);

/** The table as a server block of nginx, to be included in its `http` block. */
export function formatNginx({ everywhere, caching }: HeaderTable): string {
  const cacheRules = caching.filter(({ value }) => value !== REVALIDATED);
  return `# Include this file in nginx's http block, and set the root below to the folder that it lies in.

map $uri $dino_cache_control {
    default ${quote(REVALIDATED)};
${cacheRules.map(({ path, value }) => `    ${pattern(path)} ${quote(value)};`).join('\n')}
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
${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
  .join('\n')}
    add_header Cache-Control $dino_cache_control always;

    error_page 404 /${NOT_FOUND_FILE};

    location / {
        # Never a folder by itself: nginx would redirect to the spelling with the slash.
        try_files $uri $uri.html $uri/index.html =404;
    }

${UNSERVED.map((path) => `    location = ${path} { internal; }`).join('\n')}
}
`;
}

function pattern(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1)}` : path;
}

function quote(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would change this header: ${value}`);
  return `"${value}"`;
}
