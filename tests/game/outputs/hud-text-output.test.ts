// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRun, INPUT, NO_INPUT, type Run, type RunView, STEP_EVENT } from '#simulation';
import { DEFAULT_SETTINGS, type Settings } from '#game';
import { HudTextOutput } from '#src/game/outputs/hud-text-output.ts';
import { Store } from '#platform';
import { EMPTY_HUD } from '#src/stage/stage.ts';
import { crashed, started } from '../some-events.ts';

let settings: Store<Settings>;
let hud: { -readonly [Key in keyof typeof EMPTY_HUD]: (typeof EMPTY_HUD)[Key] };
let said: string[];
let run: Run;
let output: HudTextOutput;
let highScore: number;

beforeEach(() => {
  localStorage.clear();
  settings = new Store(DEFAULT_SETTINGS);
  said = [];
  highScore = 0;
  visit();
});

afterEach(() => void vi.unstubAllGlobals());

function visit(): void {
  hud = { ...EMPTY_HUD };
  run = createRun('before');
  output = new HudTextOutput({
    settings,
    announce: (sentence) => said.push(sentence),
    hud,
    view: () => run.view,
    highScore: () => highScore,
    isTouchScreen: () => false,
  });
}

function start(seed = 'a', invincible = true): void {
  run = createRun(seed, { invincible });
  output.onEvent(started());
}

function step(input: number = NO_INPUT): void {
  run.step(input);
  output.afterStep(run.view);
}

/** @throws Error if it doesn't happen in five minutes of play. */
function stepUntil(
  holds: (view: RunView) => boolean,
  input: (view: RunView) => number = () => NO_INPUT,
): void {
  for (let i = 0; i < 18_000; i++) {
    if (holds(run.view)) return;
    step(input(run.view));
  }
  throw new Error('It did not happen.');
}

const isHintAbout = (about: string | undefined) => () => hud.hint?.about === about;

/** Returns in how many steps a hint about this was visible. */
function stepsWithHint(about: string, steps: number): number {
  let shown = 0;
  for (let i = 0; i < steps; i++) {
    step();
    if (hud.hint?.about === about) shown += 1;
  }
  return shown;
}

it('a hint comes with the first cactus, goes once one is passed, and never comes again', () => {
  start();
  step();
  expect(hud.hint).toBeNull();
  stepUntil((view) => view.entities.cacti.length > 0);
  expect(hud.hint).toEqual({ about: 'cactus', text: 'Press SPACE to jump' });
  output.onPress?.('finger 3');
  step();
  expect(hud.hint?.text).toBe('Tap to jump');
  stepUntil(() => localStorage.getItem('dino-hints') !== null);
  visit();
  start('b');
  expect(stepsWithHint('cactus', 1000)).toBe(0);
});

it.each([
  ['turbo', 'Press X to go faster', () => step(INPUT.turbo)],
  [
    'pickup',
    'Grab it, then shoot with Z',
    () => stepUntil((view) => (view.happened & STEP_EVENT.weaponCollected) !== 0),
  ],
  ['pterodactyl', 'Hold DOWN to duck', () => step(INPUT.crouch)],
])('%s is taught until the player has done it', (about, text, learn) => {
  start();
  stepUntil(isHintAbout(about));
  expect(hud.hint?.text).toBe(text);
  learn();
  step();
  start('b');
  expect(stepsWithHint(about, 4000)).toBe(0);
});

it('no hint is about what the game does by itself, nor about an action without a key', () => {
  settings.publish({
    ...settings.get(),
    singleKey: true,
    bindings: { ...DEFAULT_SETTINGS.bindings, turbo: [], shoot: [], special: [] },
  });
  start();
  const shown = new Set<string>();
  for (let i = 0; i < 6000; i++) {
    step();
    if (hud.hint !== null) shown.add(hud.hint.about);
  }
  expect([...shown]).toEqual(['cactus']);
});

it('key caps follow the keys, the device and the kind of gamepad', () => {
  expect([hud.shootKey, hud.turboKey]).toEqual(['Z', 'X']);
  settings.publish({
    ...settings.get(),
    bindings: { ...DEFAULT_SETTINGS.bindings, shoot: [], turbo: ['BracketLeft'] },
  });
  // Shift, the special power, shoots as well.
  expect([hud.shootKey, hud.turboKey]).toEqual(['SHIFT', 'BRACKE…']);
  output.onPress?.('finger 1');
  expect([hud.shootKey, hud.turboKey]).toEqual(['', '']);
  const pads = [{ index: 1, id: 'DualSense Wireless Controller (Vendor: 054c)' }];
  vi.stubGlobal('navigator', { getGamepads: () => pads });
  output.onPress?.('gamepad 1 start');
  expect([hud.shootKey, hud.turboKey]).toEqual(['SQUARE', 'TRIANGLE']);
});

describe('notes', () => {
  it('name milestones, for two seconds each', () => {
    start();
    const notes = new Map<string, number>();
    stepUntil(({ score }) => {
      if (hud.note !== '') notes.set(hud.note, (notes.get(hud.note) ?? 0) + 1);
      return score === 1600;
    });
    expect([...notes]).toEqual([
      ['250 points. Nice run!', 120],
      ['500 points. Great run!', 120],
      ['1,000 points. Top speed!', 120],
      ['1,500 points!', 120],
    ]);
  });

  it('say what turbo gained in distance when it ends, and that it gains nothing at top speed', () => {
    start();
    const slow = createRun('a', { invincible: true });
    const turboOnce = ({ steps }: RunView) => (steps === 60 ? INPUT.turbo : NO_INPUT);
    const hasEnded = (view: RunView) => (view.happened & STEP_EVENT.turboEnded) !== 0;
    stepUntil(hasEnded, turboOnce);
    while (slow.view.steps < run.view.steps) slow.step(NO_INPUT);
    const gained = Math.round((run.view.groundCovered - slow.view.groundCovered) / 100);
    expect(gained).toBeGreaterThan(5);
    expect(hud.note).toBe(`Turbo: ${gained} m further, no points`);
    stepUntil(({ pace }) => pace.baseSpeed === 17);
    step(INPUT.turbo);
    stepUntil(hasEnded);
    expect(hud.note).toBe('No gain at top speed');
  });

  it('say that the high score has been passed, and are gone in the next run', () => {
    output.onEvent({ type: 'record' });
    expect(hud.note).toBe('New high score!');
    start('b');
    expect(hud.note).toBe('');
  });
});

describe('where the best run ended', () => {
  it('is known after a run that counts, on later visits as well, until the player erases all data', () => {
    start('a', false);
    stepUntil(({ gameOver }) => gameOver);
    const metres = Math.floor(run.view.groundCovered / 100);
    highScore = run.view.score;
    output.onEvent(crashed(highScore, { unranked: true }));
    expect(localStorage.getItem('dino-best-runs')).toBeNull();
    output.onEvent(crashed(highScore));
    visit();
    expect(hud.bestEnd).toBe(metres);
    localStorage.clear();
    highScore = 0;
    output.reset?.();
    expect(hud.bestEnd).toBe(0);
  });

  it.each([
    '',
    '{"plain":{"score":9,"metres":300}}',
    '{"version":1,"plain":{"score":8,"metres":300}}',
    '{"version":1,"plain":{"score":9,"metres":-1}}',
  ])('is not known if %j is stored and the high score is 9', (text) => {
    highScore = 9;
    localStorage.setItem('dino-best-runs', text);
    start();
    expect(hud.bestEnd).toBe(0);
  });
});

it('practice has no flag of a best run, and no milestones', () => {
  localStorage.setItem('dino-best-runs', '{"version":1,"plain":{"score":31,"metres":300}}');
  highScore = 31;
  visit();
  run = createRun('a', {
    invincible: true,
    practice: { subject: 'tripleJump', paceScore: 1000 },
  });
  output.onEvent(started({ unranked: true }));
  expect(hud.bestEnd).toBe(0);
  stepUntil((view) => {
    expect(hud.note).toBe('');
    return view.score > 251;
  });
});
