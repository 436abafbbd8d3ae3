import type { RunView } from '#simulation';
import type { Game } from '../game.ts';
import type { GameEvent } from '../events.ts';
import type { RivalOnCourse } from '../session/course.ts';
import type { GameOutput } from './game-output.ts';

/** Shows who runs along, and emits when that rival crashes and when the player passes its score. */
export class RivalOutput implements GameOutput {
  private rival: RivalOnCourse | undefined;
  private isOut = false;
  private isPassed = false;

  constructor(private readonly game: Pick<Game, 'session' | 'hud' | 'events'>) {}

  onEvent({ type }: GameEvent): void {
    if (type === 'started' || type === 'restored' || type === 'joined') this.begin();
  }

  afterStep({ score, gameOver }: RunView): void {
    const { rival } = this;
    if (rival === undefined || gameOver) return;
    const { session, events } = this.game;
    const { id, name } = rival;
    if (!this.isOut && session.ghost?.gameOver === true) {
      this.isOut = true;
      events.emit({ type: 'rivalOut', id, name, score: rival.score });
    }
    if (!this.isPassed && score > rival.score) {
      this.isPassed = true;
      this.show();
      events.emit({ type: 'rivalPassed', id, name, score: rival.score });
    }
  }

  reset(): void {
    this.begin();
  }

  dispose(): void {
    this.game.hud.rival = null;
  }

  private begin(): void {
    const { goals, ghost, run } = this.game.session;
    this.rival = goals.start.rival;
    this.isOut = ghost?.gameOver === true;
    this.isPassed = this.rival !== undefined && run.view.score > this.rival.score;
    this.show();
  }

  private show(): void {
    const { rival, isPassed } = this;
    this.game.hud.rival = rival === undefined ? null : { ...rival, isPassed };
  }
}
