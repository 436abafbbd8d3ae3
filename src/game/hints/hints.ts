import { type HintDevice, hintOnStage, spokenHint } from '#content';
import {
  DINO_X,
  type Entities,
  FAST_FALL_VELOCITY,
  isFasterWithTurbo,
  type RunView,
  STEP_EVENT,
  STEPS_PER_SECOND,
  isAirborne,
} from '#simulation';
import type { Hint } from '#stage';
import type { GameOutputOptions } from '../outputs/game-output.ts';
import type { ControlNames } from './control-names.ts';
import { type Lesson, LESSONS, type TaughtHints } from './taught-hints.ts';

/**
 * A hint that nothing ends but its use, of turbo or of the fast fall, is shown for so long in a
 * run, steps.
 */
const MOST_HINT_STEPS = 8 * STEPS_PER_SECOND;

/**
 * The fast fall is taught from this score on: to who waits in the air by then, and has learnt the
 * rest.
 */
const FALL_HINT_SCORE = 300;

/**
 * Teaches the game while it is played: a hint for the first cactus, pterodactyl and pickup, for
 * turbo and for the fast fall, until the player has done it once.
 */
export class Hints {
  /** The hint to show; null for none. */
  current: Hint | null = null;
  private device: HintDevice | undefined;
  private turboSteps = 0;
  private fallSteps = 0;
  /** The sentence that is to be announced. */
  private unspoken: string | undefined;

  constructor(
    private readonly taught: Pick<TaughtHints, 'get' | 'add'>,
    private readonly names: ControlNames,
    private readonly options: Pick<GameOutputOptions, 'settings' | 'announce'>,
  ) {}

  /** A run begins. */
  reset(): void {
    this.current = null;
    this.turboSteps = 0;
    this.fallSteps = 0;
    this.unspoken = undefined;
  }

  afterStep(view: RunView): void {
    this.learnFrom(view);
    const lesson = this.lessonFor(view);
    if (lesson === 'turbo') this.turboSteps += 1;
    if (lesson === 'fall') this.fallSteps += 1;
    if (lesson !== this.current?.about || this.names.device !== this.device) this.show(lesson);
    // The events of a step are announced after this, and only the last announcement of a moment is
    // read out.
    if (this.unspoken === undefined || view.happened !== 0) return;
    this.options.announce(this.unspoken);
    this.unspoken = undefined;
  }

  private show(lesson: Lesson | undefined): void {
    const { names } = this;
    const { bindings } = this.options.settings.get();
    const isNew = lesson !== this.current?.about;
    this.device = names.device;
    const name = lesson === undefined ? undefined : names.nameOf(lesson, bindings);
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
    const { taught } = this;
    const { cactus, fall } = taught.get();
    const { entities, happened } = view;
    if (!cactus && !view.gameOver && hasPassed(view, entities.cacti)) taught.add('cactus');
    if (!fall && isFallingFast(view)) taught.add('fall');
    if (happened === 0) return;
    const hasDucked = (happened & STEP_EVENT.crouched) !== 0 && entities.pterodactyls.length > 0;
    if (hasDucked || (happened & STEP_EVENT.pterodactylShot) !== 0) taught.add('pterodactyl');
    if ((happened & STEP_EVENT.weaponCollected) !== 0) taught.add('pickup');
    if ((happened & STEP_EVENT.turboStarted) !== 0) taught.add('turbo');
  }

  /** What to teach at this moment; undefined for nothing. */
  private lessonFor(view: RunView): Lesson | undefined {
    if (view.gameOver) return undefined;
    const taught = this.taught.get();
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
        return !this.options.settings.get().singleKey && isAhead(view, entities.pterodactyls);
      case 'pickup':
        return isAhead(view, entities.pickups);
      case 'turbo':
        // One thing after the other: whoever can jump over a cactus can go faster.
        return (
          isTurboOffered(view) && this.taught.get().cactus && this.turboSteps < MOST_HINT_STEPS
        );
      case 'fall': {
        // In single-key mode there is no key for it.
        if (this.options.settings.get().singleKey || view.score < FALL_HINT_SCORE) return false;
        return this.fallSteps > 0 ? this.fallSteps < MOST_HINT_STEPS : isAirborne(view);
      }
    }
  }
}

/** Whether turbo can be set off, and would make the dino faster. */
function isTurboOffered({ turbo, pace }: RunView): boolean {
  return (
    turbo.stepsLeft === 0 && turbo.cooldownStepsLeft === 0 && isFasterWithTurbo(pace.baseSpeed)
  );
}

/** A jump that nothing is pressed in is slower than this until it lands. */
function isFallingFast(view: RunView): boolean {
  return isAirborne(view) && view.components.Velocity.y.get(view.dino) >= FAST_FALL_VELOCITY;
}

/** Whether one of these is still to reach the dino. */
function isAhead({ components: { Position } }: RunView, entities: Entities): boolean {
  for (let i = 0; i < entities.length; i++)
    if (Position.x.get(entities.get(i)) > DINO_X) return true;
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
