import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeServiceWorker } from '#build';
import { PAGES } from '../e2e/paths.ts';
import type { Server } from './nginx.ts';
import { startPreview } from './preview.ts';

/** A copy of the built site on a separate server, which can be stopped and be given a second version. */
export class DeployedSite {
  private constructor(
    /** Holds both versions, and `live`: a link to the one that is served. */
    private readonly folder: string,
    private readonly server: Server,
  ) {}

  static async open(): Promise<DeployedSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'dino-site-'));
    cpSync('dist', path.join(folder, 'first'), { recursive: true });
    const live = path.join(folder, 'live');
    symlinkSync('first', live);
    return new DeployedSite(folder, await startPreview(live));
  }

  get origin(): string {
    return this.server.origin;
  }

  switchOff(): Promise<void> {
    return this.server.close();
  }

  /** Marks served pages with this version. */
  mark(file: string, version: string): void {
    mark(path.join(this.folder, 'live', file), version);
  }

  /** Deploys the second version atomically, since browsers may check for updates at any time. */
  async update(): Promise<void> {
    await makeSecond(path.join(this.folder, 'first'), path.join(this.folder, 'second'));
    const link = path.join(this.folder, 'next');
    symlinkSync('second', link);
    renameSync(link, path.join(this.folder, 'live'));
  }

  async close(): Promise<void> {
    await this.server.close();
    unlinkSync(path.join(this.folder, 'live'));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Makes a version in which every hashed file has another name and every page is marked as the second. */
async function makeSecond(first: string, second: string): Promise<void> {
  cpSync(first, second, { recursive: true });
  const assets = path.join(second, 'assets');
  const names = readdirSync(assets).map((name) => {
    const { name: stem, ext } = path.parse(name);
    return [name, `${stem}-second${ext}`] as const;
  });
  for (const [name, renamed] of names) renameSync(path.join(assets, name), path.join(assets, renamed));
  for (const relative of readdirSync(second, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(relative)) continue;
    const file = path.join(second, relative);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      names.reduce((changed, [name, renamed]) => changed.replaceAll(name, renamed), text),
    );
    if (file.endsWith('.html')) mark(file, 'second');
  }
  await writeServiceWorker({
    outDir: second,
    style: '',
    sheets: new Map(),
    pages: [...PAGES, '/404'].map((page) => {
      const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
      return { path: page, file, html: readFileSync(path.join(second, file), 'utf8'), head: '' };
    }),
  });
}

function mark(file: string, version: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html ', `<html data-version="${version}" `));
}
