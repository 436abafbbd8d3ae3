import { describe, expect, it } from 'vitest';
import {
  createRun,
  INPUT,
  MAX_SPEED,
  NO_INPUT,
  type Run,
  type RunView,
  STAGE_WIDTH,
} from '#simulation';
import type { HudSize, Phase, StageState } from '#stage';
import {
  AssistedLabel,
  ATLAS,
  CAPTION_NAMES,
  CentreTexts,
  Distance,
  Ghost,
  Hud,
  KeyCaps,
  Messages,
} from '#stage/testing';

import { createTestStage, frameOf, type PlaceName, type Seen } from '../test-stage.ts';

const SIZES: readonly HudSize[] = ['small', 'normal', 'large'];
/** The top edge of the highest pterodactyl, px. */
const THREATS_TOP = 150;
/** A frame without a size in the test's art has this width and height, art pixels. */
const BLANK = 0.5;

/** The parts of the HUD besides the scores. */
const HUD: readonly PlaceName[] = ['hud', ...CAPTION_NAMES.filter((name) => name !== 'message')];

const OVER_HUD: readonly PlaceName[] = ['score', 'highScore', 'message'];

/** The whole HUD, with the messages over it. */
function hudStage() {
  const stage = createTestStage();
  const { layers, art } = stage;
  const views = [
    new Ghost(layers, art),
    new Distance(stage),
    new AssistedLabel(stage),
    new KeyCaps(stage),
    new CentreTexts(stage),
    new Hud(stage),
    new Messages(stage),
  ];
  return {
    see: stage.see,
    draw(view: RunView, state: Partial<StageState>) {
      stage.clear();
      for (const each of views) each.draw(frameOf(view, { phase: 'running', ...state }));
    },
    seeHud: (frame?: string) => HUD.flatMap((place) => stage.see(place, frame)),
    read: () => stage.read(...HUD),
    glyphs: () => [...HUD, ...OVER_HUD].flatMap((place) => stage.see(place, 'glyph')),
  };
}

const FRAMES = new Map(Object.entries(ATLAS));

/**
 * Rows from the top of the capitals to the bottom of most characters, and of those that reach below
 * the line, art pixels.
 */
const CAPITAL = 14;
const DESCENDER = 18;

const characterOf = (frame: string) => String.fromCodePoint(Number(/\d+$/.exec(frame)?.[0]));

/** Where the ink of a glyph is, px. */
function boxOf({ frame, x, y, width }: Seen) {
  const scale = width / BLANK;
  const rows = /[gjpqyQ,;]/.test(characterOf(frame)) ? DESCENDER : CAPITAL;
  return {
    left: x,
    top: y,
    right: x + (FRAMES.get(frame)?.frame.w ?? NaN) * scale,
    bottom: y + rows * scale,
  };
}

function overlap(one: Seen, other: Seen): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.left <= b.right && b.left <= a.right && a.top < b.bottom && b.top < a.bottom;
}

function describeGlyphs(glyphs: readonly Seen[]): string {
  return glyphs.map(({ frame, x, y }) => `${characterOf(frame)} at ${x}, ${y}`).join(' / ');
}

/** The same run with some other numbers. */
function withNumbers(view: RunView, changed: Partial<RunView>): RunView {
  const numbers = new Map<PropertyKey, unknown>(Object.entries(changed));
  return new Proxy(view, {
    get: (target, key): unknown => (numbers.has(key) ? numbers.get(key) : Reflect.get(target, key)),
  });
}

const withScore = (view: RunView, score: number, groundCovered: number) =>
  withNumbers(view, { score, groundCovered });
const atTopSpeed = (view: RunView) =>
  withNumbers(view, { baseSpeed: MAX_SPEED, gameSpeed: MAX_SPEED });

function armedRun(): Run {
  const run = createRun('arms', {
    invincible: true,
    assists: { speed: 0.5, forgiveness: 0, pterodactyls: true },
  });
  while (run.view.components.Dino.hasWeapon.get(run.view.dino) === 0) run.step(NO_INPUT);
  return run;
}

describe.each(SIZES)('in a %s HUD', (hudSize) => {
  const hint = { about: 'cactus', text: 'Grab it, then shoot with Z' } as const;
  const WORDS: readonly Partial<StageState>[] = [
    {},
    { note: '12,500 points!' },
    { note: '1,000 points. Top speed!' },
    { hint },
    { hint: { about: 'turbo', text: 'Press TRIANGLE to go faster' } },
    {
      hint: { about: 'pterodactyl', text: 'Swipe down and hold to duck' },
      note: 'Turbo: 12 m further, no points',
    },
    {
      hint: { about: 'fall', text: 'Mid-air: swipe down to drop' },
      note: 'Turbo: 12 m further, no points',
    },
  ];
  const PHASES: readonly Phase[] = ['ready', 'running', 'paused', 'counting', 'over'];
  const cases = PHASES.flatMap((phase) =>
    WORDS.flatMap((words) =>
      [false, true].map((raced) => ({ phase, raced: raced && phase !== 'ready', ...words })),
    ),
  );

  it.each(cases)('no text lies over another or over a threat: %j', ({ raced, ...state }) => {
    const hud = hudStage();
    const ghost = raced ? createRun('other').view : null;
    const armed = armedRun();
    const plain = createRun('plain');
    const views = [withScore(armed.view, 12_345, 999_900), withScore(plain.view, 5, 700)];
    for (const key of ['Z', 'NUMPAD…']) {
      for (const turbo of [NO_INPUT, INPUT.turbo]) {
        for (const run of [armed, plain]) run.step(turbo);
        for (const view of views) {
          hud.draw(view, {
            ...state,
            ghost,
            hudSize,
            course: 'Daily #999, attempt 2 of 3',
            shootKey: key,
            turboKey: key,
            highScore: 999_999,
            countdown: 3,
            touch: true,
            mayRestart: true,
          });
          const glyphs = hud.glyphs();
          const overlaps = glyphs.flatMap((a, i) =>
            glyphs
              .slice(i + 1)
              .filter((b) => overlap(a, b))
              .map((b) => [a, b]),
          );
          expect(overlaps.map(describeGlyphs)).toEqual([]);
          const panel = hud.see('message', 'pixel');
          const covered = glyphs
            .slice(0, -hud.see('message', 'glyph').length || undefined)
            .filter((glyph) => {
              const { left, right, top, bottom } = boxOf(glyph);
              return panel.some(
                ({ x, y, width, height }) =>
                  left < x + width && x < right && top < y + height && y < bottom,
              );
            });
          expect(covered.map((glyph) => describeGlyphs([glyph]))).toEqual([]);
          // Nothing comes any more once the run is over.
          if (state.phase === 'over') continue;
          for (const glyph of hud.seeHud('glyph')) {
            const { left, right, bottom } = boxOf(glyph);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(STAGE_WIDTH);
            expect(bottom).toBeLessThanOrEqual(THREATS_TOP);
          }
          const boxes = hud.seeHud('pixel').map(({ y, height }) => y + height);
          expect(Math.max(...boxes)).toBeLessThanOrEqual(THREATS_TOP);
        }
      }
    }
  });
});

describe('the HUD in three sizes', () => {
  it('has a score that is larger than all else, and larger in each size', () => {
    const hud = hudStage();
    const heights = SIZES.map((hudSize) => {
      hud.draw(armedRun().view, { hudSize, highScore: 5, shootKey: 'Z', turboKey: 'X' });
      const score = hud.see('score', 'glyph')[0]?.height ?? 0;
      for (const { height } of [...hud.seeHud('glyph'), ...hud.see('highScore')])
        expect(height).toBeLessThan(score);
      return score;
    });
    expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
    expect(new Set(heights).size).toBe(SIZES.length);
  });
});

it('an assisted run has a label, but not under a message', () => {
  const hud = hudStage();
  const { view } = createRun(4, { assists: { speed: 0.5, forgiveness: 0, pterodactyls: true } });
  for (const phase of ['ready', 'running', 'counting', 'shown'] as const) {
    hud.draw(view, { phase });
    expect(hud.read()).toContain('ASSISTED');
  }
  for (const phase of ['paused', 'over'] as const) {
    hud.draw(view, { phase });
    expect(hud.read()).not.toContain('ASSISTED');
  }
  hud.draw(createRun(4).view, {});
  expect(hud.read()).not.toContain('ASSISTED');
});

describe('key caps', () => {
  it('stand beside turbo while it is ready, and beside the weapon once there is one', () => {
    const hud = hudStage();
    const keys = { shootKey: 'Q', turboKey: 'W' };
    const run = createRun('arms', { invincible: true });
    hud.draw(run.view, keys);
    expect(hud.read()).toContain('W');
    expect(hud.read()).not.toContain('Q');
    run.step(INPUT.turbo);
    hud.draw(run.view, keys);
    expect(hud.read()).not.toContain('W');
    while (run.view.components.Dino.hasWeapon.get(run.view.dino) === 0) run.step(NO_INPUT);
    hud.draw(run.view, keys);
    expect(hud.read()).toMatch(/Q/);
  });
});

describe('what shows turbo', () => {
  const { view } = createRun(1);
  it('is dimmed where pressing it is risky, but not in a playback, and the scores never are', () => {
    const hud = hudStage();
    hud.draw(view, { turboKey: 'W' });
    expect(hud.seeHud().every(({ alpha }) => alpha === 1)).toBe(true);
    hud.draw(view, { turboKey: 'W', isTurboRisky: true });
    expect(hud.seeHud('icon-turbo').every(({ alpha }) => alpha < 0.5)).toBe(true);
    expect(hud.read()).not.toContain('W');
    for (const layer of ['score', 'highScore'] as const) {
      expect(hud.see(layer).every(({ alpha }) => alpha === 1)).toBe(true);
    }
    hud.draw(view, { turboKey: 'W', isTurboRisky: true, phase: 'shown' });
    expect(hud.seeHud().every(({ alpha }) => alpha === 1)).toBe(true);
  });
});

it('turbo is gone at top speed, where it makes no run faster', () => {
  const hud = hudStage();
  const { view } = createRun(1);
  hud.draw(view, { turboKey: 'W' });
  expect(hud.seeHud('icon-turbo')).toHaveLength(1);
  hud.draw(atTopSpeed(view), { turboKey: 'W' });
  expect(hud.seeHud('icon-turbo')).toEqual([]);
  expect(hud.read()).not.toContain('W');
});

describe('the middle of the stage', () => {
  const course = 'Seed one';
  const note = '500 points. Great run!';

  it('has the badge of the course before and in a run, but not under another message or in a playback', () => {
    const hud = hudStage();
    const { view } = createRun(1);
    for (const phase of ['ready', 'running'] as const) {
      hud.draw(view, { course, phase });
      expect(hud.read()).toContain('Seedone');
    }
    for (const phase of ['paused', 'counting', 'over', 'shown'] as const) {
      hud.draw(view, { course, phase });
      expect(hud.read()).not.toContain('Seedone');
    }
  });

  it('has a note while a run goes on, and no badge in a race', () => {
    const hud = hudStage();
    const { view } = createRun(1);
    hud.draw(view, { note, course });
    expect(hud.read()).toMatch(/Seedone[^]*Greatrun!/);
    hud.draw(view, { note, course, ghost: createRun(2).view });
    expect(hud.read()).toContain('Greatrun!');
    expect(hud.read()).not.toContain('Seedone');
    hud.draw(view, { course, ghost: createRun(2).view });
    expect(hud.read()).not.toContain('Seedone');
    hud.draw(view, { note, phase: 'paused' });
    expect(hud.read()).not.toContain('Greatrun!');
  });

  it('has a bubble that points at what comes first, above it and right of the dino', () => {
    const hud = hudStage();
    const run = createRun('bubble', { invincible: true });
    while (run.view.entities.cacti.length < 2) run.step(NO_INPUT);
    const { Position, Size } = run.view.components;
    const hint = { about: 'cactus', text: 'Press SPACE to jump' } as const;
    let seen = 0;
    for (let i = 0; i < 120; i++) {
      run.step(NO_INPUT);
      hud.draw(run.view, { hint, note });
      expect(hud.read()).toContain('PressSPACEtojump');
      expect(hud.read()).not.toContain('Greatrun!');
      const middles = [...run.view.entities.cacti].map(
        (id) => Position.x.get(id) + Size.width.get(id) / 2,
      );
      const ahead = Math.min(...middles.filter((x) => x > 100));
      const tip = hud
        .see('hint', 'pixel')
        .filter(({ width }) => width === 4)
        .at(-1);
      if (tip === undefined || ahead > 700 || ahead < 420) continue;
      expect(Math.abs(tip.x + tip.width / 2 - ahead)).toBeLessThanOrEqual(2);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
    for (const { x } of hud.see('hint', 'pixel').slice(0, 3)) expect(x).toBeGreaterThanOrEqual(200);
  });
});
