import { describe, expect, it } from 'vitest';
import { createRun, GROUND_Y } from '#simulation';
import { createSun } from '#src/stage/figures/daylight.ts';
import { createClouds } from '#src/stage/figures/scenery.ts';
import { drawMoon } from '#src/stage/sky/moon.ts';
import { DEFAULT_STAGE_STATE, DETAILS, type StageState } from '#src/stage/stage.ts';
import { Peaks } from '#src/stage/upright/peaks.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { createTestStage, drawLastStep } from '../test-stage.ts';

const PHONE = fittingViewport(390, 844);
const { view } = createRun('portrait');

function stageOf(state: Partial<StageState>) {
  const stage = createTestStage();
  const { art, layers, see } = stage;
  /** Upper edge, height and size of all in a layer, CSS px. */
  const boxes = (layer: 'peaks' | 'sky' | 'clouds') =>
    see(layer).map(({ frame, x, y, width, height }) => {
      const by = PHONE.cssPixel ?? NaN;
      return { frame, x, top: (y - PHONE.top) / by, height: height / by, width: width / by };
    });
  return {
    peaks: (groundCovered = 0) => {
      drawLastStep(stage.onStage(new Peaks(layers, art)), { ...view, groundCovered }, state);
      return boxes('peaks');
    },
    sun: (score: number) => {
      drawLastStep(stage.onStage(createSun(stage)), { ...view, score }, state);
      return boxes('sky');
    },
    moon: () => {
      stage.clear();
      drawMoon(1, 700, layers('sky'), art, { ...DEFAULT_STAGE_STATE, ...state });
      return boxes('sky');
    },
    clouds: (groundCovered = 0) => {
      drawLastStep(stage.onStage(createClouds(stage)), { ...view, groundCovered }, state);
      return boxes('clouds');
    },
  };
}

describe('the picture of a phone held upright', () => {
  const phone = stageOf({ viewport: PHONE });

  it('has peaks of 220 to 260 px from edge to edge, which move less than the hills', () => {
    for (let covered = 0; covered < 200_000; covered += 7000) {
      const peaks = phone.peaks(covered);
      const ground = (GROUND_Y - PHONE.top) / (PHONE.cssPixel ?? NaN);
      const [first, last] = [peaks[0], peaks.at(-1)];
      expect(ground - (first?.top ?? NaN)).toBeGreaterThan(220);
      expect(ground - (first?.top ?? NaN)).toBeLessThan(260);
      expect(first?.x).toBeLessThanOrEqual(0);
      expect((last?.x ?? NaN) / (PHONE.cssPixel ?? NaN) + (last?.width ?? NaN)).toBeGreaterThan(
        390,
      );
    }
    const [before, after] = [phone.peaks(0)[0]?.x ?? NaN, phone.peaks(1000)[0]?.x ?? NaN];
    expect(before - after).toBeGreaterThan(0);
    expect(before - after).toBeLessThan(60);
  });

  it('has sun and moon between 120 and 260 px from the top, once the sun has risen', () => {
    const shown = [100, 250, 400, 550, 699].flatMap((score) => phone.sun(score));
    for (const { top, height } of [...shown, ...phone.moon()]) {
      expect(top).toBeGreaterThanOrEqual(119);
      expect(top + height / 2).toBeLessThan(260);
    }
    expect(shown).toHaveLength(5);
  });

  it.each([
    [390, 844],
    [320, 568],
    [300, 496],
    [768, 1024],
  ])('shows sun and moon whole above its peaks at %i x %i CSS px', (...box) => {
    const upright = stageOf({ viewport: fittingViewport(...box) });
    const peaks = upright.peaks()[0]?.top ?? NaN;
    const shown = [0, 20, 100, 250, 400, 550, 680].flatMap((score) => upright.sun(score));
    for (const { top, height } of [...shown, ...upright.moon()])
      expect(top + height).toBeLessThan(peaks);
    expect(shown).toHaveLength(7);
  });

  it('has clouds twice as large as on a wide stage at any time', () => {
    const [small] = stageOf({}).clouds();
    const large = () => phone.clouds(1).filter(({ height }) => height === 2 * (small?.height ?? 0));
    expect(small).toBeDefined();
    for (let covered = 0; covered < 100_000; covered += 1000) {
      const inView = phone
        .clouds(covered)
        .filter(({ x, height }) => height === 2 * (small?.height ?? 0) && x < 1000 && x > -184);
      expect(inView.length).toBeGreaterThanOrEqual(2);
    }
    expect(large().every(({ top }) => top > 119)).toBe(true);
  });
});

it.each<[string, Partial<StageState>]>([
  ['a wide stage', { viewport: WIDE }],
  ['the page of a phone', { viewport: fittingViewport(352, 240) }],
])('%s has no peaks', (_, state) => {
  expect(stageOf(state).peaks()).toEqual([]);
});

it('slow machines keep the peaks', () => {
  const shown = DETAILS.filter((detail) => stageOf({ viewport: PHONE, detail }).peaks().length > 0);
  expect(shown).toEqual(DETAILS);
});

it('in a low frame the peaks stay below the messages', () => {
  const viewport = fittingViewport(300, 360);
  const stage = createTestStage();
  drawLastStep(new Peaks(stage.layers, stage.art), view, { viewport });
  const top = ((stage.see('peaks')[0]?.y ?? NaN) - viewport.top) / (viewport.cssPixel ?? NaN);
  expect(top).toBeGreaterThanOrEqual(119);
});
