// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createRun,
  INPUT,
  NO_INPUT,
  practiceRules,
  type Run,
  type RunView,
  STEP_EVENT,
} from '#simulation';
import { DEFAULT_SETTINGS, type Settings } from '#game/api';
import { createHudOutput, type GameOutput } from '#game/testing';
import { Store } from '#platform';
import { TurboSafety } from '#solver';
import { EMPTY_HUD } from '#stage/testing';

let settings: Store<Settings>;
let hud: { -readonly [Key in keyof typeof EMPTY_HUD]: (typeof EMPTY_HUD)[Key] };
let said: string[];
let run: Run;
let output: GameOutput;
let highScore: number;
let isTouchScreen: boolean;

beforeEach(() => {
  localStorage.clear();
  settings = new Store(DEFAULT_SETTINGS);
  said = [];
  highScore = 0;
  isTouchScreen = false;
  visit();
});

afterEach(() => void vi.unstubAllGlobals());

/** Opens the game, as on a new visit; what is stored stays. */
function visit(): void {
  hud = { ...EMPTY_HUD };
  run = createRun('before');
  output = createHudOutput({
    settings,
    announce: (sentence) => said.push(sentence),
    hud,
    view: () => run.view,
    highScore: () => highScore,
    isTouchScreen: () => isTouchScreen,
    areHintsShown: true,
    isNight: () => false,
  });
}

function start(seed = 'a', invincible = true): void {
  run = createRun(seed, { invincible });
  output.onEvent({ type: 'start' });
}

function step(input: number = NO_INPUT): void {
  run.step(input);
  output.afterStep(run.view);
}

/** @throws Error when it does not happen in five minutes of play. */
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

function finish(): void {
  output.onEvent({ type: 'over', score: run.view.score, high_score: highScore });
}

const isHintAbout = (about: string | undefined) => () => hud.hint?.about === about;
const happened = (bit: number) => (view: RunView) => (view.happened & bit) !== 0;

describe('the hint for a cactus', () => {
  it('comes with the first one, is said, and goes once one has been passed; it never comes again', () => {
    start();
    step();
    expect(hud.hint).toBeNull();
    stepUntil((view) => view.entities.cacti.length > 0);
    expect(hud.hint).toEqual({ about: 'cactus', text: 'Press SPACE to jump' });
    stepUntil(() => said.length > 0);
    expect(said).toEqual(['Cactus ahead. Press Space to jump.']);
    stepUntil(() => localStorage.getItem('dino-hints') !== null);
    visit();
    start('b');
    stepUntil((view) => view.entities.cacti.length > 0);
    expect(hud.hint?.about).not.toBe('cactus');
  });

  it('names the key of the player, and the device that was used last', () => {
    settings.publish({
      ...settings.get(),
      bindings: { ...DEFAULT_SETTINGS.bindings, jump: ['W'] },
    });
    start();
    stepUntil(isHintAbout('cactus'));
    expect(hud.hint?.text).toBe('Press W to jump');
    output.onPress?.('finger 3');
    step();
    expect(hud.hint?.text).toBe('Tap to jump');
    output.onPress?.('gamepad 0');
    step();
    expect(hud.hint?.text).toBe('Press A to jump');
    expect(said.length).toBeLessThanOrEqual(1);
  });

  it('is for a finger from the beginning on a touch screen', () => {
    isTouchScreen = true;
    visit();
    start();
    stepUntil(isHintAbout('cactus'));
    expect(hud.hint?.text).toBe('Tap to jump');
  });
});

describe('the other hints', () => {
  it('turbo is taught after the cactus, for eight seconds a run, until it is used', () => {
    start();
    stepUntil(isHintAbout('turbo'));
    expect(hud.hint?.text).toBe('Press X to go faster');
    let steps = 0;
    for (let i = 0; i < 3000; i++) {
      if (hud.hint?.about === 'turbo') steps += 1;
      step();
    }
    expect(steps).toBe(480);
    start('b');
    stepUntil(isHintAbout('turbo'));
    step(INPUT.turbo);
    step();
    expect(hud.hint?.about).not.toBe('turbo');
    start('c');
    for (let i = 0; i < 2000; i++) {
      step();
      expect(hud.hint?.about).not.toBe('turbo');
    }
  });

  it('a pickup is taught until one is taken', () => {
    start();
    stepUntil(isHintAbout('pickup'));
    expect(hud.hint?.text).toBe('Grab it, then shoot with Z');
    expect(run.view.entities.pickups.length).toBe(1);
    stepUntil(happened(STEP_EVENT.weaponCollected));
    expect(hud.hint?.about).not.toBe('pickup');
    start('b');
    for (let i = 0; i < 2000; i++) {
      step();
      expect(hud.hint?.about).not.toBe('pickup');
    }
  });

  it('a pterodactyl is taught until the player has ducked while one was there', () => {
    start();
    step(INPUT.crouch);
    stepUntil(isHintAbout('pterodactyl'));
    expect(hud.hint?.text).toBe('Hold DOWN to duck');
    step(INPUT.crouch);
    step();
    expect(hud.hint?.about).not.toBe('pterodactyl');
    start('b');
    for (let i = 0; i < 4000; i++) {
      step();
      expect(hud.hint?.about).not.toBe('pterodactyl');
    }
  });

  it('the fast fall is taught in the air from 300 points on, for eight seconds a run, until the player has done it', () => {
    localStorage.setItem('dino-hints', 'cactus,pterodactyl,pickup,turbo');
    const hop = ({ steps }: RunView) => (steps % 100 === 0 ? INPUT.jump : NO_INPUT);
    start();
    stepUntil(({ score }) => score === 299, hop);
    expect(hud.hint).toBeNull();
    stepUntil(({ score }) => score === 300, hop);
    stepUntil(isHintAbout('fall'), hop);
    expect(run.snapshot().dino.jumping).toBe(true);
    expect(hud.hint?.text).toBe('Mid-air: press DOWN to drop');
    let steps = 0;
    for (let i = 0; i < 1500; i++) {
      if (hud.hint?.about === 'fall') steps += 1;
      step(hop(run.view));
    }
    expect(steps).toBe(480);
    start('b');
    stepUntil(isHintAbout('fall'), hop);
    step(INPUT.crouch);
    step();
    expect(hud.hint).toBeNull();
    expect(localStorage.getItem('dino-hints')).toContain('fall');
  });

  it('are not shown for what the game does itself, nor for what no key does', () => {
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
    expect([hud.shootKey, hud.turboKey]).toEqual(['', '']);
  });

  it('begin anew after the player has erased all their data', () => {
    start();
    stepUntil(isHintAbout('turbo'));
    step(INPUT.turbo);
    localStorage.clear();
    output.reset?.();
    start('b');
    stepUntil(isHintAbout('cactus'));
    expect(localStorage.getItem('dino-hints')).toBeNull();
  });
});

describe('key caps', () => {
  it('follow the keys, the device and the kind of gamepad', () => {
    expect([hud.shootKey, hud.turboKey]).toEqual(['Z', 'X']);
    settings.publish({
      ...settings.get(),
      bindings: { ...DEFAULT_SETTINGS.bindings, shoot: [], turbo: ['BracketLeft'] },
    });
    // Shift, the special power, shoots as well.
    expect([hud.shootKey, hud.turboKey]).toEqual(['SHIFT', 'BRACKE…']);
    output.onPress?.('finger 1');
    expect([hud.shootKey, hud.turboKey]).toEqual(['Shoot', 'Turbo']);
    output.onPress?.('gamepad 0');
    expect([hud.shootKey, hud.turboKey]).toEqual(['X', 'Y']);
    output.onPress?.('Space');
    const pads = [{ index: 1, id: 'DualSense Wireless Controller (Vendor: 054c)' }];
    vi.stubGlobal('navigator', { getGamepads: () => pads });
    output.onPress?.('gamepad 1 start');
    expect([hud.shootKey, hud.turboKey]).toEqual(['SQUARE', 'TRIANGLE']);
  });
});

describe('advice to wait with turbo', () => {
  /** Jumps over each cactus in good time. */
  const jumpInTime = ({ components: { Position }, entities, gameSpeed }: RunView) => {
    const isNear = Array.from(entities.cacti).some((id) => {
      const distance = Position.x.get(id) - 188;
      return distance > 0 && distance < 8 * gameSpeed;
    });
    return isNear ? INPUT.jump : NO_INPUT;
  };

  it('is given where turbo is not safe, and stays as it is for a second at least', () => {
    const safety = new TurboSafety();
    start('a');
    const changes: number[] = [];
    let wasRisky = false;
    stepUntil((view) => {
      if (hud.isTurboRisky !== wasRisky) {
        wasRisky = hud.isTurboRisky;
        expect(wasRisky, `step ${view.steps}`).toBe(!safety.isSafe(view));
        changes.push(view.steps);
      }
      return view.score === 250;
    }, jumpInTime);
    expect(changes.length).toBeGreaterThan(6);
    for (const [i, at] of changes.entries())
      expect(at - (changes[i - 1] ?? -60)).toBeGreaterThanOrEqual(60);
  });

  it('is not given while turbo is on or cooling down, at top speed, after the crash, and at the start of the next run', () => {
    start('a');
    stepUntil(() => hud.isTurboRisky);
    step(INPUT.turbo);
    expect(hud.isTurboRisky).toBe(false);
    stepUntil(({ turbo: { cooldownStepsLeft } }) => {
      expect(hud.isTurboRisky).toBe(false);
      return cooldownStepsLeft === 1;
    });
    stepUntil(({ baseSpeed }) => baseSpeed === 17);
    for (let i = 0; i < 20; i++) step();
    stepUntil(({ score }) => {
      expect(hud.isTurboRisky).toBe(false);
      return score === 1200;
    });
    start('b', false);
    stepUntil(() => hud.isTurboRisky);
    stepUntil(({ gameOver }) => gameOver);
    expect(hud.isTurboRisky).toBe(false);
    start('b', false);
    stepUntil(() => hud.isTurboRisky);
    start('c');
    expect(hud.isTurboRisky).toBe(false);
  });

  it('keeps the hint for turbo back until it is safe', () => {
    localStorage.setItem('dino-hints', 'cactus');
    start('b');
    stepUntil(isHintAbout('turbo'));
    expect(hud.isTurboRisky).toBe(false);
  });
});

describe('notes', () => {
  /** Each note of the run so far, and how many steps it was shown. */
  function notesUntil(
    holds: (view: RunView) => boolean,
    input: (view: RunView) => number,
  ): Map<string, number> {
    const notes = new Map<string, number>();
    stepUntil((view) => {
      if (hud.note !== '') notes.set(hud.note, (notes.get(hud.note) ?? 0) + 1);
      return holds(view);
    }, input);
    return notes;
  }

  it('name milestones, for two seconds each', () => {
    start();
    const notes = notesUntil(
      ({ score }) => score === 1600,
      () => NO_INPUT,
    );
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
    stepUntil(happened(STEP_EVENT.turboEnded), turboOnce);
    while (slow.view.steps < run.view.steps) slow.step(NO_INPUT);
    const gained = Math.round((run.view.groundCovered - slow.view.groundCovered) / 100);
    expect(gained).toBeGreaterThan(5);
    expect(hud.note).toBe(`Turbo: ${gained} m further, no points`);
    stepUntil(({ baseSpeed }) => baseSpeed === 17);
    step(INPUT.turbo);
    stepUntil(happened(STEP_EVENT.turboEnded));
    expect(hud.note).toBe('No gain at top speed');
  });

  it('say that the high score has been passed, and are gone in the next run', () => {
    start();
    step();
    output.onEvent({ type: 'record' });
    expect(hud.note).toBe('New high score!');
    start('b');
    expect(hud.note).toBe('');
  });
});

describe('where the best run ended', () => {
  function playToTheEnd(seed: string): RunView {
    start(seed, false);
    stepUntil(({ gameOver }) => gameOver);
    const { view } = run;
    highScore = Math.max(highScore, view.score);
    finish();
    return view;
  }

  it('is known from the next run on, and on later visits', () => {
    expect(hud.bestEnd).toBe(0);
    const { groundCovered } = playToTheEnd('a');
    start();
    expect(hud.bestEnd).toBe(Math.floor(groundCovered / 100));
    visit();
    expect(hud.bestEnd).toBe(Math.floor(groundCovered / 100));
  });

  it('is not known of a high score from before, and not that of a lower one', () => {
    highScore = 5000;
    playToTheEnd('a');
    start();
    expect(hud.bestEnd).toBe(0);
    localStorage.setItem('dino-best-runs', '{"plain":{"score":4000,"metres":300}}');
    start();
    expect(hud.bestEnd).toBe(0);
    localStorage.setItem('dino-best-runs', '{"plain":{"score":5000,"metres":300}}');
    start();
    expect(hud.bestEnd).toBe(300);
  });

  it('is not that of a run that did not count', () => {
    run = createRun('a');
    while (!run.view.gameOver) step();
    output.onEvent({ type: 'over', score: run.view.score, high_score: highScore, unranked: true });
    expect(localStorage.getItem('dino-best-runs')).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"plain":7}',
    '{"plain":{"score":"9","metres":1}}',
    '{"plain":{"score":9,"metres":-1}}',
  ])('is not known where %j is stored', (text) => {
    highScore = 9;
    localStorage.setItem('dino-best-runs', text);
    start();
    expect(hud.bestEnd).toBe(0);
  });
});

it('practice has no flag of a best run, and no milestones', () => {
  localStorage.setItem(
    'dino-best-runs',
    JSON.stringify({ plain: { score: 31, metres: 300 }, assisted: null }),
  );
  highScore = 31;
  visit();
  run = createRun('a', {
    invincible: true,
    practice: practiceRules({ trains: 'tripleJump', pace: 1000 }),
  });
  output.onEvent({ type: 'start', unranked: true });
  expect(hud.bestEnd).toBe(0);
  stepUntil((view) => {
    expect(hud.note).toBe('');
    return view.score > 251;
  });
});
