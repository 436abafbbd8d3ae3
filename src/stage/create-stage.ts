import { type RunView, STAGE_HEIGHT, STAGE_WIDTH } from '#simulation';
import type { StageApplication } from './application.ts';
import { ART_PIXEL } from './atlas.ts';
import { drawBullets } from './figures/bullets.ts';
import { drawCacti } from './figures/cacti.ts';
import { drawClouds } from './figures/clouds.ts';
import { drawDino } from './figures/dino.ts';
import { drawGround } from './figures/ground.ts';
import { drawPickup } from './figures/pickup.ts';
import { drawPterodactyls } from './figures/pterodactyls.ts';
import type { Embellishment } from './view.ts';
import { Hud } from './overlay/hud.ts';
import { interpolatedGroundX } from './interpolation.ts';
import { Messages } from './overlay/messages.ts';
import { Tints } from './tints.ts';
import { measureDrawn } from './quads/measure-drawn.ts';
import type { SheetArt } from './sheets.ts';
import type { Detail, Stage, StageState } from './stage.ts';

/** WebGL's number for it; the Canvas renderer knows it as well. */
const COLOR_BUFFER_BIT = 0x4000;

/** One pixel of the canvas to an art pixel: all of the art is still there, with a quarter of the pixels or fewer. */
const COARSE_RESOLUTION = 1 / ART_PIXEL;

/** A stage on this application, painted with this art. */
export function createStage({ application, canvas, quads, layers }: StageApplication, art: SheetArt): Stage {
  quads.setSheets([...art.sheets.values()]);
  const clouds = layers('clouds');
  const ground = layers('ground');
  const cacti = layers('cacti');
  const pickup = layers('pickup');
  const pterodactyls = layers('pterodactyls');
  const dino = layers('dino');
  const bullets = layers('bullets');
  const paint = new Tints();
  const hud = new Hud(layers('hud'), art, paint, layers('score'));
  const messages = new Messages(layers('messages'), art, paint);

  const { background } = application.renderer;
  // One object for all frames: Pixi would make one for each. Of what Pixi would clear only colour is ever drawn.
  const frame = { container: application.stage, clear: COLOR_BUFFER_BIT, clearColor: background.colorRgba };
  /** When the run on show was first drawn: the dino's waiting begins there, at the frame that the page shows as a picture. */
  let shownSince = 0;
  let awake = true;
  let embellishments: readonly Embellishment[] = [];
  let embellished: Promise<void> | undefined;
  let lost = false;
  /** Pixels of the canvas to a px of the stage, in full detail. */
  let resolution = 1;
  let shown: { view: RunView; alpha: number; state: StageState } | undefined;

  function draw(view: RunView, alpha: number, state: StageState): void {
    if (shown?.view !== view) shownSince = performance.now();
    if (shown === undefined) shown = { view, alpha, state };
    shown.view = view;
    shown.alpha = alpha;
    shown.state = state;
    if (lost || !awake) return;
    fit(state.detail);
    for (let i = 0; i < layers.inOrder.length; i++) layers.inOrder[i]?.clear();
    // A finished run stands still where it ended.
    const moment = view.gameOver ? 1 : alpha;
    const covered = interpolatedGroundX(view, moment);
    drawClouds(view, moment, clouds, art);
    drawGround(covered, ground, art);
    drawCacti(view, moment, cacti, art);
    drawPickup(view, moment, pickup, art);
    drawPterodactyls(view, moment, pterodactyls, art);
    // The clock only where it is needed: what it says is an object.
    const waited = view.steps === 0 ? performance.now() - shownSince : 0;
    drawDino(view, moment, covered, waited, dino, art);
    drawBullets(view, moment, bullets, art);
    for (let i = 0; i < embellishments.length; i++) embellishments[i]?.draw(view, moment, covered, state);
    // After what gives the colours of the hour.
    hud.draw(view, state.highScore);
    messages.draw(view, state);
    application.renderer.render(frame);
  }

  /** Gives the canvas as many pixels as the screen has at its place, or fewer where frames come late. */
  function fit(detail: Detail): void {
    const wanted = detail === 'coarse' ? COARSE_RESOLUTION : resolution;
    if (wanted === application.renderer.resolution) return;
    application.renderer.resize(STAGE_WIDTH, STAGE_HEIGHT, wanted);
    // Pixels that are larger than the screen's are to stay pixels.
    canvas.style.imageRendering = wanted < 1 ? 'pixelated' : 'auto';
  }

  /** What the canvas showed is gone: nobody else draws while a run is paused. */
  function drawAgain(): void {
    if (shown !== undefined) draw(shown.view, shown.alpha, shown.state);
  }

  function setBackground(rgb: number): void {
    background.color = rgb;
    frame.clearColor = background.colorRgba;
  }

  async function embellish(): Promise<void> {
    const { embellish: makeAll, describeCrash, PaletteSwap } = await import('./late-views.ts');
    messages.describeCrash = describeCrash;
    embellishments = await makeAll({ layers, art, paint, swap: new PaletteSwap(quads, paint, setBackground) });
    if (shown === undefined) return;
    for (const embellishment of embellishments) embellishment.follow(shown.view);
    drawAgain();
  }

  function listen(event: string, listener: () => void): () => void {
    canvas.addEventListener(event, listener);
    return () => canvas.removeEventListener(event, listener);
  }

  // Pixi and the quads' renderer listen too, and first: they make a restored context usable before these hear of it.
  canvas.addEventListener('webglcontextlost', () => {
    lost = true;
  });
  canvas.addEventListener('webglcontextrestored', () => {
    lost = false;
    drawAgain();
  });

  return {
    canvas,
    renderer: quads.kind,
    draw,
    drawn: () => ({ renderer: quads.kind, textures: quads.textures, ...measureDrawn(layers.inOrder) }),
    follow(view) {
      // By index: an iterator would be a new object in each step, and in each frame.
      for (let i = 0; i < embellishments.length; i++) embellishments[i]?.follow(view);
    },
    get stirring() {
      return embellishments.some((embellishment) => embellishment.stirring);
    },
    embellish() {
      embellished ??= embellish();
      return embellished;
    },
    resize(cssWidth, devicePixelRatio) {
      // Whole multiples keep every art pixel as wide as its neighbour; never fewer pixels than the screen has.
      const fitting = Math.max(1, Math.ceil((cssWidth * devicePixelRatio) / STAGE_WIDTH));
      if (fitting === resolution) return;
      resolution = fitting;
      drawAgain();
    },
    onContextLost: (listener) => listen('webglcontextlost', listener),
    onContextRestored: (listener) => listen('webglcontextrestored', listener),
    sleep() {
      awake = false;
    },
    wake() {
      awake = true;
    },
  };
}
