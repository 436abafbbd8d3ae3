import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Server } from './nginx.ts';
import { startPreview } from './preview.ts';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A host may send any `Vary`; nothing is stored under this one. */
const variesByAnything: Plugin = {
  name: 'varies-by-anything',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((_request, response, next) => {
      response.setHeader('Vary', '*');
      next();
    });
  },
};

/**
 * A copy of the built site on a server of its own, which can be stopped or updated to a second
 * version.
 */
export class DeployedSite {
  private constructor(
    /** Holds the first version, and `live`, a link to the version being served. */
    private readonly folder: string,
    private readonly server: Server,
  ) {}

  static async open(): Promise<DeployedSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'dino-site-'));
    folders.push(folder);
    cpSync('dist', path.join(folder, 'first'), { recursive: true });
    const live = path.join(folder, 'live');
    symlinkSync('first', live);
    return new DeployedSite(folder, await startPreview(live, [variesByAnything]));
  }

  get origin(): string {
    return this.server.origin;
  }

  switchOff(): Promise<void> {
    return this.server.close();
  }

  /** Marks a served page with this version. */
  mark(file: string, version: string): void {
    const page = path.join(this.folder, 'live', file);
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<html ', `<html data-version="${version}" `),
    );
  }

  /** Deploys a second version atomically, since browsers may check for updates at any time. */
  update(second: string): void {
    const link = path.join(this.folder, 'next');
    symlinkSync(second, link);
    renameSync(link, path.join(this.folder, 'live'));
  }

  /** The files stay until the process ends, since a closing page may still fetch some. */
  close(): Promise<void> {
    return this.server.close();
  }
}
