import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export function which(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * What to put in front of a command to run it as root: nothing, sudo, or undefined if this user
 * can't.
 */
export function becomeRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined;
}

const MINUTES = 60_000;

export function aptInstall(asRoot: readonly string[], packages: readonly string[]): boolean {
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...args,
    ];
    return (
      spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 15 * MINUTES })
        .status === 0
    );
  };
  // A failed update of one source doesn't matter if the packages are available.
  apt('update');
  return apt('install', '-y', ...packages);
}
