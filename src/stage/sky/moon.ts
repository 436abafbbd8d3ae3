import { ART_PIXEL } from '../atlas.ts';
import type { DeferredFrameName } from '../deferred/deferred-atlas.ts';
import type { SpriteLayer } from '../sprite-layer.ts';
import type { Art } from '../sheets.ts';
import { skyTop } from '../overlay/hud-layout.ts';
import { DEFAULT_STAGE_STATE, type StageState } from '../stage.ts';
import { BELOW_HUD, hasDeepSky, hasHighSky, onGrid, UPRIGHT_SKY } from '../viewport.ts';
import { type MOON_PHASES, moonPhaseAt } from '../time-of-day.ts';

const PHASES = [
  'moon-1',
  'moon-2',
  'moon-3',
  'moon-4',
  'moon-5',
  'moon-6',
  'moon-7',
] as const satisfies readonly [...DeferredFrameName[]] & { readonly length: typeof MOON_PHASES };

const MOON_X = 686;
const MOON_RISES = 40;
/** Below this it would be a pale ghost in the sunset. */
const MOON_FROM = 0.4;

/** The moon rises as it gets dark. @param darkness 0 to 1. */
export function drawMoon(
  darkness: number,
  score: number,
  layer: SpriteLayer,
  art: Art<DeferredFrameName>,
  state: Readonly<StageState> = DEFAULT_STAGE_STATE,
): void {
  const risen = (darkness - MOON_FROM) / (1 - MOON_FROM);
  if (risen <= 0) return;
  const below = onGrid((1 - risen) * MOON_RISES);
  const moon = art.frame(PHASES[moonPhaseAt(score)] ?? PHASES[0]);
  const { viewport } = state;
  const isDeep = hasDeepSky(viewport);
  const size = moon.width * ART_PIXEL * (isDeep || hasHighSky(viewport) ? UPRIGHT_SKY : 1);
  const top = isDeep ? viewport.top + BELOW_HUD : skyTop(state);
  layer.putScaled(moon, MOON_X, top + below, size, size, risen);
}
