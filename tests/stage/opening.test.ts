// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StageError } from '#stage';
import { SHEET_HASHES } from '../../src/stage/atlas.ts';

const createApplication = vi.hoisted(() => vi.fn());
const createStage = vi.hoisted(() => vi.fn());
vi.mock('../../src/stage/application.ts', () => ({ createApplication }));
vi.mock('../../src/stage/create-stage.ts', () => ({ createStage }));

describe('opening the stage', () => {
  beforeEach(() => {
    vi.resetModules();
    createApplication.mockReset().mockResolvedValue({});
    createStage.mockReset().mockImplementation(() => ({}));
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(new ImageData(1, 1)));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('gives everyone on the page the same stage', async () => {
    const { openStage } = await import('#stage');
    const [first, second] = await Promise.all([openStage(), openStage()]);
    expect(second).toBe(first);
    expect(await openStage()).toBe(first);
    expect(createApplication).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure, and has taken no drawing context for nothing', async () => {
    const { openStage } = await import('#stage');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(openStage()).rejects.toMatchObject({ name: 'StageError', reason: 'sheet' });
    expect(createApplication).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
    await expect(openStage()).resolves.toBeDefined();
  });

  it('names the sheet that a server does not have', async () => {
    const { openStage } = await import('#stage');
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(url.includes('/gun.png') ? new Response('', { status: 404 }) : new Response('picture')),
    );
    await expect(openStage()).rejects.toMatchObject({
      reason: 'sheet',
      file: 'gun.png',
      message: "The game's pictures (gun.png) could not be loaded.",
    });
  });

  it('asks for each sheet as the atlas knows it, so that no old one is shown by a new atlas', async () => {
    const { openStage } = await import('#stage');
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('picture'));
    });
    await openStage();
    expect(asked.sort()).toEqual([
      `/dino-assets/gun.png?v=${SHEET_HASHES.gun}`,
      `/dino-assets/sprite.png?v=${SHEET_HASHES.sprite}`,
    ]);
  });

  it('passes on that there is no drawing context', async () => {
    const { openStage } = await import('#stage');
    createApplication.mockRejectedValue(new StageError('no-context', 'Could not get 2D context from canvas'));
    await expect(openStage()).rejects.toThrow('Could not get 2D context from canvas');
  });
});
