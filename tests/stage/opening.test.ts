import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextureSource } from 'pixi.js';
import { createOpener } from '#src/stage/opener.ts';
import { loadArt } from '#src/stage/sheets.ts';
import { SHEET_HASHES } from '#src/stage/atlas.ts';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const TEXTURE = {
  source: new TextureSource({ width: 8, height: 8 }),
  drawSheet: () => undefined,
};

describe('opening the stage', () => {
  it('returns the same stage to all callers', async () => {
    const open = vi.fn(async () => ({}));
    const openStage = createOpener(open);
    const [first, second] = await Promise.all([openStage('webgl'), openStage('webgl')]);
    expect(second).toBe(first);
    expect(await openStage('webgl')).toBe(first);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('asks for each sheet with the hash of the atlas, so that a cached old sheet is never used with a new atlas', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      requested.push(url);
      return Promise.resolve(new Response('picture'));
    });
    await loadArt(TEXTURE);
    expect(requested.sort()).toEqual([
      `/dino-assets/gun.png?v=${SHEET_HASHES.gun}`,
      `/dino-assets/sprite.png?v=${SHEET_HASHES.sprite}`,
    ]);
  });

  it('asks past the cache for a sheet that failed, because the failure may be cached', async () => {
    const fetching = vi.fn<typeof fetch>(
      async (_url, { cache } = {}) =>
        new Response('picture', { status: cache === 'reload' ? 200 : 404 }),
    );
    vi.stubGlobal('fetch', fetching);
    await loadArt(TEXTURE);
    expect(fetching).toHaveBeenCalledTimes(4);
  });
});
