import { crashedGhostLead, ghostLead, namedGhostLead } from '#content';
import { PX_PER_METRE, STAGE_WIDTH } from '#simulation';
import { HUD, hudLayout, isFirstRowTaken, onGrid } from '../overlay/hud-layout.ts';
import { PixelText } from '../overlay/pixel-text.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import type { Phase, StageState } from '../stage.ts';
import { isTall } from '../viewport.ts';

/**
 * Top left corner of the capitals once the result is shown, px: in the room that it leaves on the
 * left.
 */
const BESIDE_RESULT = { x: 20, y: 96 } as const;

/** The text that says how many whole metres the player is ahead of a ghost, or behind it. */
export class GhostLead {
  private readonly text: PixelText;
  private metres = Number.NaN;
  private hasCrashed = false;
  private name = '';
  private isBesideResult = false;

  constructor(
    private readonly layer: SpriteLayer,
    art: Art,
  ) {
    this.text = new PixelText(art, 'text');
  }

  /**
   * @param lead ground covered by the player minus that covered by the ghost, px.
   * @param hasCrashed whether the ghost has crashed.
   */
  draw(lead: number, hasCrashed: boolean, state: Readonly<StageState>): void {
    const { phase, hudSize, ghostName, viewport } = state;
    // The messages of a pause and of its end lie over the row of a large HUD.
    const isCovered =
      hudSize === 'large' && !isTall(viewport) && (phase === 'paused' || phase === 'counting');
    if (isCovered || isFirstRowTaken(state)) return;
    this.write(lead, hasCrashed, ghostName, phase);
    const { pixel, textPixel, firstCentreRow, distanceRow } = hudLayout(state);
    const { text } = this;
    text.scale = textPixel;
    if (phase !== 'over')
      text.moveTo(
        onGrid((viewport.left + STAGE_WIDTH - text.width) / 2),
        viewport.top + firstCentreRow,
      );
    else if (isTall(viewport))
      text.moveTo(viewport.left + HUD.margin * pixel, viewport.top + distanceRow);
    else text.moveTo(BESIDE_RESULT.x, BESIDE_RESULT.y);
    this.text.draw(this.layer);
  }

  private write(lead: number, hasCrashed: boolean, name: string, phase: Phase): void {
    const metres = Math.round(lead / PX_PER_METRE);
    const isBesideResult = phase === 'over';
    if (
      metres === this.metres &&
      hasCrashed === this.hasCrashed &&
      name === this.name &&
      isBesideResult === this.isBesideResult
    )
      return;
    this.metres = metres;
    this.hasCrashed = hasCrashed;
    this.name = name;
    this.isBesideResult = isBesideResult;
    // Beside the result there is only room for the distance.
    if (isBesideResult) this.text.write(ghostLead(metres));
    else
      this.text.write(hasCrashed ? crashedGhostLead(metres, name) : namedGhostLead(metres, name));
  }
}
