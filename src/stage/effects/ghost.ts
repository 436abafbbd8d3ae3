import { Container } from 'pixi.js';
import { DINO_CROUCHING_SIZE, DINO_X, type RunView, STAGE_WIDTH } from '#simulation';
import { drawDino } from '../draw-dino.ts';
import type { Embellishment } from '../embellishment.ts';
import { shownGround } from '../interpolation.ts';
import type { Layers } from '../layers.tsx';
import type { Paint } from '../paint.ts';
import type { Art } from '../sheets.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { StageState } from '../stage.ts';
import { GhostLead } from './ghost-lead.ts';
import { GhostMarker } from './ghost-marker.ts';

/** Seen through: nobody takes it for the player's dino, or for something to run into. */
const OPACITY = 0.4;

/** The dino of another run, at the spot of the course where that run is, and how far the player is ahead of it. */
export class Ghost implements Embellishment {
  readonly stirring = false;

  private readonly figure: SpritePool;
  private readonly marker: GhostMarker;
  private readonly lead: GhostLead;

  constructor(
    layers: Layers,
    private readonly art: Art,
    paint: Paint,
  ) {
    // Behind all that the player has to do with.
    const layer = layers('behindFigures');
    this.figure = new SpritePool(layer.addChild(new Container({ alpha: OPACITY })));
    this.marker = new GhostMarker(layer, art, paint);
    this.lead = new GhostLead(layers('hud'), art, paint);
  }

  follow(): void {
    // The two views say it all.
  }

  draw(view: RunView, moment: number, covered: number, { ghost, phase }: Readonly<StageState>): void {
    if (ghost === null) {
      this.figure.finish();
      this.marker.hide();
      this.lead.hide();
      return;
    }
    // A run that is over, or goes no further than it was kept, stands still at its last step.
    const stands = ghost.gameOver || ghost.steps < view.steps;
    const ghostMoment = stands ? 1 : moment;
    const ground = shownGround(ghost, ghostMoment);
    const ahead = ground - covered;
    drawDino(ghost, ghostMoment, ground, 0, this.figure, this.art, ahead);
    this.mark(DINO_X + ahead, ghost.gameOver);
    // Where nobody races there is no lead.
    if (phase === 'shown') this.lead.hide();
    else this.lead.show(-ahead, ghost.gameOver, phase);
  }

  /** @param x left edge of the figure, px. */
  private mark(x: number, isDown: boolean): void {
    if (x >= STAGE_WIDTH) this.marker.show('right', isDown);
    else if (x <= -DINO_CROUCHING_SIZE.width) this.marker.show('left', isDown);
    else this.marker.hide();
  }
}
