import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from './nginx.ts';
import { startPreview } from './preview.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = path.join(ROOT, 'node_modules/vite/bin/vite.js');

/** Builds the site with these environment variables, and serves it. */
export async function serveVariant(env: Readonly<Record<string, string>>): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dino-variant-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await buildVariant(folder, env);
    const server = await startPreview(folder);
    return {
      origin: server.origin,
      close: async () => {
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Builds the site into this folder. @param options of Vite, such as another configuration. */
export function buildVariant(
  folder: string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = spawn(
      process.execPath,
      [VITE, 'build', '--outDir', folder, '--logLevel', 'error', ...options],
      {
        cwd: ROOT,
        // The test runner may have set it to 'test'; build as for visitors.
        env: { ...process.env, ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'inherit', 'pipe'],
      },
    );
    const problems: string[] = [];
    vite.stderr.on('data', (chunk: Buffer) => problems.push(chunk.toString()));
    vite.on('error', reject);
    vite.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `The site could not be built with ${JSON.stringify(env)}:\n${problems.join('')}`,
          ),
        );
    });
  });
}
