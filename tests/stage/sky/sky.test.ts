import { describe, expect, it } from 'vitest';
import { createRun, STAGE_WIDTH, STEPS_PER_SECOND } from '#simulation';
import {
  createHills,
  darknessAt,
  drawBrightStars,
  drawMoonAndSun,
  hourAt,
  HOURS,
  spritesIn,
  starlightAt,
} from '#stage/testing';
import { blankArt, blankLayer, redraw } from '../blank-art.ts';
import { createTestStage, frameOf } from '../test-stage.ts';

const art = blankArt();

/** The left edges of the hills in each range, when so much ground is covered. */
function stageHills() {
  const { onStage, see, ...context } = createTestStage();
  const hills = onStage(createHills(context));
  const run = createRun('hills');
  return (groundX: number) => {
    hills.draw({ ...frameOf(run.view, { phase: 'running' }), groundX });
    return (['farHills', 'nearHills'] as const).map((range) => see(range).map(({ x }) => x));
  };
}

describe('the hills', () => {
  it('move more slowly than the ground, the far ones slowest', () => {
    const leftsAt = stageHills();
    const before = leftsAt(0);
    const after = leftsAt(1000);
    const moved = before.map(([left = 0], range) => left - (after[range]?.[0] ?? 0));
    expect(moved).toEqual([expect.closeTo(60), expect.closeTo(140)]);
  });

  it('cover the whole width of the stage, however far the run has come', () => {
    const leftsAt = stageHills();
    for (const groundX of [0, 1, 7_142, 16_666, 16_667, 1_000_003]) {
      for (const lefts of leftsAt(groundX)) {
        expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
        expect(Math.max(...lefts) + 1000).toBeGreaterThanOrEqual(STAGE_WIDTH);
      }
    }
  });
});

describe('the stars', () => {
  it('twinkle far less than three times a second', () => {
    const layer = blankLayer();
    const alphas = Array.from({ length: 20 * STEPS_PER_SECOND }, (_, step) => {
      redraw(layer, () => drawBrightStars(1, step, layer, art));
      return spritesIn(layer).map(({ alpha }) => alpha);
    });
    expect(alphas[0]?.length).toBeGreaterThan(10);
    for (let star = 0; star < (alphas[0]?.length ?? 0); star++) {
      const light = alphas.map((all) => all[star] ?? 0);
      const turns = light.filter(
        (value, i) =>
          i > 1 && (value - (light[i - 1] ?? 0)) * ((light[i - 1] ?? 0) - (light[i - 2] ?? 0)) < 0,
      );
      expect(turns.length / 2 / 20).toBeLessThan(1);
    }
  });

  it('are visible at night only', () => {
    const shown = [HOURS.afternoon, 25, HOURS.dusk, 35, HOURS.night].map((hour) =>
      starlightAt(darknessAt(hour)),
    );
    expect(shown).toEqual([0, 0, expect.any(Number), expect.any(Number), 1]);
    expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
  });
});

describe('moon and sun', () => {
  /** What is in the sky at a score: frames, with opacity and left and top edge. */
  const bodiesAt = (score: number) => {
    const layer = blankLayer();
    drawMoonAndSun(hourAt(score), score, layer, art);
    return spritesIn(layer).map(({ texture: { label: frame = '' }, alpha, x, y }) => ({
      frame,
      alpha,
      x,
      y,
    }));
  };
  const sunAt = (score: number) => bodiesAt(score).find(({ frame }) => frame === 'sun');
  const moonAt = (score: number) => bodiesAt(score).find(({ frame }) => frame.startsWith('moon'));
  const upToThirdNight = Array.from({ length: 2120 }, (_, score) => score);

  it('the moon rises into the night and sets out of it, without a jump', () => {
    const moons = upToThirdNight.map((score) => moonAt(score)?.alpha ?? 0);
    expect([moons[0], moons[699], moons[720], moons[899], moons[920]]).toEqual([0, 0, 1, 1, 0]);
    const jumps = moons.map((alpha, score) => Math.abs(alpha - (moons[score - 1] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.1);
  });

  it('the sun crosses the sky from left to right on each day, highest at noon', () => {
    for (const [morning, noon, afternoon] of [
      [100, 350, 699],
      [925, 1160, 1399],
    ] as const) {
      const [first, middle, last] = [morning, noon, afternoon].map(
        (score) => sunAt(score) ?? { x: 0, y: 0 },
      );
      expect(middle?.x).toBeGreaterThan((first?.x ?? 0) + 100);
      expect(last?.x).toBeGreaterThan((middle?.x ?? 0) + 100);
      expect(middle?.y).toBeLessThan((first?.y ?? 0) - 60);
      expect(middle?.y).toBeLessThan((last?.y ?? 0) - 60);
    }
  });

  it('the sun sinks below the horizon at dusk, is not seen at night, and rises at dawn and at the start', () => {
    expect(sunAt(712)?.y).toBeGreaterThan((sunAt(704)?.y ?? 0) + 40);
    expect(sunAt(916)?.y).toBeLessThan((sunAt(908)?.y ?? 0) - 40);
    expect(sunAt(30)?.y).toBeLessThan((sunAt(10)?.y ?? 0) - 40);
    for (const score of [0, 720, 800, 900, 1500, 1600])
      expect(sunAt(score), `at ${score}`).toBeUndefined();
  });
});
