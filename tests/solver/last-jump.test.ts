import { expect, it } from 'vitest';
import { playTo, readReplay, type Replay, runFromReplay } from '#replay';
import { INPUT, isAirborne, isCrouching, NO_INPUT, type Run, type RunView } from '#simulation';
import { lastJumpOver } from '#solver';
import { GOLDEN } from '../replay/golden.ts';

const runAt =
  (replay: Replay) =>
  (step: number, run = runFromReplay(replay)): Run =>
    playTo(run, replay.inputs, step);

function clears(replay: Replay, crashed: RunView, jump: number): boolean {
  const run = runAt(replay)(jump - 1);
  run.step(INPUT.jump);
  while (run.view.steps < crashed.steps + 60 && !run.view.gameOver) run.step(NO_INPUT);
  return !run.view.gameOver || isOther(run.view, crashed);
}

function isOther(view: RunView, crashed: RunView): boolean {
  const enteredAt = ({ components, crashThreat }: RunView) =>
    components.Threat.enteredAt.get(crashThreat ?? 0);
  return view.crashThreat !== crashed.crashThreat || enteredAt(view) !== enteredAt(crashed);
}

/** A dino in the air or crouching can't jump. */
function isFree(view: RunView): boolean {
  return !isAirborne(view) && !isCrouching(view);
}

it('the last jump found clears what ended the run, and one a step later does not', () => {
  let found = 0;
  for (const { replay: text } of GOLDEN.filter(({ steps }) => steps < 5000)) {
    const replay = readReplay(text);
    const crashed = runAt(replay)(Infinity).view;
    const last = lastJumpOver(crashed, runAt(replay));
    if (last === null || !isFree(runAt(replay)(last - 1).view)) continue;
    found += 1;
    expect([clears(replay, crashed, last), clears(replay, crashed, last + 1)]).toEqual([
      true,
      false,
    ]);
  }
  expect(found).toBeGreaterThan(15);
});
