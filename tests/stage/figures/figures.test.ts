import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRun, GROUND_Y, INPUT, NO_INPUT, type Run, STEP_EVENT } from '#simulation';
import type { Phase } from '#stage';
import { ANIMATIONS, createDino, dinoFrame } from '#src/stage/figures/dino.ts';
import { ATLAS } from '#src/stage/atlas.ts';
import { cactusShape } from '#src/stage/figures/threats.ts';
import { createClouds } from '#src/stage/figures/scenery.ts';
import { fittingViewport, WIDE } from '#src/stage/viewport.ts';
import { Messages } from '#src/stage/overlay/messages.ts';
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

it('the dino has different frames for rising, falling, and a crash standing and crouching', () => {
  const frameIn = ({ view }: Run) => dinoFrame(frameOf(view), 0);
  const run = createRun(1);
  run.step(INPUT.jump);
  expect(frameIn(run)).toBe('dino-jump');
  let last = '';
  while ((run.view.happened & STEP_EVENT.landed) === 0) {
    last = frameIn(run);
    run.step(NO_INPUT);
  }
  expect(last).toBe('dino-fall');
  expect(ANIMATIONS.run).toContain(frameIn(run));
  for (const [input, frame] of [
    [NO_INPUT, 'dino-crash'],
    [INPUT.crouch, 'dino-crouch-crash'],
  ] as const) {
    const crashed = createRun(1);
    while (!crashed.view.gameOver) crashed.step(input);
    expect(frameIn(crashed)).toBe(frame);
  }
});

/** The other glyphs leave the lower rows of their frames free. */
const DESCENDING = new Set(Array.from('gjpqy', (letter) => `glyph-${letter.charCodeAt(0)}`));

it.each([
  ['wide', WIDE],
  ['a little tall', fittingViewport(390, 260)],
  ['tall', fittingViewport(390, 390)],
  ['very tall', fittingViewport(390, 700)],
])('on a %s stage clouds stay below the rows of texts and above the ground', (_, viewport) => {
  const sizes = new Map(Object.entries(ATLAS));
  const stage = createTestStage((name) => sizes.get(name)?.frame);
  const views = [createClouds(stage), new Messages(stage)];
  const show = (seed: number, phase: Phase) => {
    stage.clear();
    const frame = frameOf(createRun(seed).view, { phase, viewport, countdown: 3, touch: true });
    for (const each of views) each.draw(frame);
  };
  const tops: number[] = [];
  const bottoms: number[] = [];
  for (let seed = 0; seed < 50; seed++) {
    for (const phase of ['ready', 'paused', 'counting'] as const) {
      show(seed, phase);
      tops.push(...stage.see('clouds').map(({ y }) => y));
      for (const { frame, y, height } of stage.see('message')) {
        if (!frame.startsWith('glyph')) continue;
        const reach = DESCENDING.has(frame) ? 1 : 14 / 18;
        bottoms.push(y + reach * height);
      }
    }
  }
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(Math.max(...bottoms));
  expect(Math.max(...tops)).toBeLessThan(GROUND_Y - 140);
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
