import { expect, it } from 'vitest';
import { createRun, DINO_X, GROUND_Y, INPUT, NO_INPUT, type RunView } from '#simulation';
import { Ghost } from '#src/stage/effects/ghost.ts';
import { createShadows } from '#src/stage/figures/shadows.ts';
import { createTestStage, drawLastStep } from '../test-stage.ts';

const stage = createTestStage();
const shadows = stage.onStage(createShadows(stage));

function shadowsOf(view: RunView) {
  drawLastStep(shadows, view);
  return stage.see('backEffects', 'shadow');
}

it('the shadow of a dino that jumps stays on the ground below it, and is smaller with height', () => {
  const run = createRun(1);
  const { view } = run;
  const widths = Array.from({ length: 60 }, (_, i) => {
    run.step(i < 10 ? INPUT.jump : NO_INPUT);
    const [shadow] = shadowsOf(view);
    expect(shadow).toMatchObject({ y: GROUND_Y + 2, height: 4 });
    expect((shadow?.x ?? NaN) + (shadow?.width ?? NaN) / 2).toBe(DINO_X + 44);
    return shadow?.width ?? NaN;
  });
  const apex = widths.indexOf(Math.min(...widths));
  expect(widths.slice(0, apex)).toEqual(widths.slice(0, apex).toSorted((a, b) => b - a));
  expect(new Set(widths).size).toBe(5);
  expect(widths.at(-1)).toBe(widths[0]);
});

it('pterodactyls and pickups have one too, and cacti none', () => {
  const run = createRun('shadows', { invincible: true });
  const { view } = run;
  const counts = new Set<string>();
  for (let i = 0; i < 4000; i++) {
    run.step(i % 90 === 0 ? INPUT.jump : NO_INPUT);
    const { pterodactyls, pickups } = view.entities;
    expect(shadowsOf(view).length).toBe(1 + pterodactyls.length + pickups.length);
    counts.add(`${pterodactyls.length} ${pickups.length}`);
  }
  expect([...counts]).toEqual(expect.arrayContaining(['1 0', '0 1']));
});

it('a rival has a shadow as faint as itself', () => {
  const { view } = createRun(1);
  const rival = { name: 'Compy', score: 48, look: { colours: 'moss', hat: null } } as const;
  const ghost = stage.onStage(new Ghost(stage));
  drawLastStep(ghost, view, { ghost: { view: createRun(1).view, rival } });
  const [figure] = stage.see('backEffects', 'dino');
  expect(stage.see('backEffects', 'shadow')).toMatchObject([{ alpha: figure?.alpha }]);
});
