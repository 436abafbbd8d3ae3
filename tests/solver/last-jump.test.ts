import { expect, it } from 'vitest';
import { playTo, runFromReplay, type Replay } from '#replay';
import { INPUT, isAirborne, isCrouching, NO_INPUT, type Run, type RunView } from '#simulation';
import { lastJumpOver } from '#solver';
import { playRun } from '../replay/players.ts';

const CARELESS = { carelessness: 0.2, ducks: true, shoots: 0, turbos: 0.002 };

const runAt =
  (replay: Replay) =>
  (step: number, run = runFromReplay(replay)): Run =>
    playTo(run, replay.inputs, step);

/** Whether a run that jumps once more, on this step, gets past the threat that ended it. */
function clears(replay: Replay, crashed: RunView, jump: number): boolean {
  const run = runAt(replay)(jump - 1);
  const { view } = run;
  run.step(INPUT.jump);
  while (view.steps < crashed.steps + 60 && !view.gameOver) run.step(NO_INPUT);
  const enteredAt = ({ components, crashThreat }: RunView) =>
    components.Threat.enteredAt.get(crashThreat ?? 0);
  return !view.gameOver || enteredAt(view) !== enteredAt(crashed);
}

it('the last jump found clears what ended the run, and one a step later does not', () => {
  let found = 0;
  for (let i = 0; i < 12; i++) {
    const replay = playRun(`last jump ${i}`, CARELESS, 3000);
    const crashed = runAt(replay)(Infinity).view;
    const last = lastJumpOver(crashed, runAt(replay));
    if (last === null) continue;
    // A dino in the air or crouching can't jump.
    const before = runAt(replay)(last - 1).view;
    if (isAirborne(before) || isCrouching(before)) continue;
    found += 1;
    const outcome = [last, last + 1].map((jump) => clears(replay, crashed, jump));
    expect(outcome, `run ${i}`).toEqual([true, false]);
  }
  expect(found).toBeGreaterThan(5);
});
