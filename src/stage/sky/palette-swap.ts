import type { Application } from 'pixi.js';
import type { RunView } from '#simulation';
import type { SpriteFrame } from '../atlas.ts';
import type { Embellishment } from '../embellishment.ts';
import type { Paint } from '../paint.ts';
import type { SheetArt } from '../sheets.ts';
import type { StageState, Theme } from '../stage.ts';
import { blend } from './blend.ts';
import { AS_DRAWN, type ColourName, type Colours } from './colours.ts';
import { IndexedSheet } from './indexed-sheet.ts';
import { PALETTES } from './palettes.ts';
import { hourAt, HOURS } from './time-of-day.ts';

/** What the colours of a sheet change with. */
export type Follows = 'theme and hour' | 'theme';

/**
 * Gives the whole picture the colours of the theme and the hour: every sheet that was added, all that `Paint` has tinted,
 * and the background. A frame in which neither changes costs two comparisons.
 */
export class PaletteSwap implements Embellishment {
  readonly stirring = false;

  private readonly sheets: { readonly sheet: IndexedSheet; readonly follows: Follows }[] = [];
  private readonly blended: Record<ColourName, number> = { ...AS_DRAWN };
  private readonly ofTheme: Record<ColourName, number> = { ...AS_DRAWN };
  private theme: Theme = 'ours';
  private shownHour: number = HOURS.day;

  constructor(
    private readonly application: Application,
    private readonly paint: Paint,
  ) {
    blend(PALETTES[this.theme], this.shownHour, this.blended);
  }

  /** The hour on show. */
  get hour(): number {
    return this.shownHour;
  }

  /**
   * Lets sheets follow from now on. One that follows the theme alone looks as drawn in our own theme, and in the others
   * as their nights do: it is for what is seen by night only.
   * @param atlas the frames on them, and maybe others.
   * @throws Error when the browser does not let a sheet be read.
   */
  add({ sources }: SheetArt<string>, atlas: Readonly<Record<string, SpriteFrame>>, follows: Follows): void {
    const frames = Object.entries(atlas);
    for (const [name, source] of sources) {
      const sheet = IndexedSheet.read(
        source,
        frames.filter(([, frame]) => frame.sheet === name),
      );
      sheet.show(this.coloursFor(follows));
      this.sheets.push({ sheet, follows });
    }
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
    blend(PALETTES[theme], hour, this.blended);
    if (isNewTheme && theme !== 'ours') blend(PALETTES[theme], HOURS.night, this.ofTheme);
    for (const { sheet, follows } of this.sheets) {
      if (isNewTheme || follows === 'theme and hour') sheet.show(this.coloursFor(follows));
    }
    this.paint.repaint(this.blended);
    this.application.renderer.background.color = this.blended.sky;
  }

  private coloursFor(follows: Follows): Colours {
    if (follows === 'theme and hour') return this.blended;
    return this.theme === 'ours' ? AS_DRAWN : this.ofTheme;
  }
}
