import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#game';
import { Store } from '#platform';
import { createRun, INPUT, NO_INPUT, type Run, STEP_EVENT } from '#simulation';
import { ControlNames } from '#src/game/hints/control-names.ts';
import { Hints } from '#src/game/hints/hints.ts';
import { type Lesson, TaughtHints } from '#src/game/hints/taught-hints.ts';
import { FakeStorage } from '../../platform/fake-storage.ts';

let taught: TaughtHints;
let said: string[];
let hints: Hints;
let run: Run;

beforeEach(() => begin());

function begin(known: readonly Lesson[] = []): void {
  const storage = new FakeStorage();
  taught = new TaughtHints(() => storage);
  for (const lesson of known) taught.add(lesson);
  said = [];
  hints = new Hints(taught, new ControlNames(() => false), {
    settings: new Store(DEFAULT_SETTINGS),
    announce: (sentence) => said.push(sentence),
  });
  run = createRun('hints', { invincible: true });
}

function step(input = NO_INPUT): void {
  run.step(input);
  hints.afterStep(run.view);
}

const has = (event: number) => (run.view.happened & event) !== 0;

it('each hint is announced in its own words', () => {
  while (run.view.score < 400) step();
  expect([...new Set(said)]).toEqual([
    'Cactus ahead. Press Space to jump.',
    'Press X to go faster.',
    'Weapon ahead. Grab it, then shoot with Z.',
    'Pterodactyl ahead. Hold Arrow Down to duck.',
  ]);
});

it('a player who shoots a pterodactyl needs no hint to duck', () => {
  while (!has(STEP_EVENT.pterodactylShot)) step(INPUT.shoot);
  expect(taught.get().pterodactyl).toBe(true);
});

it('a crouch without a pterodactyl on the stage teaches nothing', () => {
  step(INPUT.crouch);
  expect(has(STEP_EVENT.crouched)).toBe(true);
  expect(taught.get().pterodactyl).toBe(false);
});

it('the fast fall is taught for eight seconds a run', () => {
  begin(['cactus', 'pterodactyl', 'pickup', 'turbo']);
  let shown = 0;
  while (run.view.score < 600) {
    step(run.view.steps % 100 === 0 ? INPUT.jump : NO_INPUT);
    if (hints.current?.about === 'fall') shown += 1;
  }
  expect(shown).toBe(480);
});

it('no hint is shown when the run is over', () => {
  run = createRun('hints');
  while (!run.view.gameOver) step();
  expect(hints.current).toBeNull();
});
