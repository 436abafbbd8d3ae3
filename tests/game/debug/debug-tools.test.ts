import { beforeEach, expect, it } from 'vitest';
import { DebugTools } from '#game';
import type { Session } from '#src/game/session/session.ts';
import { PlayedSession } from '../session/played-session.ts';

let game: PlayedSession;
let session: Session;
let tools: DebugTools;

beforeEach(() => {
  game = new PlayedSession();
  ({ session } = game);
  const shown = {
    session,
    shown: session,
    loop: { detail: 'full', framesPerSecond: 60 },
    show: () => undefined,
    setDebugTools: () => undefined,
  } as const;
  tools = new DebugTools(shown, () => game.now);
  tools.open();
});

it('time is a quarter as fast in slow motion, for the next run as well', () => {
  tools.toggleSlow();
  session.begin({ seed: 'x' }, game.now);
  game.play(60);
  expect(session.run.view.steps).toBeCloseTo(15, -0.5);
  tools.toggleSlow();
  const { steps } = session.run.view;
  game.play(60);
  expect(session.run.view.steps - steps).toBeCloseTo(60, -0.5);
});

it.each([
  [0, false],
  [1, true],
])(
  'who jumps %d steps before the dino is over a take-off window: crashed %s',
  (sooner, crashed) => {
    // Middle of the standing dino's hitbox, px.
    const middle = 144;
    const stepsTo = (isOver: () => boolean) => {
      session.begin({ seed: 'x' }, game.now);
      for (let step = 0; step < 500; step++) {
        tools.update();
        if (isOver()) return step;
        tools.step(1);
      }
      throw new Error('No take-off window came.');
    };
    const wanted =
      stepsTo(() => tools.takeoffs.count > 0 && (tools.takeoffs.from[0] ?? 0) <= middle) - sooner;
    stepsTo(() => session.run.view.steps === wanted);
    game.tap('jump');
    tools.step(50);
    expect(session.phase === 'over').toBe(crashed);
  },
);
