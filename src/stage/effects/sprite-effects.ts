import { type RunView, STEPS_PER_SECOND } from '#simulation';
import { hasScenery } from '../detail.ts';
import type { Embellishment } from '../view.ts';
import type { Layers } from '../quads/layers.ts';
import type { QuadLayer } from '../quads/quad-layer.ts';
import type { Art } from '../sheets.ts';
import type { StageState } from '../stage.ts';
import { spawnBursts } from './bursts.ts';
import { drawFlames } from './flames.ts';
import { MuzzleFlash } from './muzzle-flash.ts';
import type { EffectFrame } from './particle-kinds.ts';
import { Particles } from './particles.ts';
import { ShotPterodactyls } from './shot-pterodactyls.ts';

/** What the sheet of effects is for: dust, flames, fire at the muzzle, feathers, points and stars. */
export class SpriteEffects implements Embellishment {
  stirring = false;

  private readonly particles = new Particles();
  private readonly shot = new ShotPterodactyls();
  private readonly flash: MuzzleFlash;
  private readonly behind: QuadLayer;
  private readonly before: QuadLayer;
  private view: RunView | undefined;

  constructor(
    layers: Layers,
    private readonly art: Art<EffectFrame>,
  ) {
    this.behind = layers('backEffects');
    this.before = layers('frontEffects');
    this.flash = new MuzzleFlash(this.before, art);
  }

  follow(view: RunView): void {
    this.meet(view);
    this.shot.follow(view);
    this.flash.follow(view);
    this.particles.moveOn(view.steps, view.groundCovered);
    spawnBursts(view, this.shot, this.particles);
  }

  draw(view: RunView, moment: number, covered: number, state: Readonly<StageState>): void {
    this.meet(view);
    const few = state.calm || state.theme === 'contrast';
    const amount = hasScenery(state.detail) ? (few ? 'few' : 'all') : 'points';
    drawFlames(view, moment, this.behind, this.art);
    this.flash.draw(view, moment, covered);
    // The run stands still after its last step; what flew then flies on.
    const steps = view.steps - 1 + moment + (state.sinceCrash * STEPS_PER_SECOND) / 1000;
    this.particles.draw(steps, covered, amount, this.before, this.art);
    this.stirring = view.gameOver && this.particles.lastEnd > steps;
  }

  /** A new run has nothing to do with what the one before left in the air. */
  private meet(view: RunView): void {
    if (view === this.view) return;
    this.view = view;
    this.particles.clear();
    this.flash.clear();
    this.shot.forget(view);
  }
}
