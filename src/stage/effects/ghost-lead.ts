import { crashedGhostLead, ghostLead } from '#content';
import { PX_PER_METRE, STAGE_WIDTH } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { Tints } from '../tints.ts';
import { PixelText } from '../overlay/pixel-text.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { Phase } from '../stage.ts';

/** Top of the capitals in the middle of the stage, px: between the HUD's first line and the message of a pause. */
const TOP = 52;
/** Top left corner of the capitals once the result is shown, px: in the room that it leaves on the left. */
const BESIDE_RESULT = { x: 20, y: 96 } as const;

/** The text that says how many whole metres the player is ahead of a ghost, or behind it. */
export class GhostLead {
  private readonly text: PixelText;
  private metres = Number.NaN;
  private hasCrashed = false;
  private isBesideResult = false;

  constructor(
    private readonly layer: QuadLayer,
    art: Art,
    tints: Tints,
  ) {
    this.text = new PixelText(art, tints, { colour: 'text' });
  }

  /**
   * @param lead ground covered by the player minus that covered by the ghost, px.
   * @param hasCrashed whether the ghost has crashed.
   */
  draw(lead: number, hasCrashed: boolean, phase: Phase): void {
    this.write(lead, hasCrashed, phase);
    this.text.draw(this.layer);
  }

  private write(lead: number, hasCrashed: boolean, phase: Phase): void {
    const metres = Math.round(lead / PX_PER_METRE);
    const isBesideResult = phase === 'over';
    if (metres === this.metres && hasCrashed === this.hasCrashed && isBesideResult === this.isBesideResult) return;
    this.metres = metres;
    this.hasCrashed = hasCrashed;
    this.isBesideResult = isBesideResult;
    // Beside the result there is only room for the distance.
    this.text.write(hasCrashed && !isBesideResult ? crashedGhostLead(metres) : ghostLead(metres));
    if (isBesideResult) this.text.moveTo(BESIDE_RESULT.x, BESIDE_RESULT.y);
    else this.text.moveTo(centred(this.text.width), TOP);
  }
}

/** Left edge of something of this width that is centred on the stage and on whole art pixels, px. */
function centred(width: number): number {
  return Math.round((STAGE_WIDTH - width) / (2 * ART_PIXEL)) * ART_PIXEL;
}
