/**
 * `npm run bench -- [--rounds 3] [--scenes clear,herd] [--owners rain] [--before folder]`: what a
 * frame and a key cost on the built site, with either renderer, beside a bare Pixi page with as
 * many sprites, beside another built site in `folder`, and beside their budgets. Then who owns the
 * script's time and memory. The pages take turns, because the speed of a shared machine changes by
 * the minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { CHROMIUM_FLAGS } from '../tools/chromium-flags.ts';
import { startPreview } from '../tools/preview.ts';
import { buildVariant } from '../tools/site-variant.ts';
import { ABOVE_SPRITES, bundleBarePixi, openBarePixi } from './page/bare-pixi.ts';
import { measureFrames } from './page/frame-costs.ts';
import { measureKey } from './page/key-latency.ts';
import { openOurPage, ABOVE_DINO, readDrawn } from './page/our-page.ts';
import { OwnerFinder, type Owners } from './page/owners.ts';
import { type Figures, reportFigures, reportOwners } from './report.ts';
import { begin, type Scene, SCENES, windowOf } from './scenes.ts';

const RENDERERS = ['webgl', 'canvas'] as const;
type Renderer = (typeof RENDERERS)[number];

/**
 * For the JIT compiler, and for the measurements. A run of a scene's score has drawn what is there
 * for longer. After 4 s an upright night allocates three times what it does after 10 s.
 */
const [WARM_UP_MS, FRAMES_MS, ALLOCATION_MS, TIME_MS] = [10_000, 8000, 4000, 6000];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    scenes: { type: 'string', default: 'clear,clear-2x,dusk,herd,upright,upright-night' },
    owners: { type: 'string', default: Object.keys(SCENES).join() },
    before: { type: 'string' },
  },
});

const site = mkdtempSync(path.join(tmpdir(), 'dino-bench-'));
await buildVariant(site, {}, ['--sourcemap', 'hidden']);
const server = await startPreview(site);
const previous =
  values.before === undefined ? undefined : await startPreview(path.resolve(values.before));
const script = await bundleBarePixi();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
});
const owners = new OwnerFinder(server.origin);

async function onNewPage<Result>(
  scene: Scene,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(windowOf(scene));
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

async function measure(page: Page, key: number | undefined): Promise<Figures> {
  await sleep(WARM_UP_MS);
  const costs = await measureFrames(browser, page, FRAMES_MS);
  const bytes = sum(await owners.profileAllocation(page, ALLOCATION_MS));
  return { ...costs, key, allocated: bytes / costs.framesPerSecond / 1000 };
}

async function compare(scene: Scene, renderer: Renderer): Promise<void> {
  const rounds: Figures[][] = [];
  let sprites = '';
  const measureSite = (origin: string) =>
    onNewPage(scene, async (page) => {
      await openOurPage(page, origin, renderer);
      const key = scene.hasKey === true ? await measureKey(page, ABOVE_DINO) : undefined;
      await begin(page, scene, WARM_UP_MS);
      return { figures: await measure(page, key), drawn: await readDrawn(page) };
    });
  for (let round = 0; round < Number(values.rounds); round++) {
    const { figures: ours, drawn } = await measureSite(server.origin);
    const size = Math.round(Math.sqrt(drawn.pixels / drawn.sprites));
    sprites = `${drawn.sprites} sprites of ${size} x ${size} px`;
    const bare = await onNewPage(scene, async (page) => {
      await openBarePixi(page, script, { ...drawn, renderer, count: drawn.sprites, size });
      const key = scene.hasKey === true ? await measureKey(page, ABOVE_SPRITES) : undefined;
      return measure(page, key);
    });
    const before = previous && (await measureSite(previous.origin)).figures;
    rounds.push([ours, bare, ...(before === undefined ? [] : [before])]);
  }
  reportFigures(`${renderer}, ${sprites}`, renderer, rounds);
}

async function findOwners(scene: Scene, renderer: Renderer) {
  return onNewPage(scene, async (page) => {
    await openOurPage(page, server.origin, renderer);
    await begin(page, scene, WARM_UP_MS);
    await sleep(WARM_UP_MS);
    const { script: ms, framesPerSecond } = await measureFrames(browser, page, FRAMES_MS / 2);
    const shares = await owners.profileTime(page, TIME_MS);
    const bytes = await owners.profileAllocation(page, ALLOCATION_MS);
    return {
      time: new Map([...shares].map(([owner, share]) => [owner, 1000 * share * ms])),
      bytes: new Map([...bytes].map(([owner, each]) => [owner, each / framesPerSecond])),
    };
  });
}

function sum(of: Owners): number {
  return [...of.values()].reduce((all, one) => all + one, 0);
}

function chosen(names: string): [string, Scene][] {
  return names
    .split(',')
    .filter((name) => name !== '' && name !== 'none')
    .map((name) => {
      const scene = SCENES[name];
      if (scene === undefined) throw new Error(`No scene '${name}': ${Object.keys(SCENES).join()}`);
      return [name, scene];
    });
}

try {
  console.log(`Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg().join()}`);
  for (const [name, scene] of chosen(values.scenes)) {
    console.log(`\n${name}`);
    for (const renderer of RENDERERS) await compare(scene, renderer);
  }
  const tabled = chosen(values.owners);
  for (const renderer of tabled.length > 0 ? RENDERERS : []) {
    const costs = new Map<string, Awaited<ReturnType<typeof findOwners>>>();
    for (const [name, scene] of tabled) costs.set(name, await findOwners(scene, renderer));
    const columns = [...costs.keys()];
    const all = [...costs.values()];
    reportOwners(
      `us a frame, ${renderer}`,
      columns,
      all.map(({ time }) => time),
      2,
    );
    reportOwners(
      `bytes a frame, ${renderer}`,
      columns,
      all.map(({ bytes }) => bytes),
      50,
    );
  }
} finally {
  await browser.close();
  await server.close();
  await previous?.close();
  rmSync(site, { recursive: true, force: true });
}
