import type { RunView } from '#simulation';
import type { Embellishment } from '../view.ts';
import type { LayerName, Layers } from '../quads/layers.ts';
import type { StageState } from '../stage.ts';

/** What stands on the ground, and the ground. Sky and hills are too far away, HUD and messages are to be read. */
const SHAKEN = [
  'ground',
  'backEffects',
  'cacti',
  'pickup',
  'pterodactyls',
  'dino',
  'bullets',
  'frontEffects',
  'debug',
] as const satisfies readonly LayerName[];

/** How long it shakes, ms, and how far at first, px. */
const SHAKE_MS = 300;
const SHAKE_PX = 6;

/** Each direction lasts this long, ms. */
const KICK_MS = 40;
/**
 * Shares of the way. To the left and down only: there the ground reaches further than the stage, and no gap opens.
 * The last step back to rest is the smallest.
 */
const KICKS = [
  { x: -1, y: 0.7 },
  { x: 0, y: 0.2 },
  { x: -0.8, y: 1 },
  { x: -0.1, y: 0 },
  { x: -0.9, y: 0.6 },
  { x: 0, y: 0.3 },
  { x: -0.8, y: 0.8 },
  { x: 0, y: 0 },
] as const;

/** The crash is felt in the picture for a moment. */
export class Shake implements Embellishment {
  stirring = false;

  constructor(private readonly layers: Layers) {}

  follow(): void {
    // It goes by the time since the crash: no step comes after it.
  }

  draw(view: RunView, _moment: number, _covered: number, { calm, sinceCrash }: Readonly<StageState>): void {
    const shakes = view.gameOver && !calm && sinceCrash < SHAKE_MS;
    const kick = shakes ? KICKS[Math.floor(sinceCrash / KICK_MS)] : undefined;
    const reach = SHAKE_PX * (1 - sinceCrash / SHAKE_MS);
    const x = kick === undefined ? 0 : Math.round(kick.x * reach);
    const y = kick === undefined ? 0 : Math.round(kick.y * reach);
    for (let i = 0; i < SHAKEN.length; i++) {
      const layer = this.layers(SHAKEN[i] ?? 'ground');
      layer.offsetX = x;
      layer.offsetY = y;
    }
    this.stirring = shakes;
  }
}
