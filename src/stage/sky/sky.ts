import type { RunView } from '#simulation';
import type { Embellishment } from '../embellishment.ts';
import type { LateFrameName } from '../late-atlas.ts';
import type { Layers } from '../layers.tsx';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import { Bands } from './bands.ts';
import { Hills } from './hills.ts';
import { MoonAndSun } from './moon-and-sun.ts';
import type { PaletteSwap } from './palette-swap.ts';
import { Stars } from './stars.ts';
import { darknessAt, moonPhaseAt } from './time-of-day.ts';

/** What is far away: bands of colour, stars, sun and moon by night, and hills at any hour. */
export class Sky implements Embellishment {
  readonly stirring = false;

  private readonly bands: Bands;
  private readonly stars: Stars;
  private readonly moonAndSun: MoonAndSun;
  private readonly hills: Hills;

  /** @param swap tells the hour, so that nothing of the night is seen where the colours cannot follow. */
  constructor(
    layers: Layers,
    art: Art<LateFrameName>,
    private readonly swap: PaletteSwap,
  ) {
    const sky = layers('sky');
    this.bands = new Bands(sky, art);
    this.stars = new Stars(sky, art);
    this.moonAndSun = new MoonAndSun(sky, art);
    this.hills = new Hills(layers('farHills'), layers('nearHills'), art);
  }

  follow(): void {
    // The score tells the hour, and the ground covered where the hills are.
  }

  draw(view: RunView, _moment: number, covered: number, state: Readonly<StageState>): void {
    const { hour } = this.swap;
    const darkness = darknessAt(hour);
    this.bands.draw(darkness);
    this.stars.draw(darkness, state.calm ? 0 : view.steps);
    this.moonAndSun.draw(hour, moonPhaseAt(view.score));
    this.hills.draw(state.calm ? 0 : covered, state.phase);
  }
}
