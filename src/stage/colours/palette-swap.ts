import type { RunView } from '#simulation';
import { type SpriteFrame, TEXTURE_SIZE } from '../atlas.ts';
import type { Embellishment } from '../view.ts';
import type { Tints } from '../tints.ts';
import type { QuadRenderer } from '../quads/quad-renderer.ts';
import type { SheetArt } from '../sheets.ts';
import type { StageState, Theme } from '../stage.ts';
import { blend } from './blend.ts';
import { createPalette, type ColourDependency, readColourIndexes, writeColours } from './colour-indexes.ts';
import { SOURCE_COLOURS, type ColourName, type Colours } from './source-colours.ts';
import { THEME_COLOURS } from './themes.ts';
import { hourAt, HOURS } from '../time-of-day.ts';

/**
 * Gives the whole picture the colours of the theme and the hour: every sheet that was added, all that is tinted, and the
 * background. The texels are numbers of colours, so a change of hour is a new palette of 1 kB; a frame in which neither
 * changes costs two comparisons.
 */
export class PaletteSwap implements Embellishment {
  readonly stirring = false;

  private readonly numbers = new Uint8Array(TEXTURE_SIZE.width * TEXTURE_SIZE.height);
  private readonly palette = createPalette();
  private readonly blended: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly ofTheme: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private theme: Theme = 'default';
  private shownHour: number = HOURS.day;

  /** @param setBackground takes the colour of the sky, 0xRRGGBB. */
  constructor(
    private readonly quads: QuadRenderer,
    private readonly paint: Tints,
    private readonly setBackground: (rgb: number) => void,
  ) {
    blend(THEME_COLOURS[this.theme], this.shownHour, this.blended);
    this.writePalette();
  }

  /** The hour on show. */
  get hour(): number {
    return this.shownHour;
  }

  /** The colours of the theme and the hour on show. */
  get colours(): Colours {
    return this.blended;
  }

  /**
   * Lets sheets follow from now on. One that follows the theme alone looks as drawn in the default theme, and in the others
   * as their nights do: it is for what is seen by night only.
   * @param atlas the frames on them, and maybe others.
   * @throws Error when the browser does not let a sheet be read.
   */
  add({ sheets }: SheetArt<string>, atlas: Readonly<Record<string, SpriteFrame>>, follows: ColourDependency): void {
    const frames = Object.entries(atlas);
    for (const [name, sheet] of sheets) {
      const own = frames.filter(([, frame]) => frame.sheet === name);
      readColourIndexes(sheet, own, follows, this.numbers);
    }
    this.quads.setColourIndexes(this.numbers);
  }

  follow(): void {
    // The score tells the hour.
  }

  draw(view: RunView, _moment: number, _covered: number, { theme }: Readonly<StageState>): void {
    const hour = hourAt(view.score);
    if (theme === this.theme && hour === this.shownHour) return;
    const isNewTheme = theme !== this.theme;
    this.theme = theme;
    this.shownHour = hour;
    blend(THEME_COLOURS[theme], hour, this.blended);
    if (isNewTheme && theme !== 'default') blend(THEME_COLOURS[theme], HOURS.night, this.ofTheme);
    this.writePalette();
    this.paint.tints = this.blended;
    this.setBackground(this.blended.sky);
  }

  private writePalette(): void {
    writeColours(this.palette, 'theme and hour', this.blended);
    writeColours(this.palette, 'theme', this.coloursOfTheme());
    this.quads.setPalette(this.palette);
  }

  private coloursOfTheme(): Colours {
    return this.theme === 'default' ? SOURCE_COLOURS : this.ofTheme;
  }
}
