import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOTS } from '#content';
import { readReplay, runFromReplay } from '#replay';
import { askBot, type Bot, createBotRun } from '#rivals';
import { createRun, INPUT } from '#simulation';
import { look } from '#solver';
import { botIn, GUIDE, guideBots } from '../bench/guide-bots.ts';
import { GOLDEN } from '../replay/golden.ts';

function scoreOf(bot: Bot, seed: string, most: number): number {
  const run = createBotRun(bot, seed);
  for (const _ of run.play(most));
  return run.run.view.score;
}

test('each bot of the guide gets farther than the one before', () => {
  expect(readFileSync(GUIDE, 'utf8')).toContain(BOTS.code);
  const [naive = 0, ducking = 0, good = 0] = guideBots().map((bot) => {
    const scores = [1, 2, 3].map((course) => scoreOf(bot, `course ${course}`, 2000));
    return Math.min(...scores);
  });
  expect(naive).toBeGreaterThan(100);
  expect(ducking).toBeGreaterThan(naive);
  expect(good).toBeGreaterThan(2000);
});

test('a run ends in the step in which the dino is seen to overlap a threat', () => {
  for (const { name, replay } of GOLDEN) {
    const played = readReplay(replay);
    const run = runFromReplay(played);
    const hits = Array.from(played.inputs).filter((input) => {
      run.step(input);
      const { dino, threats } = look(run.view);
      return threats.some(
        ({ left, right, top, bottom }) =>
          left < dino.right && right > dino.left && top < dino.bottom && bottom > dino.top,
      );
    });
    expect(hits.length, name).toBe(run.view.gameOver ? 1 : 0);
  }
});

test('a bot sees what is on the stage from left to right, and the state of its dino', () => {
  const seen = { behind: 0, airborne: 0, armed: 0, pickup: 0, turbo: 0 };
  const [, ducking = () => undefined] = guideBots();
  const spy: Bot = (see, step) => {
    const { threats, dino, pickup, score } = see;
    for (const { left, right } of [...threats, ...(pickup ? [pickup] : [])]) {
      expect(left).toBeLessThan(1000);
      expect(right).toBeGreaterThan(0);
    }
    expect(threats).toEqual(threats.toSorted((a, b) => a.left - b.left));
    expect(dino.airborne).toBe(dino.height > 0);
    seen.behind += threats.some(({ right }) => right < dino.left) ? 1 : 0;
    seen.airborne += dino.airborne ? 1 : 0;
    seen.armed += dino.armed ? 1 : 0;
    seen.pickup += pickup ? 1 : 0;
    seen.turbo += dino.turboSteps > 0 ? 1 : 0;
    return { ...ducking(see, step), turbo: score > 150 };
  };
  scoreOf(spy, 'course 1', 400);
  for (const [what, steps] of Object.entries(seen)) expect(steps, what).toBeGreaterThan(0);
});

test('a bot presses what is true, and learns what it may answer', () => {
  const { view } = createRun('x');
  const keys = { jump: 1, crouch: 0, shoot: true, turbo: '' };
  expect(askBot(() => keys, view)).toBe(INPUT.jump + INPUT.shoot);
  expect(askBot(() => undefined, view)).toBe(0);
  const wordy = botIn("dinoDebug.play(() => 'jump')");
  expect(() => askBot(wordy, view)).toThrow(/returns \{ jump, crouch, shoot, turbo \}/);
});
