// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createRun, INPUT, NO_INPUT, type Run, type RunView, STEP_EVENT } from '#simulation';
import { DEFAULT_SETTINGS, type Settings } from '#game';
import { Story } from '#story';
import { UsedDevice } from '#src/game/input/used-device.ts';
import { HudTextOutput } from '#src/game/outputs/hud-text-output.ts';
import { Store } from '#platform';
import { EMPTY_HUD } from '#src/stage/stage.ts';
import { crashed } from '../some-events.ts';

let settings: Store<Settings>;
let hud: { -readonly [Key in keyof typeof EMPTY_HUD]: (typeof EMPTY_HUD)[Key] };
let said: string[];
let run: Run;
let story: Story;
let output: HudTextOutput;
let usedDevice: UsedDevice;
let highScore: number;
let hasKeysInBar: boolean;

beforeEach(() => {
  localStorage.clear();
  settings = new Store(DEFAULT_SETTINGS);
  said = [];
  highScore = 0;
  hasKeysInBar = false;
  visit();
});

/** Ends two runs, of which a player learns nothing. */
function endTwoRuns(): void {
  for (let i = 0; i < 2; i++) output.onEvent(crashed(1));
}

function visit(): void {
  hud = { ...EMPTY_HUD };
  usedDevice = new UsedDevice(() => false);
  run = createRun('before');
  output = new HudTextOutput({
    settings,
    announce: (sentence) => said.push(sentence),
    hud,
    view: () => run.view,
    highScore: () => highScore,
    usedDevice,
    hasKeysInBar: () => hasKeysInBar,
  });
}

function press(source: string): void {
  usedDevice.onPress(source);
  output.onPress(source);
}

function start(seed = 'a', invincible = true): void {
  begin(createRun(seed, { invincible }));
}

function begin(begun: Run): void {
  run = begun;
  story = new Story(run.view);
  output.begin(story);
}

function step(input: number = NO_INPUT): void {
  run.step(input);
  story.afterStep();
  output.afterStep(story);
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

const happens = (event: number) => (view: RunView) => (view.happened & event) !== 0;
const isHintAbout = (about: string | undefined) => () => hud.hint?.about === about;

/** Returns in how many steps a hint about this was visible. */
function stepsWithHint(
  about: string,
  steps: number,
  jumps: (at: number) => boolean = () => false,
): number {
  let shown = 0;
  for (let i = 0; i < steps; i++) {
    step(jumps(run.view.steps) ? INPUT.jump : NO_INPUT);
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
  press('finger 3');
  step();
  expect(hud.hint?.text).toBe('Tap Jump');
  stepUntil(() => localStorage.getItem('dino-hints') !== null);
  visit();
  start('b');
  expect(stepsWithHint('cactus', 1000)).toBe(0);
});

it('each hint is shown and announced in its own words, in the order of need', () => {
  endTwoRuns();
  start();
  const shown = new Set<string>();
  stepUntil(({ score }) => {
    if (hud.hint !== null) shown.add(hud.hint.text);
    return score === 400;
  }, duckInTime);
  expect([...shown]).toEqual([
    'Press SPACE to jump',
    'Grab it, then shoot with Z',
    'Hold DOWN to crouch',
    'Press X to go faster',
  ]);
  expect([...new Set(said)]).toEqual([
    'Cactus ahead. Press Space to jump.',
    'Weapon ahead. Grab it, then shoot with Z.',
    'Pterodactyl ahead. Hold Arrow Down to crouch.',
    'Press X to go faster.',
  ]);
});

/** Late enough for the hint to be read. */
function duckInTime({ entities, components }: RunView): number {
  const first = entities.pterodactyls.length > 0 ? entities.pterodactyls.get(0) : undefined;
  const isNear = first !== undefined && components.Position.x.get(first) < 500;
  return isNear ? INPUT.crouch : NO_INPUT;
}

const KNOWS_THE_REST = { cactus: true, pterodactyl: true, pickup: true };

function startKnowing(known: object): void {
  localStorage.setItem('dino-hints', JSON.stringify({ version: 1, ...known }));
  visit();
  start();
}

it('turbo is taught in the third run, from 200 points on, for eight seconds, and in no later run', () => {
  startKnowing({ ...KNOWS_THE_REST, firstRun: false });
  const steps = 6 * 400;
  expect(stepsWithHint('turbo', steps)).toBe(0);
  expect(hud.showsTurbo).toBe(false);
  endTwoRuns();
  start('b');
  expect(stepsWithHint('turbo', 6 * 199)).toBe(0);
  expect(hud.showsTurbo).toBe(false);
  expect(stepsWithHint('turbo', steps)).toBe(480);
  visit();
  start('c');
  expect(stepsWithHint('turbo', steps)).toBe(0);
  expect(hud.showsTurbo).toBe(true);
});

it('the hint about turbo goes for good once turbo is used', () => {
  startKnowing({ ...KNOWS_THE_REST, firstRun: true, secondRun: true });
  stepUntil(isHintAbout('turbo'));
  step(INPUT.turbo);
  expect(stepsWithHint('turbo', 900)).toBe(0);
});

it('the gauge of turbo is there for a player who uses turbo', () => {
  startKnowing({});
  step(INPUT.turbo);
  expect(hud.showsTurbo).toBe(true);
});

it.each([
  ['pickup', 'by taking it', () => stepUntil(happens(STEP_EVENT.weaponCollected))],
  ['pterodactyl', 'by a crouch', () => step(INPUT.crouch)],
  [
    'pterodactyl',
    'by shooting one',
    () => stepUntil(happens(STEP_EVENT.pterodactylShot), () => INPUT.shoot),
  ],
])('what to do about %s is learnt %s, and not taught again', (about, _, learn) => {
  start();
  stepUntil(isHintAbout(about));
  learn();
  step();
  start('b');
  expect(stepsWithHint(about, 4000)).toBe(0);
});

it('a crouch without a pterodactyl on the stage teaches nothing', () => {
  start();
  step(INPUT.crouch);
  expect(run.view.happened).toBe(STEP_EVENT.crouched);
  expect(localStorage.getItem('dino-hints')).toBeNull();
});

it('the fast fall is taught for eight seconds a run', () => {
  startKnowing({ ...KNOWS_THE_REST, turbo: true });
  expect(stepsWithHint('fall', 6 * 600, (at) => at % 100 === 0)).toBe(480);
});

it('no hint is shown when the run is over', () => {
  start('a', false);
  stepUntil(({ gameOver }) => gameOver);
  expect(hud.hint).toBeNull();
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

it('key caps follow the keys and the device', () => {
  expect([hud.shootKey, hud.turboKey]).toEqual(['Z', 'X']);
  settings.publish({
    ...settings.get(),
    bindings: { ...DEFAULT_SETTINGS.bindings, shoot: [], turbo: ['BracketLeft'] },
  });
  // Shift, the special power, shoots as well.
  expect([hud.shootKey, hud.turboKey]).toEqual(['SHIFT', 'BRACKE…']);
  press('finger 1');
  expect([hud.shootKey, hud.turboKey]).toEqual(['', '']);
  press('gamepad 1 start');
  expect([hud.shootKey, hud.turboKey]).toEqual(['X', 'Y']);
});

it('key caps are left to the bar while it names the keys, in full screen they come back', () => {
  hasKeysInBar = true;
  start();
  expect([hud.shootKey, hud.turboKey]).toEqual(['', '']);
  press('gamepad 1 start');
  expect(hud.turboKey).toBe('Y');
  press('KeyX');
  hasKeysInBar = false;
  for (let i = 0; i < 60; i++) step();
  expect([hud.shootKey, hud.turboKey]).toEqual(['Z', 'X']);
});

it('where the best run ended is known after a run that counts, on later visits as well, until the player erases all data', () => {
  start('a', false);
  stepUntil(({ gameOver }) => gameOver);
  const metres = Math.floor(run.view.groundCovered / 100);
  highScore = run.view.score;
  output.onEvent(crashed(highScore, { unranked: true }));
  expect(localStorage.getItem('dino-best-runs')).toBeNull();
  output.onEvent(crashed(highScore));
  visit();
  expect(hud.bestEnd).toBe(metres);
  // A high score from a visit that has not stored where it ended.
  highScore += 1;
  start();
  expect(hud.bestEnd).toBe(0);
  highScore -= 1;
  start();
  expect(hud.bestEnd).toBe(metres);
  localStorage.clear();
  highScore = 0;
  output.reset();
  start();
  expect(hud.bestEnd).toBe(0);
});

it('practice has no flag of a best run, and no milestones', () => {
  localStorage.setItem('dino-best-runs', '{"version":1,"plain":{"score":31,"metres":300}}');
  highScore = 31;
  visit();
  const practice = { subject: 'tripleJump', paceScore: 1000 } as const;
  begin(createRun('a', { invincible: true, practice }));
  expect(hud.bestEnd).toBe(0);
  stepUntil((view) => {
    expect(hud.note).toBe('');
    return view.score > 251;
  });
});
