import { describe, expect, it } from 'vitest';
import { createRun, INPUT, isAirborne, isCrouching, NO_INPUT, type RunView } from '#simulation';
import { AutomaticCrouch } from '#src/game/input/automatic-crouch.ts';

/** Steps for which a key is held. */
const TAP_STEPS = 6;

function nextCactus(view: RunView): { distance: number; width: number } {
  const { Position, Size } = view.components;
  let distance = Number.MAX_VALUE;
  let width = 0;
  for (const id of view.entities.cacti) {
    const x = Position.x.get(id);
    if (x + Size.width.get(id) > 110 && x + 10 - 178 < distance) {
      distance = x + 10 - 178;
      width = Size.width.get(id) - 20;
    }
  }
  return { distance, width };
}

/**
 * Has one key, and presses it for cacti alone, so that the jump's middle is above the group's.
 * @returns the score at the end of the run, `most` at best.
 */
function playWithOneKey(
  seed: number,
  adjust: (view: RunView, input: number) => number,
  until: number,
): number {
  const run = createRun(seed);
  const { view } = run;
  let held = 0;
  while (!view.gameOver && view.score < until) {
    const { distance, width } = nextCactus(view);
    const isNear = distance < view.pace.gameSpeed * 24 - (width + 68) / 2;
    if (isNear && held === 0 && !isAirborne(view)) held = TAP_STEPS;
    run.step(adjust(view, held > 0 ? INPUT.jump : NO_INPUT));
    held = Math.max(0, held - 1);
  }
  return view.score;
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** How many courses this player survives to 1000 points. */
function survived(adjust: () => (view: RunView, input: number) => number): number {
  return SEEDS.filter((seed) => playWithOneKey(seed, adjust(), 1000) === 1000).length;
}

describe('a player with one key who only jumps over cacti', () => {
  it('survives nearly every course to 1000 points with the automatic crouch', () => {
    expect(
      survived(() => {
        const crouch = new AutomaticCrouch();
        return (view, input) => crouch.adjust(view, input);
      }),
    ).toBeGreaterThanOrEqual(38);
  });

  it('survives hardly any course without it', () => {
    expect(survived(() => (_view, input) => input)).toBeLessThanOrEqual(4);
  });
});

it('never falls fast by itself, and crouches in the step of its landing where a pterodactyl comes', () => {
  let landings = 0;
  for (let seed = 0; seed < 24; seed++) {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    const crouch = new AutomaticCrouch();
    let stepsInAir = 0;
    for (let step = 0; step < 6000; step++) {
      run.step(crouch.adjust(view, INPUT.jump));
      const isInAir = isAirborne(view);
      if (isInAir) stepsInAir += 1;
      else {
        // A jump takes 49 steps, in the last of which the dino is on the ground.
        if (stepsInAir > 0) expect(stepsInAir).toBe(48);
        if (stepsInAir > 0 && isCrouching(view)) landings += 1;
        stepsInAir = 0;
      }
    }
  }
  expect(landings).toBeGreaterThan(5);
});

it('a jump that has to wait is not shown before it comes', () => {
  let waited = 0;
  for (let seed = 0; seed < 8; seed++) {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    const crouch = new AutomaticCrouch();
    for (let step = 0; step < 3000; step++) {
      const shown = crouch.preview(view, INPUT.jump);
      const taken = crouch.adjust(view, INPUT.jump);
      expect(shown).toBe(taken);
      if ((taken & INPUT.jump) === 0) waited += 1;
      run.step(taken);
    }
  }
  expect(waited).toBeGreaterThan(0);
});
