import { Container, Sprite } from 'pixi.js';
import { GROUND_Y, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import { LATE_ATLAS, type LateFrameName } from '../late-atlas.ts';
import type { Art } from '../sheets.ts';

const WIDTH = LATE_ATLAS.bands.width * ART_PIXEL;
const TOP = GROUND_Y - LATE_ATLAS.bands.height * ART_PIXEL;

/** Colours that follow one another towards the horizon. By day they are the sky's own. */
export class Bands {
  private readonly box = new Container({ visible: false });

  constructor(layer: Container, art: Art<LateFrameName>) {
    for (let x = 0; x < STAGE_WIDTH; x += WIDTH) {
      this.box.addChild(new Sprite({ texture: art.texture('bands'), x, y: TOP, scale: ART_PIXEL }));
    }
    layer.addChild(this.box);
  }

  /** @param darkness 0 to 1. */
  draw(darkness: number): void {
    this.box.visible = darkness > 0;
  }
}
