import {
  HITBOX_INSET,
  hitboxBottom,
  hitboxLeft,
  hitboxRight,
  hitboxTop,
  INPUT,
  isAirborne,
  isCrouching,
  kindOf,
  MAX_CACTI,
  type RunView,
  STANDING_Y,
  type ThreatKind,
} from '#simulation';

/** A pterodactyl that reaches below this, px, has to be ducked under, shot or jumped. */
export const STANDING_TOP = STANDING_Y + HITBOX_INSET;

/** What the dino can do while a threat passes. If it does several, the last in this list counts. */
const WAYS = ['upright', 'jumping', 'crouching', 'over'] as const;
type Way = (typeof WAYS)[number];

export interface PassedThreat {
  readonly kind: ThreatKind;
  /** A group of large cacti, as many as there can be. */
  readonly isWide: boolean;
  /** Would hit a standing dino. */
  readonly isLow: boolean;
  /** 'jumping' means below the threat, 'over' means above it. */
  readonly how: Way;
  readonly isNearMiss: boolean;
}

type Shape = Pick<PassedThreat, 'isWide' | 'isLow'>;

const SHAPES: Readonly<Record<ThreatKind, (view: RunView, threat: number) => Shape>> = {
  cactus: ({ components: { Cactus } }, threat) => ({
    isWide: Cactus.large.get(threat) === 1 && Cactus.multiple.get(threat) === MAX_CACTI,
    isLow: false,
  }),
  pterodactyl: (view, threat) => ({
    isWide: false,
    isLow: hitboxBottom(view, threat) > STANDING_TOP,
  }),
};

export interface LandedJump {
  readonly cleared: readonly ThreatKind[];
  /** Steps on the ground before this jump; Infinity for the run's first. */
  readonly stepsOnGround: number;
  /** Crouch was pressed in the air and still held on landing. */
  readonly isFallFast: boolean;
}

export interface StepFacts {
  readonly view: RunView;
  /** Sum of INPUT bits. */
  readonly input: number;
  readonly passed: readonly PassedThreat[];
  readonly landed: LandedJump | null;
  readonly shotsMissed: number;
}

interface Encounter {
  readonly enteredAt: number;
  how: Way;
  hasPassed: boolean;
}

interface Jump {
  readonly stepsOnGround: number;
  readonly cleared: ThreatKind[];
  isCrouchReleased: boolean;
  isFallFast: boolean;
}

/** Works out how each threat was passed, which the events of a step don't tell. */
export class RunObserver {
  private readonly encounters = new Map<number, Encounter>();
  private jump: Jump | null = null;
  private landedAt = -Infinity;
  private shots = 0;
  private hits = 0;

  constructor(private readonly view: RunView) {}

  observe(input: number): StepFacts {
    const { view } = this;
    const nearMisses = this.readEvents();
    this.followJump(input);
    const passed = this.findPassed(nearMisses);
    const { jump } = this;
    if (jump !== null) {
      for (const { kind, how } of passed) if (how === 'over') jump.cleared.push(kind);
    }
    const hasLanded = jump !== null && !isAirborne(view);
    if (hasLanded) {
      this.jump = null;
      this.landedAt = view.steps;
      jump.isFallFast &&= (input & INPUT.crouch) !== 0;
    }
    const shotsMissed = this.shots - this.hits - view.entities.bullets.length;
    return { view, input, passed, landed: hasLanded ? jump : null, shotsMissed };
  }

  private readEvents(): readonly number[] {
    const { events, steps } = this.view;
    const nearMisses: number[] = [];
    for (let i = 0; i < events.length; i++) {
      const { type, entity } = events.at(i);
      if (type === 'shot') this.shots += 1;
      else if (type === 'pterodactylShot') this.hits += 1;
      else if (type === 'nearMiss') nearMisses.push(entity);
      else if (type === 'jumped') {
        const stepsOnGround = steps - 1 - this.landedAt;
        this.jump = { stepsOnGround, cleared: [], isCrouchReleased: false, isFallFast: false };
      }
    }
    return nearMisses;
  }

  private followJump(input: number): void {
    const { jump } = this;
    if (jump === null) return;
    if ((input & INPUT.crouch) === 0) jump.isCrouchReleased = true;
    else if (jump.isCrouchReleased) jump.isFallFast = true;
  }

  private findPassed(nearMisses: readonly number[]): readonly PassedThreat[] {
    const { view } = this;
    const { threats } = view.entities;
    const { Threat } = view.components;
    const left = hitboxLeft(view, view.dino);
    const right = hitboxRight(view, view.dino);
    const passed: PassedThreat[] = [];
    for (let i = 0; i < threats.length; i++) {
      const threat = threats.get(i);
      if (hitboxLeft(view, threat) > right) continue;
      const enteredAt = Threat.enteredAt.get(threat);
      let encounter = this.encounters.get(threat);
      // Entity ids are reused, so the id alone doesn't identify the threat.
      if (encounter === undefined || encounter.enteredAt !== enteredAt) {
        encounter = { enteredAt, how: 'upright', hasPassed: false };
        this.encounters.set(threat, encounter);
      }
      if (encounter.hasPassed) continue;
      const how = this.wayNow(threat);
      if (WAYS.indexOf(how) > WAYS.indexOf(encounter.how)) encounter.how = how;
      if (hitboxRight(view, threat) > left) continue;
      encounter.hasPassed = true;
      const kind = kindOf(view, threat);
      passed.push({
        kind,
        ...SHAPES[kind](view, threat),
        how: encounter.how,
        isNearMiss: nearMisses.includes(threat),
      });
    }
    return passed;
  }

  private wayNow(threat: number): Way {
    const { view } = this;
    if (hitboxBottom(view, view.dino) <= hitboxTop(view, threat)) return 'over';
    if (isCrouching(view)) return 'crouching';
    return isAirborne(view) ? 'jumping' : 'upright';
  }
}
