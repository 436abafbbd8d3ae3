import { type HintDevice, hintOnStage, spokenHint } from '#content';
import { DINO_X, type Entities, type RunView, STEP_EVENT, STEPS_PER_SECOND } from '#simulation';
import type { Hint } from '#stage';
import type { Settings } from '../settings/settings.ts';
import type { ControlNames } from './control-names.ts';
import { type Lesson, LESSONS, type TaughtHints } from './taught-hints.ts';

/** The hint of turbo, which nothing ends but its use, is shown for so long in a run, steps. */
const TURBO_HINT_STEPS = 8 * STEPS_PER_SECOND;

export interface HintsOptions {
  readonly taught: Pick<TaughtHints, 'get' | 'add'>;
  readonly names: ControlNames;
  readonly settings: () => Settings;
  readonly announce: (sentence: string) => void;
}

/**
 * Teaches the game while it is played: a hint for the first cactus, pterodactyl and pickup, and for turbo, until the player has done
 * it once.
 */
export class Hints {
  /** The hint to show; null for none. */
  current: Hint | null = null;
  private device: HintDevice | undefined;
  private turboSteps = 0;
  /** The sentence that is to be announced. */
  private unspoken: string | undefined;

  constructor(private readonly options: HintsOptions) {}

  /** A run begins. */
  reset(): void {
    this.current = null;
    this.turboSteps = 0;
    this.unspoken = undefined;
  }

  afterStep(view: RunView): void {
    this.learnFrom(view);
    const lesson = this.lessonFor(view);
    if (lesson === 'turbo') this.turboSteps += 1;
    if (lesson !== this.current?.about || this.options.names.device !== this.device) this.show(lesson);
    // The events of a step are announced after this, and only the last announcement of a moment is read out.
    if (this.unspoken === undefined || view.happened !== 0) return;
    this.options.announce(this.unspoken);
    this.unspoken = undefined;
  }

  private show(lesson: Lesson | undefined): void {
    const { names, settings } = this.options;
    const isNew = lesson !== this.current?.about;
    this.device = names.device;
    const name = lesson === undefined ? undefined : names.nameOf(lesson, settings().bindings);
    if (lesson === undefined || name === undefined) {
      this.current = null;
      this.unspoken = undefined;
      return;
    }
    this.current = { about: lesson, text: hintOnStage(lesson, this.device, name.onStage) };
    if (isNew) this.unspoken = spokenHint(lesson, this.device, name.spoken);
  }

  /** Notes what the player has just done. */
  private learnFrom(view: RunView): void {
    const { taught } = this.options;
    const { cactus } = taught.get();
    const { entities, happened } = view;
    if (!cactus && !view.gameOver && hasPassed(view, entities.cacti)) taught.add('cactus');
    if (happened === 0) return;
    const hasDucked = (happened & STEP_EVENT.crouched) !== 0 && entities.pterodactyls.length > 0;
    if (hasDucked || (happened & STEP_EVENT.pterodactylShot) !== 0) taught.add('pterodactyl');
    if ((happened & STEP_EVENT.weaponCollected) !== 0) taught.add('pickup');
    if ((happened & STEP_EVENT.turboStarted) !== 0) taught.add('turbo');
  }

  /** What to teach at this moment; undefined for nothing. */
  private lessonFor(view: RunView): Lesson | undefined {
    if (view.gameOver) return undefined;
    const taught = this.options.taught.get();
    for (let i = 0; i < LESSONS.length; i++) {
      const lesson = LESSONS[i];
      if (lesson !== undefined && !taught[lesson] && this.isDue(lesson, view)) return lesson;
    }
    return undefined;
  }

  private isDue(lesson: Lesson, view: RunView): boolean {
    const { entities } = view;
    switch (lesson) {
      case 'cactus':
        return isAhead(view, entities.cacti);
      case 'pterodactyl':
        // In single-key mode the dino ducks by itself.
        return !this.options.settings().singleKey && isAhead(view, entities.pterodactyls);
      case 'pickup':
        return isAhead(view, entities.pickups);
      case 'turbo': {
        // One thing after the other: whoever can jump over a cactus can go faster.
        const isReady = view.turboStepsLeft === 0 && view.cooldownStepsLeft === 0;
        return isReady && this.options.taught.get().cactus && this.turboSteps < TURBO_HINT_STEPS;
      }
    }
  }
}

/** Whether one of these is still to reach the dino. */
function isAhead({ components: { Position } }: RunView, entities: Entities): boolean {
  for (let i = 0; i < entities.length; i++) if (Position.x.get(entities.get(i)) > DINO_X) return true;
  return false;
}

/** Whether one of these has left the dino behind it. */
function hasPassed({ components: { Position, Size } }: RunView, entities: Entities): boolean {
  for (let i = 0; i < entities.length; i++) {
    const entity = entities.get(i);
    if (Position.x.get(entity) + Size.width.get(entity) < DINO_X) return true;
  }
  return false;
}
