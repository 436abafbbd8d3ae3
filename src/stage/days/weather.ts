import { type Day, DAYS, GROUND_Y, skyScoreOf, STAGE_WIDTH, STEPS_PER_POINT } from '#simulation';
import { ART_PIXEL } from '../atlas.ts';
import type { PaletteSwap } from '../colours/palette-swap.ts';
import { DEFERRED_ATLAS } from '../deferred/deferred-atlas.ts';
import { putClouds, tileOffset } from '../figures/scenery.ts';
import { type CactusFrame, eachCactus } from '../figures/threats.ts';
import type { LayerName, Layers } from '../layers.ts';
import type { StageState } from '../stage.ts';
import { hasHighSky, UPRIGHT_SKY } from '../viewport.ts';
import { type FrameInfo, hasEvents, isSceneryMoving, type View } from '../view.ts';
import { type Air, type DayArt, motes, rain, sand, snow } from './air.ts';
import { peaksTop } from '../upright/peaks.ts';
import { amountOf } from '../day-progress.ts';

/** So that it reaches the ground, px. */
const DUST_TOP = GROUND_Y - DEFERRED_ATLAS['cloud-dust'].frame.h * ART_PIXEL;

type WeatherFrame = Parameters<DayArt['frame']>[0];

interface DayWeather {
  readonly air: Air;
  /** Nothing is in the air above this, px. An upright picture is filled up to its clouds. */
  readonly airTop?: number;
  readonly clouds?: readonly [WeatherFrame, WeatherFrame];
  /** Stretches over the whole sky. `speed` is a share of the ground's speed. */
  readonly bank?: {
    readonly frame: WeatherFrame;
    readonly layer: LayerName;
    readonly top: number;
    /** In the high sky of an upright picture. */
    readonly isHigh?: boolean;
    readonly speed: number;
  };
}

const WEATHER: Readonly<Record<Exclude<Day, 'clear'>, DayWeather>> = {
  golden: { air: motes, clouds: ['cloud-golden-1', 'cloud-golden-2'] },
  rain: {
    air: rain,
    airTop: 180,
    bank: { frame: 'cloud-deck', layer: 'clouds', top: 146, isHigh: true, speed: 0.05 },
  },
  sand: {
    air: sand,
    clouds: ['cloud-sand-1', 'cloud-sand-2'],
    bank: { frame: 'cloud-dust', layer: 'farSights', top: DUST_TOP, speed: 0.04 },
  },
  // 36 flakes would get lost in more sky.
  snow: { air: snow, airTop: -140, clouds: ['cloud-snow-1', 'cloud-snow-2'] },
};

/** Snow lies below the upper outlines, so that no cactus looks taller than it is. */
const CAPS = {
  'cactus-small-1': 'snow-cactus-small-1',
  'cactus-small-2': 'snow-cactus-small-2',
  'cactus-small-3': 'snow-cactus-small-3',
  'cactus-large-1': 'snow-cactus-large-1',
  'cactus-large-2': 'snow-cactus-large-2',
  'cactus-large-3': 'snow-cactus-large-3',
} as const satisfies Readonly<Record<CactusFrame, WeatherFrame>>;

/** From the peaks' tops, which a high bank of clouds hides, to where rain and snow begin, px. */
const BELOW_PEAKS_TOP = 80;

const isWeather = (day: Day): day is Exclude<Day, 'clear'> => day !== 'clear';
const WEATHER_DAYS = DAYS.filter(isWeather);

/** Clouds and air of the run's day, and of the page's opening, in place of a clear day's clouds. */
export class Weather implements View {
  private readonly putCap: (shape: CactusFrame, x: number, y: number) => void;

  /** @param palette says the day: rain must not fall in the colours of another one. */
  constructor(
    private readonly layers: Layers,
    private readonly art: DayArt,
    private readonly palette: Pick<PaletteSwap, 'day'>,
  ) {
    // The layer in front of the cacti.
    const inFront = layers('pickup');
    this.putCap = (shape, x, y) => inFront.put(art.frame(CAPS[shape]), x, y);
  }

  draw(frame: FrameInfo): void {
    const score = skyScoreOf(frame.view);
    for (let i = 0; i < WEATHER_DAYS.length; i++) {
      const day = WEATHER_DAYS[i];
      if (day === undefined) continue;
      const strength = amountOf(day, this.palette.day, score, frame.state);
      if (strength > 0) this.drawDay(day, strength, frame);
    }
  }

  private drawDay(day: Exclude<Day, 'clear'>, strength: number, frame: FrameInfo): void {
    const { view, alpha, groundX, state } = frame;
    const { layers, art } = this;
    const { air, airTop = 0, clouds, bank } = WEATHER[day];
    const isMoving = isSceneryMoving(state);
    const moved = isMoving ? groundX : 0;
    if (bank !== undefined) this.putBank(bank, moved, strength, state);
    if (clouds !== undefined)
      putClouds(frame, layers('clouds'), art.frame(clouds[0]), art.frame(clouds[1]), strength);
    if (!isMoving || !hasEvents(state.detail)) return;
    const layer = layers('air');
    const { viewport } = state;
    const top = hasHighSky(viewport)
      ? peaksTop(state) + BELOW_PEAKS_TOP
      : Math.max(viewport.top, airTop);
    layer.opacity = strength;
    // At step 0 all drops would be in a row.
    const before = (state.opening?.at ?? 0) * STEPS_PER_POINT;
    air(layer, art, before + view.steps + alpha, groundX, top, state.detail === 'full' ? 1 : 2);
    layer.opacity = 1;
    if (day !== 'snow') return;
    layers('pickup').opacity = strength;
    eachCactus(frame, layers('pickup'), this.putCap);
    layers('pickup').opacity = 1;
  }

  private putBank(
    bank: NonNullable<DayWeather['bank']>,
    moved: number,
    strength: number,
    state: Readonly<StageState>,
  ): void {
    const layer = this.layers(bank.layer);
    const tile = this.art.frame(bank.frame);
    const isHigh = bank.isHigh === true && hasHighSky(state.viewport);
    const by = ART_PIXEL * (isHigh ? UPRIGHT_SKY : 1);
    const width = tile.width * by;
    const top = isHigh ? peaksTop(state) : bank.top;
    // Late, because halfway its colours still differ from the sky's.
    layer.opacity = strength ** 3;
    for (let x = tileOffset(moved * bank.speed, width); x < STAGE_WIDTH; x += width)
      layer.putScaled(tile, x, top, width, tile.height * by);
    layer.opacity = 1;
  }
}
