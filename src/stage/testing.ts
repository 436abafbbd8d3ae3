/** For unit tests and the gallery only. The rest of the site uses `#stage`. */
export { ART_PIXEL, ATLAS, type FrameName, SHEET_HASHES, SHEETS, TEXTURE_SIZE } from './atlas.ts';
export { blend, contrastRatio } from './colours/blend.ts';
export { PaletteSwap } from './colours/palette-swap.ts';
export {
  COLOUR_NAMES,
  type ColourName,
  type Colours,
  SOURCE_COLOURS,
} from './colours/source-colours.ts';
export { SKIN_PALETTES } from './colours/skins.ts';
export { THEME_COLOURS } from './colours/themes.ts';
export { type Crash, describeCrash, readCrash } from './crash-report.ts';
export { CrashBoxes } from './effects/crash-boxes.ts';
export { Ghost } from './effects/ghost.ts';
export {
  PARTICLE_CAPACITY,
  PARTICLE_KINDS,
  type ParticleKindName,
  Particles,
} from './effects/particles.ts';
export { RecordFlash, ScoreBlink } from './effects/blink.ts';
export { Shake } from './effects/shake.ts';
export { SpeedLines } from './effects/speed-lines.ts';
export { SpriteEffects } from './effects/sprite-effects.ts';
export { FIRST_VIEWS } from './create-stage.ts';
export { ANIMATIONS, createDino, dinoFrame } from './figures/dino.ts';
export { createClouds, createHills, GROUND_LINE_ROW, tileOffset } from './figures/scenery.ts';
export { cactusShape } from './figures/threats.ts';
export { extrapolatedGroundX, extrapolatedX, extrapolatedY } from './extrapolation.ts';
export { DEFERRED_ATLAS, DEFERRED_SHEETS, type DeferredFrameName } from './deferred-atlas.ts';
export { type DeferredViewFactory, DeferredViews } from './deferred-views.ts';
export type { NightEventFrame } from './night-events/night-event.ts';
export { NIGHT_EVENTS, NightEvents } from './night-events/night-events.ts';
export { type NightEventName, nightEventsOf } from './night-events/schedule.ts';
export { CAPTION_NAMES, CaptionBoard, type CaptionName, NO_CAPTIONS } from './overlay/captions.ts';
export { CentreTexts } from './overlay/centre-texts.ts';
export { Hud, turboFill } from './overlay/hud.ts';
export { AssistedLabel, Distance, NearMissCount } from './overlay/hud-labels.ts';
export { KeyCaps } from './overlay/key-caps.ts';
export { Messages } from './overlay/messages.ts';
export { GLYPHS, layOutText } from './overlay/text.ts';
export { childOf, findLayers, type LayerName, type Layers, spritesIn } from './layers.ts';
export { PixelGrid, SpriteLayer } from './sprite-layer.ts';
export { createStageOpener } from './open-stage.ts';
export { fittingResolution, fittingViewport, WIDE } from './viewport.ts';
export { OPENING } from './palette.ts';
export { type Art, loadArt } from './sheets.ts';
export { createSun } from './sky/daylight.ts';
export { drawMoon } from './sky/moon.ts';
export { Scene } from './scene.tsx';
export { Sky } from './sky/sky.ts';
export { drawBrightStars, starlightAt } from './sky/stars.ts';
export { DEFAULT_STAGE_STATE, DETAILS, EMPTY_HUD, turboPhase } from './stage.ts';
export {
  darknessAt,
  DAY_LENGTH,
  FADE_LEVELS,
  FADE_POINTS,
  hourAt,
  HOURS,
  moonPhaseAt,
} from './time-of-day.ts';
export { type FrameInfo, type View, WritableFrameInfo } from './view.ts';
