import { describe, expect, it, vi } from 'vitest';
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

/** Gaps between the frames of a screen, ms; they repeat. */
const FRAMES = {
  '144 Hz': [1000 / 144],
  'uneven frames': [16, 17, 33, 8, 21, 5, 40],
} as const satisfies Record<string, readonly number[]>;

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

describe.each(Object.entries(FRAMES))('at %s the picture', (_, gaps) => {
  it('is at most a millisecond old, whenever the run was started', () => {
    for (let i = 0; i < 20; i++) {
      const start = 100 + (i / 20) * gaps[0];
      const session = startAt(start);
      // Any later, the growing speed would have to be added up.
      for (const now of framesUntil(start + 200, gaps)) {
        session.advance(now);
        if (now < start) continue;
        const shown = (frameNow(session).groundX / BASE_SPEED / STEPS_PER_SECOND) * 1000;
        expect(Math.abs(now - start - shown)).toBeLessThan(1);
      }
    }
  });

  it('shows a jump in the first frame after the press, although its step may come later', () => {
    for (let i = 0; i < 20; i++) {
      const session = startAt(0);
      const pressAt = 1200 + i;
      let wasPressed = false;
      for (const now of framesUntil(1400, gaps)) {
        if (now > pressAt && !wasPressed) {
          expect(extrapolatedY(frameNow(session), session.run.view.dino)).toBe(
            GROUND_Y - DINO_SIZE.height,
          );
          session.press('jump', 'a key', pressAt);
          wasPressed = true;
          session.advance(now);
          expect(extrapolatedY(frameNow(session), session.run.view.dino)).toBeLessThan(
            GROUND_Y - DINO_SIZE.height,
          );
        } else session.advance(now);
      }
      expect(wasPressed).toBe(true);
    }
  });
});

it('shows no jump that the next step will not make, such as one that the automatic crouch delays', () => {
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
