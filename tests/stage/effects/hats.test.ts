import { expect, it } from 'vitest';
import { createRun, DINO_CROUCHING_SIZE, DINO_SIZE, DINO_X, GROUND_Y, INPUT } from '#simulation';
import { ART_PIXEL, Hats, HEADS } from '#stage/testing';
import { createTestStage, drawLastStep } from '../test-stage.ts';

function hatStage() {
  const { layers, art, see, onStage } = createTestStage();
  return { hats: onStage(new Hats(layers, art)), see };
}

it('a hat is worn by the looks that have one', () => {
  const { hats, see } = hatStage();
  const { view } = createRun('bare');
  drawLastStep(hats, view, { skin: 'ocean' });
  expect(see('frontEffects')).toEqual([]);
  drawLastStep(hats, view, { skin: 'royal' });
  expect(see('frontEffects').map(({ frame }) => frame)).toEqual(['hat-crown']);
});

it('the hat goes with the head when the dino crouches and jumps', () => {
  const { hats, see } = hatStage();
  const run = createRun('worn');
  const hat = () => {
    drawLastStep(hats, run.view, { skin: 'gentleman' });
    const [seen] = see('frontEffects', 'hat-top');
    return { x: seen?.x ?? 0, bottom: (seen?.y ?? 0) + (seen?.height ?? 0) / 2 };
  };
  // The middle of the head is half an art pixel to the right of its left edge.
  const middle = (head: { readonly x: number }) => DINO_X + (head.x + 0.5) * ART_PIXEL;
  expect(hat()).toEqual({
    x: middle(HEADS['dino-idle']),
    bottom: GROUND_Y - DINO_SIZE.height + 3 * ART_PIXEL,
  });
  run.step(INPUT.crouch);
  expect(hat()).toEqual({
    x: middle(HEADS['dino-crouch-1']),
    bottom: GROUND_Y - DINO_CROUCHING_SIZE.height + 3 * ART_PIXEL,
  });
  for (let step = 0; step < 20; step++) run.step(INPUT.jump);
  expect(hat().bottom).toBeLessThan(GROUND_Y - DINO_SIZE.height - 100);
});
