import type { Box, RunView } from '#simulation';
import type { Story } from '#story';
import { exactScoreOf } from '../day-progress.ts';
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
  /** The sight's age when a bullet burst it. Like particles it is gone after a jump in time. */
  private hitAt: number | undefined;

  constructor(
    private readonly layers: Layers,
    art: Art<SightFrame>,
  ) {
    this.painter = new SightPainter(layers, art);
  }

  begin(): void {
    this.hitAt = undefined;
  }

  afterStep(story: Story): void {
    const { run } = story;
    if (this.hitAt !== undefined || run.entities.bullets.length === 0) return;
    const { name, begins } = daySightOf(run.seed);
    const age = story.sincePoints(begins);
    const target = age < Infinity ? DAY_SIGHTS[name].boxAt?.(age) : undefined;
    if (target !== undefined && this.isHit(target, run)) this.hitAt = age;
  }

  draw({ story, view, alpha, state }: FrameInfo): void {
    const { name, begins } = daySightOf(view.seed);
    const begun = story.sincePoints(begins);
    if (begun === Infinity) return;
    const sight = DAY_SIGHTS[name];
    const opacity = sightOpacity(exactScoreOf(view, alpha) - begins, DAY_SIGHT.lasts);
    const age = state.reducedMotion ? sight.stillAt : begun + alpha;
    // What stands still isn't where the bullets meet it.
    const hitAt = state.reducedMotion ? undefined : this.hitAt;
    this.painter.draw(sight, opacity, state, age, hitAt);
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
