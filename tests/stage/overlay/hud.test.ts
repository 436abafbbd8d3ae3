import { describe, expect, it } from 'vitest';
import { createRun, NO_INPUT, STAGE_WIDTH } from '#simulation';
import type { HudSize, StageState } from '#stage';
import type { Phase } from '#story';
import { fittingViewport, isTall, type Viewport } from '#src/stage/viewport.ts';
import { createClouds } from '#src/stage/figures/scenery.ts';
import { fittingHudSize } from '#src/stage/overlay/hud-layout.ts';
import { CAP_HEIGHT, DESCENT } from '#src/stage/overlay/text.ts';
import { createSun } from '#src/stage/figures/daylight.ts';
import { drawMoon } from '#src/stage/sky/moon.ts';
import { frameOf, type Seen } from '../test-stage.ts';
import {
  armed,
  assisted,
  HIGHER_BOXES,
  KEYBOARD_CASES,
  KEYS,
  plain,
  TALL_BOXES,
  TOUCH_CASES,
  UPRIGHT_BOXES,
} from './hud-cases.ts';
import { hudStage, overlap } from './hud-stage.ts';

const SIZES: readonly HudSize[] = ['small', 'normal', 'large'];
const PHASES: readonly Phase[] = ['ready', 'running', 'paused', 'counting', 'over'];
/** The top edge of the highest pterodactyl, px. */
const THREATS_TOP = 150;
/** A message is there only while the run stands still, px. */
const MESSAGE_BOTTOM = 152;

describe.each([[1000, 380] as const, ...HIGHER_BOXES, ...TALL_BOXES, ...UPRIGHT_BOXES])(
  'on a stage of %i x %i CSS px',
  (width, height) => {
    const viewport = fittingViewport(width, height);

    it.each(SIZES)('no text of a %s HUD lies over another, a threat or an edge', (hudSize) => {
      const hud = hudStage();
      for (const phase of PHASES) {
        for (const [view, state] of isTall(viewport) ? TOUCH_CASES : KEYBOARD_CASES) {
          const shared = { phase, hudSize, viewport, countdown: 3, touch: true, showsTurbo: true };
          hud.draw(view, { highScore: 999_999, ...state, ...shared });
          const texts = hud.texts();
          const boxes = [...texts, ...pauseButton(phase, viewport)];
          const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
          expect(
            pairs.filter(([a, b]) => overlap(a, b)),
            phase,
          ).toEqual([]);
          const [course, message] = ['course', 'message'].map((name) =>
            texts.find(({ what }) => what === name),
          );
          if (course !== undefined && message !== undefined)
            expect(message.top - course.bottom, phase).toBeGreaterThanOrEqual(24);
          // Nothing new comes once the run is over.
          if (phase === 'over') continue;
          for (const { frame, y, height: rows } of hud.seeAll())
            if (frame.startsWith('pixel')) expect(y + rows).toBeLessThanOrEqual(THREATS_TOP);
          for (const box of texts) {
            const lowest = /title|message/.test(box.what) ? MESSAGE_BOTTOM : THREATS_TOP;
            expect(box.bottom, box.what).toBeLessThanOrEqual(lowest);
            expect(box.left, box.what).toBeGreaterThanOrEqual(viewport.left);
            expect(box.right, box.what).toBeLessThanOrEqual(STAGE_WIDTH);
          }
        }
      }
    });

    it.each(SIZES)('sun, moon and clouds keep out of the row of a %s HUD’s messages', (hudSize) => {
      const hud = hudStage();
      const state = { hudSize, viewport, touch: true };
      hud.draw(armed.view, { ...state, note: 'Great run!' });
      const note = hud.seeCaption('note');
      const noteBottom = Math.max(...note.map((glyph) => glyph.y + glyph.height));
      hud.draw(armed.view, { ...state, phase: 'counting', countdown: 3 });
      const digit = hud.seeCaption('message');
      const digitBottom = Math.max(...digit.map(({ y }) => y)) + hudDigit(hud);
      const top = Math.min(...[...note, ...digit].map(({ y }) => y));
      const bottom = Math.max(noteBottom, digitBottom);
      hud.clear();
      const [sun, clouds] = [createSun(hud), createClouds(hud)];
      const run = createRun('clouds', { invincible: true });
      for (let score = 0; score < 1400; score += 5) {
        for (let i = 0; i < 30; i++) run.step(NO_INPUT);
        const frame = frameOf({ ...run.view, score }, { phase: 'running', ...state });
        sun.draw(frame);
        clouds.draw(frame);
        drawMoon(1, score, hud.layers('sky'), hud.art, frame.state);
      }
      const inRow = [...hud.see('sky'), ...hud.see('clouds')].filter(
        (each) => each.y < bottom && each.y + each.height > top,
      );
      expect(inRow).toEqual([]);
    });

    it.each(SIZES)(
      'a %s HUD keeps its places and sizes when the run ends, until the card is there',
      (hudSize) => {
        const hud = hudStage();
        const { view } = armed;
        const at = (phase: Phase, hasResult = false) => {
          hud.draw(view, { ...KEYS, phase, hudSize, viewport, highScore: 900, hasResult });
          return hud.seeAll();
        };
        const inPlay = at('running');
        expect(inPlay.length).toBeGreaterThan(20);
        expect(hud.see('highScore')).not.toEqual([]);
        const ended = at('over');
        // The card over the stage compares the score with it.
        expect([...hud.see('highScore'), ...hud.seeCaption('highScoreLabel')]).toEqual([]);
        expect(inPlay).toEqual(expect.arrayContaining(ended));
        expect(hud.see('score')).not.toEqual([]);
        expect(at('over', true)).toEqual([]);
      },
    );
  },
);

/** Height of the countdown's digit, without the empty rows below it. */
function hudDigit({ seeCaption }: ReturnType<typeof hudStage>): number {
  const glyph = seeCaption('message').find(({ frame }) => frame.startsWith('glyph'));
  return ((glyph?.height ?? 0) * CAP_HEIGHT) / (CAP_HEIGHT + DESCENT);
}

/** The page's button beside the scores of an upright stage. */
function pauseButton(phase: Phase, { cssPixel, top }: Viewport) {
  if (cssPixel === null || phase === 'ready' || phase === 'paused') return [];
  const [side, margin] = [48 * cssPixel, 4 * cssPixel];
  const [right, upper] = [STAGE_WIDTH - margin, top + margin];
  return [{ what: 'Pause', left: right - side, top: upper, right, bottom: upper + side }];
}

it.each([
  ...TALL_BOXES.map((box) => [...box, 18] as const),
  ...UPRIGHT_BOXES.map((box) => [...box, box[0] < 600 ? 23.9 : 35.9] as const),
])('on a stage of %i x %i CSS px the score is over %f px high', (...values) => {
  const [width, height, least] = values;
  const viewport = fittingViewport(width, height);
  const hud = hudStage();
  hud.draw(plain.view, { viewport });
  expect(((hud.see('score')[0]?.height ?? 0) * width) / viewport.width).toBeGreaterThan(least);
});

it('in the smallest frame, a stage of 280 x 106 CSS px, either score is over 14 px high', () => {
  const viewport = fittingViewport(280, 106);
  const hudSize = fittingHudSize('normal', viewport, 280);
  const hud = hudStage();
  for (const [phase, figure] of [
    ['running', 'score'],
    ['ready', 'highScore'],
  ] as const) {
    hud.draw(plain.view, { viewport, hudSize, phase, highScore: 900 });
    expect(((hud.see(figure)[0]?.height ?? 0) * 280) / viewport.width).toBeGreaterThan(14);
  }
  expect(fittingHudSize('normal', fittingViewport(640, 243), 640)).toBe('normal');
  expect(fittingHudSize('normal', fittingViewport(844, 355), 844)).toBe('normal');
});

it('on a tablet held sideways the score is half as large again as on its page', () => {
  const viewport = fittingViewport(1024, 578);
  expect(fittingHudSize('normal', viewport, 1024)).toBe('large');
  expect(fittingHudSize('normal', fittingViewport(1024, 389), 1024)).toBe('normal');
});

it('there are no zeros before the run', () => {
  const hud = hudStage();
  for (const [width, height] of [
    [1000, 380],
    [352, 240],
    [390, 844],
  ] as const) {
    const viewport = fittingViewport(width, height);
    hud.draw(plain.view, { viewport, phase: 'ready', highScore: 900 });
    expect([hud.number('score'), hud.number('highScore')]).toEqual(['', '00900']);
  }
});

it.each([
  [352, 240],
  [320, 213],
])('on a phone’s page, a stage of %i x %i CSS px, the score is under 24 px high', (...box) => {
  const viewport = fittingViewport(...box);
  const hud = hudStage();
  hud.draw(plain.view, { viewport });
  const [digit] = hud.see('score');
  expect(((digit?.height ?? 0) * box[0]) / viewport.width).toBeLessThan(24);
});

it('both scores follow the run, and come back after a frame without them', () => {
  const hud = hudStage();
  const at = (score: number, state: Partial<StageState> = {}) => {
    hud.draw({ ...plain.view, score }, { highScore: 900, ...state });
    return [hud.number('score'), hud.number('highScore')];
  };
  expect([at(7), at(7), at(8), at(8, { phase: 'over' }), at(8)]).toEqual([
    ['00007', '00900'],
    ['00007', '00900'],
    ['00008', '00900'],
    ['00008', ''],
    ['00008', '00900'],
  ]);
});

it('the score fits another resolution', () => {
  const hud = hudStage();
  const { grid } = hud.layers;
  const widths = () => {
    hud.draw(plain.view);
    return hud.see('score').map(({ width }) => width);
  };
  const before = widths();
  Object.assign(grid, { resolution: 2, width: (_: number, width: number) => width + 1 });
  expect(widths()).toEqual(before.map((width) => width + 1));
});

it('the high score stands left of the score', () => {
  const hud = hudStage();
  hud.draw(assisted.view, { highScore: 900 });
  const rightOf = (seen: readonly Seen[]) => Math.max(...seen.map(({ x, width }) => x + width));
  expect(rightOf(hud.see('score'))).toBe(980);
  expect(rightOf(hud.see('highScore'))).toBeLessThan(
    Math.min(...hud.see('score').map(({ x }) => x)),
  );
});

it('on a page of 1280 px both scores have a height of 36 px', () => {
  const hud = hudStage();
  hud.draw(plain.view, { highScore: 900 });
  for (const name of ['score', 'highScore'] as const) {
    const [last] = hud.see(name);
    expect(((last?.height ?? 0) * 1232) / STAGE_WIDTH, name).toBeCloseTo(36, 0);
    expect(last?.y).toBe(12);
  }
});

it.each<[Partial<StageState>, string, string]>([
  [{ highScore: 40 }, '00041', 'HI'],
  [{ highScore: 1234 }, '01234', 'HI'],
  [{ highScore: 0 }, '', ''],
  [{ highScore: 40, phase: 'shown' }, '00040', 'HI'],
  [{ highScore: 40, ranked: false }, '00040', 'HI'],
])('at 41 points in the state %j the high score is "%s"', (state, shown, label) => {
  const hud = hudStage();
  hud.draw({ ...plain.view, score: 41 }, state);
  expect(hud.number('score')).toBe('00041');
  expect([hud.number('highScore'), hud.read('highScoreLabel')]).toEqual([shown, label]);
});

it('until a rival is passed its score stands where the high score does', () => {
  const hud = hudStage();
  const rival = { name: 'Compy', score: 128, look: { colours: 'moss', hat: null } } as const;
  const ghost = { view: createRun('other').view, rival };
  const read = (score: number) => {
    hud.draw({ ...plain.view, score }, { highScore: 900, ghost });
    return [hud.read('highScoreLabel'), hud.number('highScore')];
  };
  expect(read(128)).toEqual(['COMPY', '00128']);
  expect(read(129)).toEqual(['HI', '00900']);
});
