import { Container, Sprite } from 'pixi.js';
import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL, ATLAS } from '../atlas.ts';
import type { Paint } from '../paint.ts';
import type { Art } from '../sheets.ts';

const OPACITY = 0.6;

/** Distance from the stage's edge, and between the arrow and the figure, px. */
const MARGIN = 6;
/** Columns of the arrow, each an art pixel wide, and this much taller than the one before it, px. */
const COLUMNS = 5;
const GROWTH = 2 * ART_PIXEL;

/** Half as large as the dino on the course. */
const FIGURE = { width: ATLAS['dino-idle'].width, height: ATLAS['dino-idle'].height } as const;
const MIDDLE = GROUND_Y - FIGURE.height / 2;
/** From the stage's edge to the figure, px. */
const INDENT = MARGIN + COLUMNS * ART_PIXEL + MARGIN;

/** Says at the stage's edge that a ghost is out of sight, and on which side: an arrow, and a small dino. */
export class GhostMarker {
  private readonly box = new Container({ alpha: OPACITY, visible: false });
  private readonly arrow = new Container();
  private readonly figure: Sprite;

  constructor(
    layer: Container,
    private readonly art: Art,
    paint: Paint,
  ) {
    for (let i = 0; i < COLUMNS; i++) {
      const height = ART_PIXEL + i * GROWTH;
      const column = new Sprite({ texture: art.texture('pixel'), x: i * ART_PIXEL, y: -height / 2 });
      column.scale.set(ART_PIXEL, height);
      paint.tint(column, 'text');
      this.arrow.addChild(column);
    }
    this.figure = new Sprite({ texture: art.texture('dino-idle') });
    this.box.addChild(this.arrow, this.figure);
    layer.addChild(this.box);
  }

  hide(): void {
    this.box.visible = false;
  }

  /** At this edge of the stage. @param isDown the ghost has crashed. */
  show(edge: 'left' | 'right', isDown: boolean): void {
    const isLeft = edge === 'left';
    this.box.visible = true;
    this.arrow.scale.x = isLeft ? 1 : -1;
    this.arrow.position.set(isLeft ? MARGIN : STAGE_WIDTH - MARGIN, MIDDLE);
    this.figure.texture = this.art.texture(isDown ? 'dino-crash' : 'dino-idle');
    this.figure.position.set(isLeft ? INDENT : STAGE_WIDTH - INDENT - FIGURE.width, GROUND_Y - FIGURE.height);
  }
}
