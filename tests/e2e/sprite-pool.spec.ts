/**
 * Sprites are reused from frame to frame, and only changed properties are written. A moment has to
 * look the same whether it was reached in a single frame or frame by frame.
 */
import { INPUT } from '#simulation';
import { expect, test } from './game.ts';

test.use({ renderer: 'canvas' });

/** Steps until the HUD is visible by day, and until the stars are out. */
for (const [hour, steps] of [
  ['by day', 300],
  ['at night', 4491],
] as const) {
  test(`a moment looks the same from frame to frame ${hour}`, async ({ game }) => {
    await game.open();
    await game.loaded();
    await game.playTo('picture', steps);
    await game.step(100);
    const steady = await game.picture();
    await game.step(1, INPUT.turbo);
    await game.step(70);
    const turbo = await game.picture();

    await game.playTo('picture', steps);
    await game.stepFrameByFrame(100);
    expect((await game.picture()).equals(steady), 'after labels have stood still').toBe(true);
    await game.step(1, INPUT.turbo);
    await game.stepFrameByFrame(70);
    expect((await game.picture()).equals(turbo), 'after some of them have changed').toBe(true);
  });
}
