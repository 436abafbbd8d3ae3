// @vitest-environment happy-dom
import { createRoot } from '@pixi/react';
import { Application, Texture } from 'pixi.js';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { type Caption, CAPTION_NAMES, type CaptionSprite } from '#src/stage/overlay/captions.ts';
import { childOf } from '#src/stage/layers.ts';
import { layOutText } from '#src/stage/overlay/text.ts';
import { Scene } from '#src/stage/scene.tsx';
import { LAYER_NAMES } from './test-stage.ts';

/** Of everything in the scene, from back to front. */
function labelsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((element) => {
    if (!isValidElement<{ label?: string; children?: ReactNode }>(element)) return [];
    const { label, children } = element.props;
    return [...(label === undefined ? [] : [label]), ...labelsIn(children)];
  });
}

const PLACED = {
  text: '',
  layout: layOutText(''),
  at: 0,
  x: 0,
  top: 0,
  pixel: 1,
  resolution: 1,
  pointer: [],
};

const LABELS = labelsIn(Scene({ captions: {} }));

const ORDERS: readonly (readonly string[])[] = [
  LAYER_NAMES,
  ['frontEffects', 'highScore', 'note', 'hint'],
];

it.each(ORDERS.map((order) => [order]))('the picture has from back to front %j', (order) => {
  expect(LABELS.filter((label) => order.includes(label))).toEqual(order);
});

it('the scene has a place for each caption', () => {
  expect(LABELS).toEqual(expect.arrayContaining([...CAPTION_NAMES, 'hintPointer']));
});

it('a caption that fails leaves its place empty, and the rest of the picture stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(Application.prototype, 'init').mockResolvedValue();
  const caption = (sprite: CaptionSprite): Caption => ({
    ...PLACED,
    sprites: [sprite],
  });
  const sprite = { texture: Texture.EMPTY, x: 0, y: 0, scale: { x: 1, y: 1 } };
  const scale = {
    get x(): number {
      throw new Error('Pixi fails.');
    },
    y: 1,
  };
  const captions = { note: caption({ ...sprite, scale }), message: caption(sprite) };
  const sizes: () => unknown = await new Promise((resolve) => {
    const onInit = ({ stage }: Application) =>
      resolve(() => ['note', 'message'].map((name) => childOf(stage, name).children.length));
    const root = createRoot(document.createElement('canvas'), { onInit });
    void root.render(<Scene captions={captions} />, {});
  });
  await vi.waitFor(() => expect(sizes()).toEqual([0, 1]));
});
