import { expect, it, vi } from 'vitest';
import {
  BASE_SPEED,
  DINO_SIZE,
  GROUND_Y,
  INPUT,
  type RunView,
  STEPS_PER_SECOND,
} from '#simulation';
import { AutomaticCrouch } from '#src/game/input/automatic-crouch.ts';
import type { Session } from '#src/game/session/session.ts';
import { extrapolatedY } from '#src/stage/extrapolation.ts';
import { frameOf } from '../../stage/test-stage.ts';
import { PlayedSession } from './played-session.ts';

/** Gaps between frames, ms. They repeat. */
const UNEVEN = [16, 17, 33, 8, 21, 5, 40];

/** A press at `start` ms starts an invincible run. */
function startAt(start: number): Session {
  const { session } = new PlayedSession();
  session.setDebug({ invincible: true }, 0);
  session.press('jump', 'a key', start);
  session.release('jump', 'a key');
  return session;
}

function frameNow(session: Session) {
  const { run, phase, input, alpha } = session;
  return frameOf(run.view, { phase, input }, alpha);
}

/** Times of frames with these gaps from 0 ms on, until `end` ms. */
function* framesUntil(end: number, gaps: readonly number[]): Generator<number> {
  let now = 0;
  for (let i = 0; now < end; i++) yield (now += gaps[i % gaps.length] ?? end);
}

it('the picture is at most a millisecond old, whenever the run was started', () => {
  for (let start = 100; start < 116; start += 0.8) {
    const session = startAt(start);
    // Any later, the growing speed would have to be added up.
    for (const now of framesUntil(start + 200, UNEVEN)) {
      session.advance(now);
      if (now < start) continue;
      const shown = (frameNow(session).groundX / BASE_SPEED / STEPS_PER_SECOND) * 1000;
      expect(Math.abs(now - start - shown)).toBeLessThan(1);
    }
  }
});

it('the picture shows a jump at once, but none that the next step will not make, as when the automatic crouch delays it', () => {
  const { session } = new PlayedSession({ singleKey: () => true });
  let isDelayed = false;
  const delay = (_: RunView, input: number) => (isDelayed ? input & ~INPUT.jump : input);
  for (const method of ['adjust', 'preview'] as const)
    vi.spyOn(AutomaticCrouch.prototype, method).mockImplementation(delay);
  const height = () => extrapolatedY(frameNow(session), session.run.view.dino);
  session.press('jump', 'a key', 0);
  session.release('jump', 'a key');
  for (const now of framesUntil(1200, [1000 / 144])) session.advance(now);
  isDelayed = true;
  session.press('jump', 'a key', 1201);
  session.advance(1206);
  expect(height()).toBe(GROUND_Y - DINO_SIZE.height);
  isDelayed = false;
  expect(height()).toBeLessThan(GROUND_Y - DINO_SIZE.height);
});
