import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun, GROUND_Y, INPUT, isArmed, NO_INPUT, type Run } from '#simulation';
import type { Phase } from '#story';
import { ANIMATIONS, createDino, dinoFrame } from '#src/stage/figures/dino.ts';
import { cactusShape } from '#src/stage/figures/threats.ts';
import { createClouds, createGround, createHills } from '#src/stage/figures/scenery.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { Messages } from '#src/stage/overlay/messages.ts';
import { CAP_HEIGHT } from '#src/stage/overlay/text.ts';
import { createTestStage, drawLastStep, frameOf } from '../test-stage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the waiting dino asks for a frame only to open or close its eyes', () => {
  const stage = createTestStage();
  const dino = stage.onStage(createDino(stage));
  const run = createRun(1);
  drawLastStep(dino, run.view);
  const drawn: (string | undefined)[] = [];
  for (let ms = 0; ms < 7000; ms += 20) {
    vi.advanceTimersByTime(20);
    if (dino.isAnimating !== true) continue;
    drawLastStep(dino, run.view);
    drawn.push(stage.see('dino')[0]?.frame);
  }
  expect(drawn).toEqual(['dino-blink', 'dino-idle', 'dino-blink', 'dino-idle']);
  run.step(NO_INPUT);
  drawLastStep(dino, run.view);
  vi.advanceTimersByTime(3100);
  expect(dino.isAnimating).toBe(false);
});

const { jump, crouch } = INPUT;

it.each([
  ['running', () => stepped(20), ANIMATIONS.run],
  ['crouching', () => stepped(20, crouch), ANIMATIONS.crouch],
  ['rising', () => stepped(20, jump), ['dino-jump']],
  ['falling', () => stepped(40, jump), ['dino-fall']],
  ['crashed', () => crashed(NO_INPUT), ['dino-crash']],
  ['crashed while crouching', () => crashed(crouch), ['dino-crouch-crash']],
])('a dino that has %s has its own frames', (_, play, frames) => {
  expect(frames).toContain(dinoFrame(frameOf(play().view), 0));
});

it('a dino holds the weapon until it crashes', () => {
  const run = createRun(1, { invincible: true });
  while (!isArmed(run.view)) run.step(NO_INPUT);
  const stage = createTestStage();
  const dino = stage.onStage(createDino(stage));
  const drawn = (gameOver: boolean) => {
    drawLastStep(dino, { ...run.view, gameOver });
    return stage.see('dino').map(({ frame }) => frame);
  };
  expect(drawn(false)).toContain('gun-held');
  expect(drawn(true)).toEqual(['dino-crash']);
});

function stepped(steps: number, input: number = NO_INPUT): Run {
  const run = createRun(1);
  for (let i = 0; i < steps; i++) run.step(input);
  return run;
}

function crashed(input: number): Run {
  const run = createRun(1);
  while (!run.view.gameOver) run.step(input);
  return run;
}

it.each([
  [{}, [-100, -14, -6]],
  [{ reducedMotion: true }, [-100, 0, 0]],
])('over 100 px of ground with %j, ground, near and far hills move by %j px', (state, moves) => {
  const stage = createTestStage();
  const views = [createGround(stage), createHills(stage)];
  const leftAt = (groundCovered: number) => {
    stage.clear();
    for (const each of views) drawLastStep(each, { ...createRun(1).view, groundCovered }, state);
    const layers = ['ground', 'nearHills', 'farHills'] as const;
    return layers.map((layer) => stage.see(layer)[0]?.x ?? NaN);
  };
  const before = leftAt(1000);
  const moved = leftAt(1100).map((x, i) => Math.round(x - (before[i] ?? NaN)));
  expect(moved).toEqual(moves);
});

it.each([
  ['wide', WIDE],
  ['a little tall', fittingViewport(390, 260)],
  ['tall', fittingViewport(390, 390)],
  ['very tall', fittingViewport(390, 700)],
])('on a %s stage clouds stay below the rows of texts and above the ground', (_, viewport) => {
  const stage = createTestStage();
  const views = [createClouds(stage), new Messages(stage)];
  const phases: readonly Phase[] = ['ready', 'paused', 'counting'];
  for (let seed = 0; seed < 20; seed++) {
    for (const phase of phases) {
      stage.clear();
      const frame = frameOf(createRun(seed).view, { phase, viewport, countdown: 3, touch: true });
      for (const each of views) each.draw(frame);
      const glyphs = stage
        .seeCaption('message')
        .filter(({ frame: name }) => name.startsWith('glyph'));
      const capitals = glyphs.map(({ y, height }) => y + (CAP_HEIGHT / 18) * height);
      for (const { y } of stage.see('clouds')) {
        expect(y).toBeGreaterThanOrEqual(Math.max(viewport.top, ...capitals));
        expect(y).toBeLessThan(GROUND_Y - 140);
      }
    }
  }
});

it('cacti of a group differ, and groups vary, all arrangements about equally frequent', () => {
  const counts = new Map<string, number>();
  for (let serial = 0; serial < 300; serial++) {
    const group = [0, 1, 2].map((index) => cactusShape(serial, index));
    expect(new Set(group).size).toBe(3);
    counts.set(group.join(), (counts.get(group.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(Math.min(...counts.values())).toBeGreaterThan(25);
});
