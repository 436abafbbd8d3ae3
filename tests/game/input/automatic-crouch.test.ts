import { expect, it } from 'vitest';
import {
  createRun,
  DINO_SIZE,
  DINO_X,
  INPUT,
  isAirborne,
  isCrouching,
  kindOf,
  NO_INPUT,
  type RunView,
} from '#simulation';
import { AutomaticCrouch, isCrouchAhead } from '#src/game/input/automatic-crouch.ts';
import { IS_ALL } from '../../tools/is-all.ts';

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
function playWithOneKey(seed: number, until: number): number {
  const run = createRun(seed);
  const crouch = new AutomaticCrouch();
  const { view } = run;
  let held = 0;
  while (!view.gameOver && view.score < until) {
    const { distance, width } = nextCactus(view);
    const isNear = distance < view.pace.gameSpeed * 24 - (width + 68) / 2;
    if (isNear && held === 0 && !isAirborne(view)) held = TAP_STEPS;
    run.step(crouch.adjust(view, held > 0 ? INPUT.jump : NO_INPUT));
    held = Math.max(0, held - 1);
  }
  return view.score;
}

it('a player with one key who only jumps over cacti survives nearly every course', () => {
  const seeds = Array.from({ length: IS_ALL ? 40 : 5 }, (_, seed) => seed);
  const survived = seeds.filter((seed) => playWithOneKey(seed, 1000) === 1000);
  expect(survived.length / seeds.length).toBeGreaterThanOrEqual(0.95);
});

it('never falls fast by itself, crouches in the step of its landing where a pterodactyl comes, and shows no jump that has to wait', () => {
  let [landings, waited] = [0, 0];
  for (let seed = 0; seed < 4; seed++) {
    const run = createRun(seed, { invincible: true });
    const { view } = run;
    const crouch = new AutomaticCrouch();
    let stepsInAir = 0;
    for (let step = 0; step < 6000; step++) {
      const shown = crouch.preview(view, INPUT.jump);
      const taken = crouch.adjust(view, INPUT.jump);
      expect(shown).toBe(taken);
      if ((taken & INPUT.jump) === 0) waited += 1;
      run.step(taken);
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
  expect(Math.min(landings, waited)).toBeGreaterThan(0);
});

/** The kind of the nearest threat and its distance from the dino, px. */
function nearestThreat(view: RunView) {
  const { entities, components } = view;
  const all = Array.from(entities.threats, (id) => ({
    kind: kindOf(view, id),
    distance: components.Position.x.get(id) - DINO_X - DINO_SIZE.width,
  }));
  if (all.some(({ distance }) => distance < 0)) return undefined;
  return all.toSorted((a, b) => a.distance - b.distance)[0];
}

it('a crouch is ahead where a pterodactyl is near and comes before all cacti', () => {
  const seen = { near: 0, far: 0, cactus: 0 };
  for (let seed = 0; seed < 20; seed++) {
    const run = createRun(seed, { invincible: true });
    for (let step = 0; step < 3000; step++) {
      run.step(NO_INPUT);
      const nearest = nearestThreat(run.view);
      if (nearest === undefined) continue;
      // At 7 px a step and more, 300 px are less than 60 steps, even at the pterodactyl's four
      // fifths of the speed, and 700 px are more.
      const isNear = nearest.distance <= 300;
      if (nearest.kind === 'pterodactyl' && !isNear && nearest.distance < 700) continue;
      seen[nearest.kind === 'cactus' ? 'cactus' : isNear ? 'near' : 'far'] += 1;
      expect(isCrouchAhead(run.view)).toBe(nearest.kind === 'pterodactyl' && isNear);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(400);
});

it('the dino never ducks by itself, and jumps at once, unless one key plays the game', () => {
  const crouch = new AutomaticCrouch(() => false);
  const run = createRun('off', { invincible: true });
  for (let step = 0; step < 6000; step++) {
    const input = step % 100 === 0 ? INPUT.jump : NO_INPUT;
    expect(crouch.preview(run.view, input)).toBe(input);
    expect(crouch.adjust(run.view, input)).toBe(input);
    run.step(input);
  }
});
