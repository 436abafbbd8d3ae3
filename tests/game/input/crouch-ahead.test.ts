import { expect, it } from 'vitest';
import {
  createRun,
  DINO_SIZE,
  DINO_X,
  kindOf,
  NO_INPUT,
  type RunView,
  type ThreatKind,
} from '#simulation';
import { isCrouchAhead } from '#src/game/input/automatic-crouch.ts';

/**
 * Of 40 courses: steps in which the nearest threat is of this kind, and between `min` and `max` px
 * from the dino.
 */
function momentsBefore(kind: ThreatKind, min: number, max: number): boolean[] {
  const found: boolean[] = [];
  for (let seed = 0; seed < 40; seed++) {
    const run = createRun(seed, { invincible: true });
    for (let step = 0; step < 3000; step++) {
      run.step(NO_INPUT);
      const nearest = nearestThreat(run.view);
      if (nearest?.kind === kind && nearest.distance >= min && nearest.distance <= max)
        found.push(isCrouchAhead(run.view));
    }
  }
  return found;
}

function nearestThreat(view: RunView) {
  const all = Array.from(view.entities.threats, (id) => {
    const distance = view.components.Position.x.get(id) - DINO_X - DINO_SIZE.width;
    return { kind: kindOf(view, id), distance };
  });
  if (all.some(({ distance }) => distance < 0)) return undefined;
  return all.toSorted((a, b) => a.distance - b.distance)[0];
}

it('a pterodactyl that is near and comes before all cacti is ahead', () => {
  const moments = momentsBefore('pterodactyl', 0, 300);
  expect(moments.length).toBeGreaterThan(1000);
  // At 7 px a step and more, 300 px are less than 60 steps, even at the pterodactyl's four fifths
  // of the speed.
  expect(moments.every(Boolean)).toBe(true);
});

it('a pterodactyl that comes after a cactus or is far away is not ahead', () => {
  const moments = [...momentsBefore('cactus', 0, 800), ...momentsBefore('pterodactyl', 700, 800)];
  expect(moments.length).toBeGreaterThan(1000);
  expect(moments.some(Boolean)).toBe(false);
});
