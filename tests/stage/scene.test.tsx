import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CAPTION_NAMES } from '#src/stage/overlay/captions.ts';
import { Scene } from '#src/stage/scene.tsx';

/** Of everything in the scene, from back to front. */
function labelsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((element) => {
    if (!isValidElement<{ label?: string; children?: ReactNode }>(element)) return [];
    const { label, children } = element.props;
    return [...(label === undefined ? [] : [label]), ...labelsIn(children)];
  });
}

const LABELS = labelsIn(Scene({ captions: {} }));

const ORDERS = [
  ['bands', 'smallStars', 'sky', 'farSights', 'farHills', 'nearSights', 'nearHills'],
  ['nearHills', 'clouds', 'ground', 'backEffects', 'cacti', 'dino', 'frontEffects', 'hud'],
  ['backEffects', 'cacti', 'pterodactyls', 'bullets', 'dino', 'debug', 'score'],
  ['frontEffects', 'highScore', 'note', 'hint'],
];

it.each(ORDERS.map((order) => [order]))('the picture has from back to front %j', (order) => {
  expect(LABELS.filter((label) => order.includes(label))).toEqual(order);
});

it('the scene has a place for each caption', () => {
  expect(LABELS).toEqual(expect.arrayContaining([...CAPTION_NAMES, 'hintPointer']));
});
