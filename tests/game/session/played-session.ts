import { expect } from 'vitest';
import type { GameEvent } from '#game';
import { Session } from '#src/game/session/session.ts';
import { highScoresInMemory } from '../runs/high-scores.ts';

export const FRAME = 1000 / 60;

/** A session on a visible stage with a clock of its own, whose next run has the seed 'next'. */
export class PlayedSession {
  readonly events: GameEvent[] = [];
  /** ms. */
  now = 1000;
  readonly session: Session;

  /** @param session one that emits elsewhere; by default one of its own with these options. */
  constructor(options: Partial<ConstructorParameters<typeof Session>[0]> = {}, session?: Session) {
    this.session =
      session ??
      new Session({
        highScores: highScoresInMemory(),
        emit: (event) => this.events.push(event),
        courses: { chosen: { label: 'Next', begin: () => ({ seed: 'next' }) } },
        ...options,
      });
    this.session.setVisible(true);
  }

  readonly types = () => this.events.map((event) => event.type);

  readonly play = (frames: number): void => {
    for (let i = 0; i < frames; i++) {
      this.now += FRAME;
      this.session.advance(this.now);
    }
  };

  readonly tap = (action: Parameters<Session['press']>[0]): void => {
    this.session.press(action, 'a key', this.now);
    this.session.release(action, 'a key');
  };

  readonly playUntilOver = (): void => {
    for (let i = 0; i < 60 * 120 && this.session.phase !== 'over'; i++) this.play(1);
    expect(this.session.phase).toBe('over');
  };
}
