import { expect, it } from 'vitest';
import { createRun, DINO_SIZE, DINO_X, INPUT, kindOf, NO_INPUT, type RunView } from '#simulation';
import { AutomaticCrouch, isCrouchAhead } from '#src/game/input/automatic-crouch.ts';

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
