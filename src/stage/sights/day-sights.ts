import { type Box, type RunView, skyScoreOf } from '#simulation';
import type { Layers } from '../layers.ts';
import type { Art } from '../sheets.ts';
import type { FrameInfo, View } from '../view.ts';
import { DAY_SIGHT, type DaySightName, daySightOf } from './day-schedule.ts';
import { dayFlock } from './flock.ts';
import { dayHerd } from './herd.ts';
import { sightOpacity, SightPainter } from './painter.ts';
import { rainbow } from './rainbow.ts';
import type { DaySight, SightFrame } from './sight.ts';
import { skater } from './skater.ts';
import { tumbleweed } from './tumbleweed.ts';
import { plume } from './volcano.ts';

export const DAY_SIGHTS: Readonly<Record<DaySightName, DaySight>> = {
  flock: dayFlock,
  plume,
  tumbleweed,
  herd: dayHerd,
  rainbow,
  skater,
};

/** One quiet sight on the first day of each run. */
export class DaySights implements View {
  private readonly painter: SightPainter;
  private seed = '';
  private begins = Number.NaN;
  private sight: DaySight = rainbow;
  /** Steps of the run when it began, or at the first call after that. */
  private begunAt: number | undefined;
  private hitAt: number | undefined;

  constructor(
    private readonly layers: Layers,
    art: Art<SightFrame>,
  ) {
    this.painter = new SightPainter(layers, art);
  }

  afterStep(view: RunView): void {
    this.follow(view.seed);
    const points = skyScoreOf(view) - this.begins;
    if (!(points >= 0 && points < DAY_SIGHT.lasts)) {
      this.begunAt = undefined;
      this.hitAt = undefined;
      return;
    }
    if (this.begunAt === undefined || view.steps < this.begunAt) this.begunAt = view.steps;
    const age = view.steps - this.begunAt;
    const target = this.hitAt === undefined ? this.sight.boxAt?.(age) : undefined;
    if (target !== undefined && this.isHit(target, view)) this.hitAt = age;
  }

  draw({ view, alpha, state }: FrameInfo): void {
    const { begunAt, sight } = this;
    if (begunAt === undefined) return;
    const opacity = sightOpacity(view, alpha, this.begins, DAY_SIGHT.lasts);
    const age = state.reducedMotion ? sight.stillAt : Math.max(0, view.steps - begunAt + alpha);
    // What stands still isn't where the bullets meet it.
    const hitAt = state.reducedMotion ? undefined : this.hitAt;
    this.painter.draw(sight, opacity, state, age, hitAt);
  }

  private follow(seed: string): void {
    if (seed === this.seed) return;
    const { name, begins } = daySightOf(seed);
    this.seed = seed;
    this.begins = begins;
    this.sight = DAY_SIGHTS[name];
    this.begunAt = undefined;
    this.hitAt = undefined;
  }

  /** In the picture, where the camera enlarges bullets but no sights. */
  private isHit(target: Box, { entities: { bullets }, components }: RunView): boolean {
    const { position, scale } = this.layers.camera;
    const { Position, Size } = components;
    for (let i = 0; i < bullets.length; i++) {
      const bullet = bullets.get(i);
      const x = position.x + scale.x * Position.x.get(bullet);
      const y = position.y + scale.y * Position.y.get(bullet);
      const isBeside =
        x + scale.x * Size.width.get(bullet) < target.x || x > target.x + target.width;
      const isAbove = y + scale.y * Size.height.get(bullet) < target.y;
      if (!isBeside && !isAbove && y < target.y + target.height) return true;
    }
    return false;
  }
}
