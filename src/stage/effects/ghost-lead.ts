import { crashedGhostLead, ghostLead } from '#content';
import { PX_PER_METRE, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { Paint } from '../paint.ts';
import { PixelText } from '../pixel-text.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { Phase } from '../stage.ts';

/** Top of the capitals in the middle of the stage, px: between the HUD's first line and what is said of a pause. */
const TOP = 52;
/** Where the capitals begin once the result is there, px: on the left, where it leaves some room. */
const BESIDE_RESULT = { x: 20, y: 96 } as const;

/** How many whole metres the player is ahead of a ghost, or behind it. */
export class GhostLead {
  private readonly text: PixelText;
  private metres = Number.NaN;
  private isDown = false;
  private isBeside = false;

  constructor(
    private readonly layer: QuadLayer,
    art: Art,
    paint: Paint,
  ) {
    this.text = new PixelText(art, paint, { colour: 'text' });
  }

  /**
   * @param lead ground that the player has covered and the ghost has not, px; less than 0 for the other way round.
   * @param isDown the ghost has crashed.
   */
  draw(lead: number, isDown: boolean, phase: Phase): void {
    this.write(lead, isDown, phase);
    this.text.draw(this.layer);
  }

  private write(lead: number, isDown: boolean, phase: Phase): void {
    const metres = Math.round(lead / PX_PER_METRE);
    const isBeside = phase === 'over';
    if (metres === this.metres && isDown === this.isDown && isBeside === this.isBeside) return;
    this.metres = metres;
    this.isDown = isDown;
    this.isBeside = isBeside;
    // Beside the result there is room for the count alone.
    this.text.write(isDown && !isBeside ? crashedGhostLead(metres) : ghostLead(metres));
    if (isBeside) this.text.moveTo(BESIDE_RESULT.x, BESIDE_RESULT.y);
    else this.text.moveTo(centred(this.text.width), TOP);
  }
}

/** Left edge of what is so wide, px, in the middle of the stage and on whole art pixels. */
function centred(width: number): number {
  return Math.round((STAGE_WIDTH - width) / (2 * ART_PIXEL)) * ART_PIXEL;
}
