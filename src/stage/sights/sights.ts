import { Container } from 'pixi.js';
import type { RunView } from '#simulation';
import type { Embellishment } from '../embellishment.ts';
import type { Layers } from '../layers.tsx';
import type { Art } from '../sheets.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { StageState, Theme } from '../stage.ts';
import { aurora } from './aurora.ts';
import { flock } from './flock.ts';
import { herd } from './herd.ts';
import { meteor } from './meteor.ts';
import { nightAt, nightShown } from './night.ts';
import { type SightName, sightsOf } from './nights.ts';
import { shootingStars } from './shooting-stars.ts';
import type { Brush, Sight, SightFrame } from './sight.ts';
import { swimmers } from './swimmers.ts';
import { volcano } from './volcano.ts';

export const SIGHTS: Readonly<Record<SightName, Sight>> = {
  meteor,
  herd,
  aurora,
  volcano,
  flock,
  shootingStars,
  swimmers,
};

/** How strongly they are painted: what is grey must not be taken for a threat, and with high contrast only what matters is shown. */
const STRENGTH = { ours: 1, monochrome: 0.35, contrast: 0 } as const satisfies Record<Theme, number>;

/** One layer's sprites, which come and go with the night together. */
class LayerBrush implements Brush {
  private readonly pool: SpritePool;
  private readonly box = new Container();

  constructor(
    layer: Container,
    private readonly art: Art<SightFrame>,
  ) {
    layer.addChild(this.box);
    this.pool = new SpritePool(this.box);
  }

  paint(frame: SightFrame, x: number, y: number, opacity: number): void {
    this.pool.place(this.art.texture(frame), x, y).alpha = opacity;
  }

  /** @param opacity of all that was painted for this frame, 0 to 1. */
  finish(opacity: number): void {
    this.box.alpha = opacity;
    this.pool.finish();
  }
}

/** The rare sights: each begins as its night falls, and is gone with it. */
export class Sights implements Embellishment {
  readonly stirring = false;

  private readonly brushes: Readonly<Record<Sight['layer'], LayerBrush>>;
  private night = 0;
  private names: readonly SightName[] = [];
  /** Steps of the run when its night fell, or when it was first heard of. */
  private nightfall = 0;

  constructor(layers: Layers, art: Art<SightFrame>) {
    this.brushes = {
      farSights: new LayerBrush(layers('farSights'), art),
      nearSights: new LayerBrush(layers('nearSights'), art),
    };
  }

  follow(view: RunView): void {
    const night = nightAt(view.score);
    // A new run begins by day: no other sign of one is needed.
    if (night === this.night) return;
    this.night = night;
    this.names = sightsOf(night);
    this.nightfall = view.steps;
  }

  draw(view: RunView, moment: number, _covered: number, { theme, calm }: Readonly<StageState>): void {
    const opacity = STRENGTH[theme] * nightShown(view, moment);
    if (opacity > 0) {
      const age = Math.max(0, view.steps - this.nightfall - 1 + moment);
      for (const name of this.names) SIGHTS[name].draw(this.brushes[SIGHTS[name].layer], age, calm);
    }
    this.brushes.farSights.finish(opacity);
    this.brushes.nearSights.finish(opacity);
  }
}
