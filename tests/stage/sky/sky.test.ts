import { afterEach, describe, expect, it, vi } from 'vitest';
import { STAGE_WIDTH, STEPS_PER_SECOND } from '#simulation';
import {
  darknessAt,
  DAY_LENGTH,
  drawMoonAndSun,
  drawStars,
  Hills,
  HOURS,
  QuadLayer,
  SOURCE_COLOURS,
  twinkle,
} from '#stage/testing';
import { build } from '../../../assets/build.ts';
import { blankArt, redraw } from '../blank-art.ts';

const art = blankArt();
const SMALL_STARS = { pixel: art.frame('pixel'), colours: SOURCE_COLOURS };
const { maps } = build();

afterEach(() => {
  vi.restoreAllMocks();
});

function stageHills() {
  const far = new QuadLayer();
  const near = new QuadLayer();
  const onStage = new Hills(far, near, art);
  const hills: Pick<Hills, 'draw'> = {
    draw: (...frame) => redraw(far, () => redraw(near, () => onStage.draw(...frame))),
  };
  return { hills, far, near };
}

describe('the hills', () => {
  it('move more slowly than the ground, the far ones slowest', () => {
    const { hills, far, near } = stageHills();
    hills.draw(0, 'running');
    const [farAt = 0, nearAt = 0] = [far, near].map(({ x }) => x[0]);
    hills.draw(1000, 'running');
    const moved = [far, near].map(({ x }, i) => ([farAt, nearAt][i] ?? 0) - (x[0] ?? 0));
    expect(moved).toEqual([expect.closeTo(60), expect.closeTo(140)]);
  });

  it('cover the whole width of the stage, however far the run has come', () => {
    const { hills, far, near } = stageHills();
    for (const groundX of [0, 1, 7_142, 16_666, 16_667, 1_000_003]) {
      hills.draw(groundX, 'running');
      for (const { x, count } of [far, near]) {
        const lefts = x.slice(0, count);
        expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
        expect(Math.max(...lefts) + 1000).toBeGreaterThanOrEqual(STAGE_WIDTH);
      }
    }
  });

  it.each(['hills-far', 'hills-near'])('have no cliff where %s repeats', (frame) => {
    const rows = maps.find(({ name }) => name === frame)?.rows ?? [];
    const heightAt = (column: number) => rows.filter((row) => row.at(column) !== '.').length;
    expect(rows[0]?.length).toBeGreaterThanOrEqual(STAGE_WIDTH / 2);
    expect(Math.abs(heightAt(0) - heightAt(-1))).toBeLessThanOrEqual(2);
  });

  it('fade in before the first start, and are opaque at once in a run', () => {
    const { hills, far } = stageHills();
    const now = vi.spyOn(performance, 'now');
    const alphaAt = (ms: number) => {
      now.mockReturnValue(5000 + ms);
      hills.draw(0, 'ready');
      return far.alpha[0];
    };
    expect([0, 100, 200, 400, 4000].map(alphaAt)).toEqual([0, 0.25, 0.5, 1, 1]);
    const { hills: others, near } = stageHills();
    others.draw(0, 'running');
    expect(near.alpha[0]).toBe(1);
  });
});

describe('the stars', () => {
  it('twinkle far less than three times a second', () => {
    const layer = new QuadLayer();
    const alphas = Array.from({ length: 20 * STEPS_PER_SECOND }, (_, step) => {
      redraw(layer, () => drawStars(1, step, layer, art, SMALL_STARS));
      return layer.alpha.slice(0, layer.count);
    });
    expect(alphas[0]?.length).toBeGreaterThan(10);
    for (let star = 0; star < (alphas[0]?.length ?? 0); star++) {
      const light = alphas.map((all) => all[star] ?? 0);
      const turns = light.filter(
        (value, i) => i > 1 && (value - (light[i - 1] ?? 0)) * ((light[i - 1] ?? 0) - (light[i - 2] ?? 0)) < 0,
      );
      expect(turns.length / 2 / 20).toBeLessThan(1);
    }
  });

  it('have a brightness that repeats with their period', () => {
    expect(twinkle(1000, 197)).toBe(twinkle(1000 + 3 * 197, 197));
    expect(twinkle(0, 251)).toBe(1);
  });

  it('are visible at night only', () => {
    const layer = new QuadLayer();
    const shown = [HOURS.day, 5, HOURS.dusk, 15, HOURS.night].map((hour) => {
      redraw(layer, () => drawStars(darknessAt(hour), 0, layer, art, SMALL_STARS));
      return Math.max(0, ...layer.alpha.slice(0, layer.count));
    });
    expect(shown).toEqual([0, 0, expect.any(Number), expect.any(Number), 1]);
    expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
  });
});

describe('moon and sun', () => {
  function allDay() {
    const layer = new QuadLayer();
    return Array.from({ length: DAY_LENGTH }, (_, hour) => {
      redraw(layer, () => drawMoonAndSun(hour, 0, layer, art));
      const seen = (body: string) => {
        const i = layer.frames.slice(0, layer.count).findIndex((frame) => art.nameOf(frame).startsWith(body));
        return i < 0 ? undefined : { alpha: layer.alpha[i], y: layer.y[i] };
      };
      return { sun: seen('sun'), moon: seen('moon') };
    });
  }

  it('the moon rises into the night and sets out of it, without a jump', () => {
    const moons = allDay().map(({ moon }) => moon?.alpha ?? 0);
    expect([moons[HOURS.day], moons[HOURS.night]]).toEqual([0, 1]);
    const jumps = moons.map((alpha, hour) => Math.abs(alpha - (moons.at(hour - 1) ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.1);
  });

  it('the sun sinks at dusk and rises at dawn, and neither is seen by day', () => {
    const day = allDay();
    expect(day[HOURS.day]).toEqual({ sun: undefined, moon: undefined });
    expect(day[HOURS.night]?.sun).toBeUndefined();
    const heights = day.map(({ sun }) => sun?.y ?? Number.NaN);
    expect((heights[12] ?? 0) - (heights[4] ?? 0)).toBeGreaterThan(40);
    expect((heights[28] ?? 0) - (heights[36] ?? 0)).toBeGreaterThan(40);
  });
});
