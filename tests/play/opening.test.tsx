// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Opening } from '#content';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { newElements, newGame } from './new-game.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

const OPENING: Opening = { name: 'snow', at: 400, day: 'snow' };

let stage: FakeStage;
const elements = newElements();
let unmount: () => void = () => undefined;

beforeEach(() => {
  stage = new FakeStage();
  openStage.mockReset().mockResolvedValue(stage);
});
afterEach(() => unmount());

async function open(opening?: Opening): Promise<void> {
  const game = newGame(opening);
  unmount = game.mount(elements);
  game.open();
  await settled();
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('the first frame of an opening waits for its colours, and the dawn’s for nothing', async () => {
  let load = (): void => undefined;
  stage.loadDeferredViews = () => new Promise((resolve) => (load = resolve));
  await open();
  expect(stage.frames[0]?.state.opening).toBeNull();
  unmount();
  stage.frames.length = 0;
  await open(OPENING);
  expect(stage.frames).toEqual([]);
  load();
  await settled();
  expect(stage.frames[0]?.state.opening).toEqual(OPENING);
});

it('a game whose colours fail to load opens all the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  stage.loadDeferredViews = async () => Promise.reject(new Error('offline'));
  await open(OPENING);
  expect(stage.frames.length).toBeGreaterThan(0);
});
