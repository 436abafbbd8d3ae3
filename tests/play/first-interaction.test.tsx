// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStage } from '../game/picture/fake-stage.ts';
import { click, hydrate, one, page, renderInPage, textOf } from '../ui/react-page.ts';
import { placeStageAt, stayBusy } from './played-page.ts';

const openStage = vi.hoisted(() => vi.fn());

vi.mock('#stage', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#stage')>()),
  openStage,
}));

let stage: FakeStage;
let arrive: () => Promise<void>;

renderInPage();
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  placeStageAt(100);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  stayBusy();
  stage = new FakeStage();
  let resolve: (opened: FakeStage) => void = () => undefined;
  openStage.mockReset().mockReturnValue(new Promise((answer) => (resolve = answer)));
  vi.resetModules();
  arrive = async () => {
    await act(async () => {
      resolve(stage);
      await settled();
    });
  };
  const { GameArea } = await import('#play');
  const game = <GameArea onEvent={() => undefined} />;
  hydrate(renderToString(game), game);
});

/** Waits for pending promises and one frame. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

function movePointer(): void {
  act(() => void window.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
}

function pressSpace(): void {
  const how = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', how)));
}

const canvas = () => one('canvas');
const status = () => textOf('[role=status]');

it.each([
  ['#daily', 'Loading today’s course…'],
  ['#daily-17.', 'Loading…'],
  ['#run=dino1.1.-.one', 'Loading…'],
  ['#practice', 'Loading…'],
])(
  'a link with %s opens the stage by itself and says “%s”, and no other link does',
  (hash, says) => {
    const follow = (to: string) => {
      history.replaceState(null, '', `/${to}`);
      act(() => void window.dispatchEvent(new Event('hashchange')));
    };
    for (const other of ['', '#main', '#daily-deals']) follow(other);
    expect(openStage).not.toHaveBeenCalled();
    follow(hash);
    expect(openStage).toHaveBeenCalledOnce();
    expect(status()).toBe(says);
    history.replaceState(null, '', '/');
  },
);

it('the first frame is for fingers if they are the first pointing device', async () => {
  movePointer();
  await arrive();
  expect(stage.frames[0]?.state.touch).toBe(true);
});

it('the canvas appears with the first frame, whose captions may never come', async () => {
  movePointer();
  await arrive();
  expect(stage.frames).not.toEqual([]);
  expect(canvas()).toBe(stage.canvas);
});

function pressLink(): void {
  const link = document.createElement('a');
  link.href = '#main';
  page.append(link);
  act(() => link.click());
  link.remove();
}

it.each<[string, () => void, string]>([
  ['nothing', () => undefined, 'running'],
  ['Practice', () => click('Practice'), 'ready'],
  ['a link', pressLink, 'ready'],
])('the last press before the stage is there counts: after Start %s', async (_, then, phase) => {
  movePointer();
  pressSpace();
  then();
  await arrive();
  expect(one('[role=application]')?.dataset['phase']).toBe(phase);
});
