import {
  array,
  assert,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  constant,
} from 'fast-check';
import { expect, it } from 'vitest';
import {
  PARTICLE_CAPACITY,
  PARTICLE_KINDS,
  type ParticleKindName,
  Particles,
} from '#stage/testing';
import { createTestStage } from '../test-stage.ts';

const NAMES: readonly ParticleKindName[] = ['dust', 'scuff', 'feather', 'points', 'spark', 'ember'];
const LONGEST = Math.max(...NAMES.map((name) => PARTICLE_KINDS[name].life));

const steps = array(
  array(
    record({
      kind: constantFrom(...NAMES),
      x: integer({ min: 0, max: 1000 }),
      speed: double({ min: -10, max: 10, noNaN: true }),
      optional: constantFrom(true, false),
    }),
    { maxLength: 30 },
  ),
  { maxLength: 80, size: 'max' },
);

it('no particle outlives its lifetime, and there are never more than the capacity', () => {
  assert(
    property(steps, oneof(constant(0), constant(17)), (begun, gameSpeed) => {
      const { layers, art, see } = createTestStage();
      const layer = layers('frontEffects');
      const draw = (at: number) => {
        layer.clear();
        particles.draw(at, at * gameSpeed, 'all', layer, art);
      };
      const particles = new Particles();
      const endings: number[] = [];
      for (const [step, those] of begun.entries()) {
        particles.afterStep(step, step * gameSpeed);
        for (const { kind, x, speed, optional } of those) {
          particles.spawn(kind, x, 200, speed, -speed, optional);
          endings.push(step + PARTICLE_KINDS[kind].life);
        }
        draw(step);
        const shown = see('frontEffects').length;
        expect(shown).toBe(particles.alive);
        expect(shown).toBeLessThanOrEqual(
          Math.min(PARTICLE_CAPACITY, endings.filter((end) => end > step).length),
        );
      }
      const over = begun.length + LONGEST;
      draw(over);
      expect(see('frontEffects')).toEqual([]);
      particles.afterStep(over, over * gameSpeed);
      expect(particles.alive).toBe(0);
    }),
    { numRuns: 40 },
  );
});

it('optional particles leave room for the others', () => {
  const particles = new Particles();
  particles.afterStep(1, 0);
  for (let i = 0; i < 200; i++) particles.spawn('feather', 0, 0, 0, 0, true);
  const before = particles.alive;
  particles.spawn('points', 0, 0, 0, 0);
  expect(particles.alive).toBe(before + 1);
});
