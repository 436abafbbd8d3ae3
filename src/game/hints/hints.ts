import { type HintDevice, hintOnStage, spokenHint } from '#content';
import {
  DINO_X,
  type Entities,
  FAST_FALL_VELOCITY,
  type RunView,
  STEP_EVENT,
  STEPS_PER_SECOND,
  isAirborne,
  turboPhase,
} from '#simulation';
import type { Hint } from '#stage';
import type { GameOutputOptions } from '../outputs/game-output.ts';
import type { ControlNames } from './control-names.ts';
import { type Lesson, LESSONS, type TaughtHints } from './taught-hints.ts';

/** Stop showing the hints for turbo and the fast fall after this time in a run, steps. */
const MAX_HINT_STEPS = 8 * STEPS_PER_SECOND;

/** Turbo adds risk and no points. */
const TURBO_HINT_SCORE = 200;

/**
 * Teach the fast fall from this score on, to players who wait in the air and know the rest by then.
 */
const FALL_HINT_SCORE = 300;

/**
 * Teaches the game during play: hints for the first cactus, pterodactyl and pickup and for the fast
 * fall, until the player has done each of them once, and then for turbo, in one run only.
 */
export class Hints {
  current: Hint | null = null;
  private device: HintDevice | undefined;
  private turboSteps = 0;
  private fallSteps = 0;
  private unspoken: string | undefined;

  constructor(
    private readonly taught: Pick<TaughtHints, 'get' | 'add'>,
    private readonly names: ControlNames,
    private readonly options: Pick<GameOutputOptions, 'settings' | 'announce'>,
  ) {}

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
    // The step's own events are announced after this, and screen readers read only the last of
    // several announcements. So wait for a step without events.
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
    if (lesson === 'turbo') this.taught.add('turbo');
  }

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
    if ((happened & STEP_EVENT.turboStarted) !== 0) {
      taught.add('turbo');
      this.turboSteps = MAX_HINT_STEPS;
    }
  }

  private lessonFor(view: RunView): Lesson | undefined {
    if (view.gameOver) return undefined;
    const taught = this.taught.get();
    for (let i = 0; i < LESSONS.length; i++) {
      const lesson = LESSONS[i];
      if (lesson === undefined || (taught[lesson] && lesson !== 'turbo')) continue;
      if (this.isDue(lesson, view)) return lesson;
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
        return this.isTurboDue(view);
      case 'fall': {
        // Single-key mode has no key for the fast fall.
        if (this.options.settings.get().singleKey || view.score < FALL_HINT_SCORE) return false;
        return this.fallSteps > 0 ? this.fallSteps < MAX_HINT_STEPS : isAirborne(view);
      }
    }
  }

  private isTurboDue(view: RunView): boolean {
    if (turboPhase(view) !== 'ready') return false;
    if (this.turboSteps > 0) return this.turboSteps < MAX_HINT_STEPS;
    const { cactus, pterodactyl, pickup, turbo, secondRun } = this.taught.get();
    const knowsTheRest = cactus && pterodactyl && pickup && secondRun;
    return !turbo && knowsTheRest && view.score >= TURBO_HINT_SCORE;
  }
}

/** A jump without further input stays slower than this until it lands. */
function isFallingFast(view: RunView): boolean {
  return isAirborne(view) && view.components.Velocity.y.get(view.dino) >= FAST_FALL_VELOCITY;
}

function isAhead({ components: { Position } }: RunView, entities: Entities): boolean {
  for (let i = 0; i < entities.length; i++)
    if (Position.x.get(entities.get(i)) > DINO_X) return true;
  return false;
}

function hasPassed({ components: { Position, Size } }: RunView, entities: Entities): boolean {
  for (let i = 0; i < entities.length; i++) {
    const entity = entities.get(i);
    if (Position.x.get(entity) + Size.width.get(entity) < DINO_X) return true;
  }
  return false;
}
