import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { which } from './debian.ts';
import { freePort } from './free-port.ts';

export interface Server {
  readonly origin: string;
  close(): Promise<void>;
}

/** nginx is often outside an ordinary user's PATH. */
export const findNginx = (): string | undefined =>
  which('nginx') ?? ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

/**
 * Starts nginx with the built site's configuration, on a free port and in a temporary folder, as
 * the current user.
 */
export async function startNginx(nginx: string, site: string): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dino-nginx-'));
  const port = await freePort();
  mkdirSync(path.join(folder, 'temporary'));
  writeFileSync(path.join(folder, 'site.conf'), readSite(site, port));
  writeFileSync(path.join(folder, 'nginx.conf'), MAIN);
  const child = spawn(
    nginx,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const close = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  let answers = false;
  while (child.exitCode === null && !answers) answers = await listens(port);
  if (!answers) {
    await close();
    throw new Error('nginx did not start.');
  }
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Changes the two lines that depend on the machine. */
function readSite(site: string, port: number): string {
  const change = (text: string, line: RegExp, instead: string) => {
    if (!line.test(text))
      throw new Error(`The configuration of nginx has no line like ${String(line)}.`);
    return text.replace(line, () => instead);
  };
  const text = readFileSync(path.join(site, 'nginx.conf'), 'utf8');
  return change(
    change(text, /^ *listen .*;$/m, `listen 127.0.0.1:${port};`),
    /^ *root .*;$/m,
    `root "${site}";`,
  );
}

/**
 * Keeps nginx's own files in its folder. As root, nginx would otherwise run its workers as a user
 * who may not read the site.
 */
const MAIN = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events {}
http {
    access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `    ${kind}_temp_path temporary/${kind};`).join('\n')}
    include site.conf;
}
`;

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
