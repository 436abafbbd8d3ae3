import type { Opening } from '#content';
import { type Day, dayOf, lastNight, skyScoreOf } from '#simulation';
import { decode } from 'fast-png';
import { TEXTURE_SIZE } from '../atlas.ts';
import { blendDay, DAY_COLOURS } from '../days/day-colours.ts';
import { dayShareAt, openingShareAt } from '../day-progress.ts';
import { copyDinoForRival } from './rival-art.ts';
import type { SheetArt } from '../sheets.ts';
import { DAY_SIGHTS } from '../sights/day-sights.ts';
import { daySightOf } from '../sights/day-schedule.ts';
import type { Inks } from '../sights/sight.ts';
import type { Skin, StageState, Theme } from '../stage.ts';
import { DAY_LENGTH, FADE_LEVELS, hourAt, HOURS } from '../time-of-day.ts';
import type { FrameInfo, View } from '../view.ts';
import { blend, fade } from './blend.ts';
import { opaqueTexels, type Paint } from './paint.ts';
import { SKIN_PALETTES } from './skins.ts';
import {
  type ColourName,
  type Colours,
  createPalette,
  SOURCE_COLOURS,
  writeColours,
} from './source-colours.ts';
import { THEME_COLOURS } from './themes.ts';

/**
 * Recolours all added sheets and the background for theme, hour, day and the dino's skin. The
 * sheets' pixels are indexes into a palette, so a new hour refills the texture through a colour
 * table. A frame without changes costs some comparisons.
 */
export class PaletteSwap implements View {
  private readonly indexes = new Uint8Array(TEXTURE_SIZE.width * TEXTURE_SIZE.height);
  private texels = opaqueTexels(this.indexes);
  private readonly palette = createPalette();
  private readonly blended: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly nightColours: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly skinColours: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly openingColours: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private readonly sightColours: Record<ColourName, number> = { ...SOURCE_COLOURS };
  private theme: Theme = 'default';
  private skin: Skin = 'classic';
  private rivalSkin: Skin | undefined;
  private currentHour = hourAt(0);
  private currentDay: Day = 'clear';
  private dayShare = 0;
  private opening: StageState['opening'] = null;
  private openingShare = 0;
  private seed = '';
  /** Of the sight of the first day; later sights are seen at night. */
  private inks: Inks | undefined;
  private isFirstDay = true;
  private hasNewSheet = false;

  constructor(
    private readonly paint: Paint,
    private readonly onColours: (colours: Colours) => void,
  ) {
    blend(THEME_COLOURS[this.theme], this.currentHour, this.blended);
    this.writePalette();
  }

  get hour(): number {
    const { opening, openingShare } = this;
    const isOpening = opening !== null && openingShare > 0;
    return isOpening ? openingHourAt(opening, openingShare) : this.currentHour;
  }

  /** Only the default theme has days. */
  get day(): Day {
    return this.theme === 'default' ? this.currentDay : 'clear';
  }

  /** Takes effect in the next frame. @throws Error for a file that isn't a PNG. */
  async add({ sheets }: Pick<SheetArt<string>, 'sheets'>): Promise<void> {
    for (const { file, top } of sheets) {
      const { data } = decode(await file.arrayBuffer());
      this.indexes.set(data, top * TEXTURE_SIZE.width);
    }
    copyDinoForRival(this.indexes);
    this.hasNewSheet = true;
  }

  draw({ view, state: { theme, skin, ghost, opening } }: FrameInfo): void {
    const rivalSkin = ghost?.rival?.look.colours;
    const score = skyScoreOf(view);
    const hour = hourAt(score);
    const isNewRun = view.seed !== this.seed;
    if (isNewRun) {
      this.seed = view.seed;
      this.currentDay = dayOf(view.seed);
      this.inks = DAY_SIGHTS[daySightOf(view.seed).name].inks;
    }
    const hasDay = theme === 'default' && this.currentDay !== 'clear';
    const dayShare = hasDay ? dayShareAt(score) : 0;
    const openingShare = openingShareAt(score, opening);
    const isFirstDay = lastNight(score) === 0;
    const isNew =
      isNewRun ||
      theme !== this.theme ||
      hour !== this.currentHour ||
      dayShare !== this.dayShare ||
      opening !== this.opening ||
      openingShare !== this.openingShare ||
      isFirstDay !== this.isFirstDay ||
      skin !== this.skin ||
      rivalSkin !== this.rivalSkin;
    if (isNew) {
      this.dayShare = dayShare;
      this.opening = opening;
      this.openingShare = openingShare;
      this.isFirstDay = isFirstDay;
      this.rivalSkin = rivalSkin;
      this.setColours(theme, hour, skin);
    }
    if (!isNew && !this.hasNewSheet) return;
    if (this.hasNewSheet) this.texels = opaqueTexels(this.indexes);
    this.hasNewSheet = false;
    this.paint(this.texels, this.palette);
  }

  private setColours(theme: Theme, hour: number, skin: Skin): void {
    const isNewTheme = theme !== this.theme;
    this.theme = theme;
    this.skin = skin;
    this.currentHour = hour;
    blend(THEME_COLOURS[theme], hour, this.blended);
    blendDay(this.day, hour, this.dayShare, this.blended);
    this.blendOpening(null, this.blended);
    if (isNewTheme && theme !== 'default')
      blend(THEME_COLOURS[theme], HOURS.night, this.nightColours);
    this.writePalette();
    this.onColours(this.blended);
  }

  /** Skins don't change the other themes, which aim at good visibility or plainness. */
  private blendSkin(name: Skin): Colours {
    const skin = this.theme === 'default' ? SKIN_PALETTES[name] : null;
    if (skin === null) return this.blended;
    blend({ ...THEME_COLOURS[this.theme], ...skin }, this.currentHour, this.skinColours);
    this.blendOpening(skin, this.skinColours);
    return this.skinColours;
  }

  /** @param colours of the run's own hour and day. */
  private blendOpening(
    skin: (typeof SKIN_PALETTES)[Skin],
    colours: Record<ColourName, number>,
  ): void {
    const { opening, openingColours, openingShare, theme } = this;
    if (opening === null || openingShare === 0) return;
    const shown = opening.theme ?? theme;
    const table =
      shown === 'default'
        ? { ...DAY_COLOURS[opening.day ?? 'clear'], ...skin }
        : THEME_COLOURS[shown];
    blend(table, openingHourAt(opening, openingShare), openingColours);
    const passed = 1 - openingShare;
    // A dawn makes the sky of a night light enough first, so that texts stay readable.
    const progress = hourAt(opening.at) === HOURS.night ? passed ** 2 : passed;
    const from = (name: ColourName) => openingColours[name];
    const to = (name: ColourName) => colours[name];
    fade(from, to, progress, progress, colours);
  }

  /** Whether the page opens at night, and its sights need a night's colours. */
  private get opensAtNight(): boolean {
    const { opening, openingShare } = this;
    return opening !== null && openingShare >= 0.5 && lastNight(opening.at) > 0;
  }

  private writePalette(): void {
    writeColours(this.palette, 'theme and hour', this.blended);
    writeColours(this.palette, 'skin', this.blendSkin(this.skin));
    writeColours(this.palette, 'rival', this.blendSkin(this.rivalSkin ?? this.skin));
    writeColours(this.palette, 'sights', this.colourSights());
  }

  private colourSights(): Colours {
    if (!this.isFirstDay || this.opensAtNight)
      return this.theme === 'default' ? SOURCE_COLOURS : this.nightColours;
    Object.assign(this.sightColours, this.blended);
    for (const [ink, colour] of this.inks ?? []) this.sightColours[ink] = this.blended[colour];
    return this.sightColours;
  }
}

/**
 * By day it stays; a night goes through a dawn of its own.
 * @param share of the opening that is still there.
 */
function openingHourAt({ at }: Opening, share: number): number {
  const hour = hourAt(at);
  if (hour !== HOURS.night) return hour;
  return (HOURS.night + Math.round((1 - share) * 2 * FADE_LEVELS)) % DAY_LENGTH;
}
