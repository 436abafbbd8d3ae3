import { describe, expect, it } from 'vitest';
import {
  createRun,
  INPUT,
  isArmed,
  MAX_SPEED,
  NO_INPUT,
  type Run,
  type RunView,
  STAGE_WIDTH,
} from '#simulation';
import type { HudSize, Phase, StageState } from '#stage';
import { AssistedLabel, Distance } from '#src/stage/overlay/hud-labels.ts';
import { ATLAS } from '#src/stage/atlas.ts';
import { CAPTION_NAMES } from '#src/stage/overlay/captions.ts';
import { CentreTexts } from '#src/stage/overlay/centre-texts.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { Ghost } from '#src/stage/effects/ghost.ts';
import { Hud, turboFill } from '#src/stage/overlay/hud.ts';
import { KeyCaps } from '#src/stage/overlay/key-caps.ts';
import { Messages } from '#src/stage/overlay/messages.ts';
import { turboPhase } from '#src/stage/stage.ts';
import { createTestStage, frameOf, type PlaceName, type Seen } from '../test-stage.ts';

const SIZES: readonly HudSize[] = ['small', 'normal', 'large'];
const PHASES: readonly Phase[] = ['ready', 'running', 'paused', 'counting', 'over'];
/** The top edge of the highest pterodactyl, px. */
const THREATS_TOP = 150;
/** Side of a frame without a size in the test's art, art pixels. */
const BLANK = 0.5;
const ASSISTS = { speed: 0.5, forgiveness: 0, pterodactyls: true };

/** The parts of the HUD besides the scores. */
const HUD: readonly PlaceName[] = [
  'hud',
  ...CAPTION_NAMES.filter((name) => name !== 'title' && name !== 'message'),
];

function hudStage() {
  const stage = createTestStage();
  const views = [
    new Ghost(stage),
    new Distance(stage),
    new AssistedLabel(stage.captions),
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
    read: (...places: readonly PlaceName[]) => stage.read(...(places.length === 0 ? HUD : places)),
  };
}

const FRAMES = new Map(Object.entries(ATLAS));

/**
 * Rows from the top of the capitals to the bottom of most characters, and of those that reach below
 * the line, art pixels.
 */
const CAPITAL = 14;
const DESCENDER = 18;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly what: string;
}

function glyphBoxes(seen: readonly Seen[]): Box[] {
  return seen.filter(({ frame }) => frame.startsWith('glyph')).map(glyphBox);
}

function glyphBox({ frame, x, y, width }: Seen): Box {
  const scale = width / BLANK;
  const what = String.fromCodePoint(Number(/\d+$/.exec(frame)?.[0]));
  const rows = /[gjpqyQ,;]/.test(what) ? DESCENDER : CAPITAL;
  const right = x + (FRAMES.get(frame)?.frame.w ?? NaN) * scale;
  return { left: x, top: y, right, bottom: y + rows * scale, what };
}

function overlap(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top < b.bottom && b.top < a.bottom;
}

function withNumbers(view: RunView, changed: Partial<RunView>): RunView {
  const numbers = new Map<PropertyKey, unknown>(Object.entries(changed));
  return new Proxy(view, {
    get: (target, key): unknown => (numbers.has(key) ? numbers.get(key) : Reflect.get(target, key)),
  });
}

function armedRun(): Run {
  const run = createRun('arms', { invincible: true, assists: ASSISTS });
  while (!isArmed(run.view)) run.step(NO_INPUT);
  return run;
}

describe.each(SIZES)('in a %s HUD', (hudSize) => {
  const WORDS: readonly Partial<StageState>[] = [
    {},
    { note: '1,000 points. Top speed!' },
    { hint: { about: 'pterodactyl', text: 'Swipe down and hold to duck' } },
  ];

  it.each(PHASES)('no text lies over another or over a threat: %s', (phase) => {
    const hud = hudStage();
    const [armed, plain] = [armedRun(), createRun('plain')];
    const ghost = phase === 'ready' ? null : createRun('other').view;
    const cases = WORDS.flatMap((words) => [
      { ...words, ghost, shootKey: 'NUMPAD…', turboKey: 'NUMPAD…' },
      { ...words, ghost: null, shootKey: 'Z', turboKey: 'Z' },
    ]);
    for (const turbo of [NO_INPUT, INPUT.turbo]) {
      for (const run of [armed, plain]) run.step(turbo);
      const views = [
        withNumbers(armed.view, { score: 123_456, groundCovered: 999_900 }),
        withNumbers(plain.view, { score: 5, groundCovered: 700 }),
      ];
      for (const view of views) {
        for (const state of cases) {
          hud.draw(view, {
            ...state,
            phase,
            hudSize,
            course: 'Daily #999, attempt 2 of 3',
            highScore: 999_999,
            countdown: 3,
            touch: true,
          });
          expectRoom(hud, phase);
        }
      }
    }
  });

  function expectRoom(hud: ReturnType<typeof hudStage>, phase: Phase): void {
    const ofHud = [...HUD, 'score' as const, 'highScore' as const].flatMap((place) =>
      glyphBoxes(hud.see(place)),
    );
    const all = [...ofHud, ...glyphBoxes(hud.see('title')), ...glyphBoxes(hud.see('message'))];
    const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
    // Nothing new comes once the run is over.
    if (phase === 'over') return;
    const edges = hud.seeHud('pixel').map(({ y, height }) => y + height);
    expect(Math.max(...edges, ...ofHud.map(({ bottom }) => bottom))).toBeLessThanOrEqual(
      THREATS_TOP,
    );
    expect(ofHud.filter(({ left, right }) => left < 0 || right > STAGE_WIDTH)).toEqual([]);
  }
});

it.each([
  ['small', WIDE],
  ['normal', WIDE],
  ['normal', fittingViewport(390, 390)],
  ['large', fittingViewport(390, 390)],
] as const)('when a run ends a %s HUD keeps its places and sizes: %j', (hudSize, viewport) => {
  const hud = hudStage();
  const run = createRun('arms', { invincible: true });
  while (!isArmed(run.view)) run.step(NO_INPUT);
  const at = (phase: Phase) => {
    const keys = { shootKey: 'Z', turboKey: 'X' };
    hud.draw(run.view, { ...keys, phase, hudSize, viewport, highScore: 900, msSinceCrash: 1000 });
    return [...HUD, 'score' as const, 'highScore' as const].flatMap((place) => hud.see(place));
  };
  const inPlay = at('running');
  expect(inPlay.length).toBeGreaterThan(20);
  expect(at('over')).toEqual(inPlay);
});

it('on a page of 1280 px the score is written in 36 px, the high score beside it as well', () => {
  const hud = hudStage();
  hud.draw(createRun(1).view, { highScore: 900 });
  const cssPx = 1232 / STAGE_WIDTH;
  for (const place of ['score', 'highScore'] as const) {
    const [digit] = hud.see(place);
    expect(((digit?.width ?? 0) / BLANK) * 18 * cssPx, place).toBeCloseTo(36, 0);
    expect(digit?.y).toBe(12);
  }
});

it('the high score follows a score that passes it, except in a first run and in a playback', () => {
  const hud = hudStage();
  const run = createRun(1, { invincible: true });
  while (run.view.score < 41) run.step(NO_INPUT);
  const highScoreShown = (state: Partial<StageState>) => {
    hud.draw(run.view, state);
    expect(hud.read('score')).toBe('00041');
    return hud.read('highScore');
  };
  expect(highScoreShown({ highScore: 40 })).toBe('00041');
  expect(highScoreShown({ highScore: 1234 })).toBe('01234');
  expect(highScoreShown({ highScore: 0 })).toBe('');
  expect(highScoreShown({ highScore: 40, phase: 'shown' })).toBe('00040');
});

it.each<[Phase, readonly string[]]>([
  ['ready', ['ASSISTED', 'Seedone']],
  ['running', ['ASSISTED', 'Seedone', 'Greatrun!']],
  ['counting', ['ASSISTED']],
  ['shown', ['ASSISTED']],
  ['paused', []],
  ['over', []],
])('in the phase %s the HUD shows %j of label, course and note', (phase, texts) => {
  const hud = hudStage();
  const { view } = createRun(4, { assists: ASSISTS });
  hud.draw(view, { phase, course: 'Seed one', note: '500 points. Great run!' });
  const read = hud.read();
  expect(['ASSISTED', 'Seedone', 'Greatrun!'].filter((text) => read.includes(text))).toEqual(texts);
});

describe('key caps', () => {
  const keys = { shootKey: 'Q', turboKey: 'W' };

  it('stand beside turbo while it is ready, and beside the weapon once there is one', () => {
    const hud = hudStage();
    const run = createRun('arms', { invincible: true });
    const capsShown = () => {
      hud.draw(run.view, keys);
      return hud.read().replaceAll(/[^QW]/g, '');
    };
    expect(capsShown()).toBe('W');
    run.step(INPUT.turbo);
    expect(capsShown()).toBe('');
    expect(armedCaps({})).toContain('Q');
    expect(armedCaps({ phase: 'shown' })).not.toMatch(/[QW]/);
  });

  it('do not stand beside turbo at top speed, where it is gone', () => {
    const hud = hudStage();
    const { view } = createRun(1);
    hud.draw(
      withNumbers(view, { pace: { ...view.pace, baseSpeed: MAX_SPEED, gameSpeed: MAX_SPEED } }),
      keys,
    );
    expect(hud.seeHud('icon-turbo')).toEqual([]);
    expect(hud.read()).not.toContain('W');
  });

  function armedCaps(state: Partial<StageState>): string {
    const hud = hudStage();
    hud.draw(armedRun().view, { ...keys, ...state });
    return hud.read();
  }
});

it('the turbo gauge drains for 3 s, fills again in 5 s, and is ready', () => {
  const run = createRun(1, { invincible: true });
  const gauge = () => [turboPhase(run.view), turboFill(run.view)];
  const after = (steps: number) => {
    for (let i = 0; i < steps; i++) run.step(NO_INPUT);
    return gauge();
  };
  expect(gauge()).toEqual(['ready', 1]);
  run.step(INPUT.turbo);
  expect(gauge()).toEqual(['active', 1]);
  expect(after(90)).toEqual(['active', expect.closeTo(0.5, 1)]);
  expect(after(90)).toEqual(['cooling', expect.closeTo(0, 1)]);
  expect(after(150)).toEqual(['cooling', expect.closeTo(0.5, 1)]);
  expect(after(151)).toEqual(['ready', 1]);
});

it('a hint has a bubble that points at what comes first', () => {
  const hud = hudStage();
  const run = createRun('bubble', { invincible: true });
  while (run.view.entities.cacti.length < 2) run.step(NO_INPUT);
  const { Position, Size } = run.view.components;
  let seen = 0;
  for (let i = 0; i < 120; i++) {
    run.step(NO_INPUT);
    hud.draw(run.view, { hint: { about: 'cactus', text: 'Press SPACE to jump' } });
    expect(hud.read()).toContain('PressSPACEtojump');
    const middles = [...run.view.entities.cacti].map(
      (id) => Position.x.get(id) + Size.width.get(id) / 2,
    );
    const ahead = Math.min(...middles.filter((x) => x > 100));
    const tip = hud.see('hint', 'pixel').findLast(({ width }) => width === 4);
    if (tip === undefined || ahead > 700 || ahead < 420) continue;
    expect(Math.abs(tip.x + tip.width / 2 - ahead)).toBeLessThanOrEqual(2);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(20);
});
