import { type SpriteFrame, TEXTURE_SIZE } from '../atlas.ts';
import type { QuadRenderer } from '../quads/quad-renderer.ts';
import type { SheetArt } from '../sheets.ts';
import type { Skin, Theme } from '../stage.ts';
import { hourAt, HOURS, skyScoreOf } from '../time-of-day.ts';
import type { Tints } from '../tints.ts';
import type { FrameInfo, View } from '../view.ts';
import { blend } from './blend.ts';
import { type ColourDependency, createPalette, readColourIndexes, writeColours } from './colour-indexes.ts';
import { type ColourName, type Colours, SOURCE_COLOURS } from './source-colours.ts';
import { SKIN_PALETTES } from './skins.ts';
import { THEME_COLOURS } from './themes.ts';

/**
 * Gives the whole picture the colours of the theme, the hour and the dino's look: every sheet that was added, the tints and the background.
 * Texels are indexes into a palette, so a change of hour replaces a palette of 1 kB. A frame without a change costs three
 * comparisons.
 */
export class PaletteSwap implements View {
  private readonly indexes = new Uint8Array(TEXTURE_SIZE.width * TEXTURE_SIZE.height);
  private readonly palette = createPalette();
  private readonly blended: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly nightColours: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly skinColours: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private theme: Theme = 'default';
  private skin: Skin = 'classic';
  private currentHour: number = HOURS.morning;

  /** @param onColours called with new colours, before they are seen. */
  constructor(
    private readonly quads: QuadRenderer,
    private readonly tints: Tints,
    private readonly onColours: (colours: Colours) => void,
  ) {
    blend(THEME_COLOURS[this.theme], this.currentHour, this.blended);
    this.writePalette();
  }

  /** The hour of the last frame. */
  get hour(): number {
    return this.currentHour;
  }

  /** The colours of the last frame; always the same object. */
  get colours(): Colours {
    return this.blended;
  }

  /**
   * Recolours sheets from now on. Sheets that depend on the theme alone are for things that are only seen at night: they keep
   * their source colours in the default theme, and have the night colours of the other themes.
   * @param atlas the frames on these sheets; frames of other sheets are ignored.
   * @throws Error when the browser does not let a sheet be read.
   */
  add({ sheets }: SheetArt<string>, atlas: Readonly<Record<string, SpriteFrame>>, dependency: ColourDependency): void {
    const frames = Object.entries(atlas);
    for (const [name, sheet] of sheets) {
      const own = frames.filter(([, frame]) => frame.sheet === name);
      readColourIndexes(sheet, own, dependency, this.indexes);
    }
    this.quads.setColourIndexes(this.indexes);
  }

  draw({ view, state: { theme, skin } }: FrameInfo): void {
    const hour = hourAt(skyScoreOf(view));
    if (theme === this.theme && hour === this.currentHour && skin === this.skin) return;
    const isNewTheme = theme !== this.theme;
    this.theme = theme;
    this.skin = skin;
    this.currentHour = hour;
    blend(THEME_COLOURS[theme], hour, this.blended);
    if (isNewTheme && theme !== 'default') blend(THEME_COLOURS[theme], HOURS.night, this.nightColours);
    this.writePalette();
    this.tints.colours = this.blended;
    this.onColours(this.blended);
  }

  /** The colours of the dino. Themes other than the default one are there to be seen well, or to be plain, and keep their own. */
  private blendSkin(): Colours {
    const skin = this.theme === 'default' ? SKIN_PALETTES[this.skin] : null;
    if (skin === null) return this.blended;
    blend({ ...THEME_COLOURS[this.theme], ...skin }, this.currentHour, this.skinColours);
    return this.skinColours;
  }

  private writePalette(): void {
    writeColours(this.palette, 'theme and hour', this.blended);
    writeColours(this.palette, 'skin', this.blendSkin());
    writeColours(this.palette, 'theme', this.theme === 'default' ? SOURCE_COLOURS : this.nightColours);
    this.quads.setPalette(this.palette);
  }
}
