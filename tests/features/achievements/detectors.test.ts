// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { DETECTORS } from '#src/features/achievements/detectors.ts';
import { evaluateCourses } from '#src/features/achievements/evaluate.ts';
import {
  type LandedJump,
  type PassedThreat,
  RunObserver,
  type StepFacts,
} from '#src/features/achievements/run-observer.ts';
import {
  createRun,
  INPUT,
  LARGE_CACTUS_SIZE,
  NO_INPUT,
  type PracticeSubject,
  STEP_EVENT,
  type StepEvent,
} from '#simulation';
import { playRun } from '../../replay/players.ts';
import { run } from '../history/some-runs.ts';

type RunAchievement = keyof typeof DETECTORS;

const LOW: PassedThreat = {
  kind: 'pterodactyl',
  isWide: false,
  isLow: true,
  how: 'crouching',
  isNearMiss: false,
};
const CACTUS: PassedThreat = { ...LOW, kind: 'cactus', isLow: false, how: 'over' };
const WIDE: PassedThreat = { ...CACTUS, isWide: true };
const HIGH: PassedThreat = { ...LOW, isLow: false, how: 'upright' };
const CLOSE: PassedThreat = { ...CACTUS, isNearMiss: true };
const USEFUL: LandedJump = { cleared: ['cactus'], stepsOnGround: 1, isFallFast: false };
const HOP: LandedJump = { ...USEFUL, stepsOnGround: 4 };
const IN_VAIN: LandedJump = { ...USEFUL, cleared: [] };

const { view } = createRun('facts');
const SHOT: StepEvent = {
  type: 'pterodactylShot',
  entity: 1,
  kind: 'pterodactyl',
  frame: 0,
  score: 0,
  x: 600,
  y: 200,
  width: 96,
  height: 100,
};
const HIGH_SHOT = { ...SHOT, y: 150 };

interface Moment extends Partial<Pick<StepFacts, 'input' | 'passed' | 'landed' | 'shotsMissed'>> {
  readonly score?: number;
  readonly steps?: number;
  readonly events?: readonly StepEvent[];
}

function judge(id: RunAchievement, moments: readonly Moment[]): number {
  const detect = DETECTORS[id]();
  const progress = moments.map((moment, step) => {
    const { events = [], score = 0, steps = step + 1, ...facts } = moment;
    const happened = events.reduce((bits, { type }) => bits | STEP_EVENT[type], 0);
    const at = (index: number) => events[index] ?? SHOT;
    const seen = { ...view, score, steps, happened, events: { length: events.length, at } };
    return detect({
      input: NO_INPUT,
      passed: [],
      landed: null,
      shotsMissed: 0,
      ...facts,
      view: seen,
    });
  });
  return Math.max(...progress);
}

const passes = (...threats: readonly PassedThreat[]): Moment[] =>
  threats.map((threat) => ({ passed: [threat] }));
const lands = (...jumps: readonly LandedJump[]): Moment[] => jumps.map((landed) => ({ landed }));
const times = <Each>(count: number, each: Each): Each[] =>
  Array.from({ length: count }, () => each);
const event = (type: StepEvent['type']): StepEvent => ({ ...SHOT, type });
const brokenAt = (score: number, how: Moment): Moment[] => [
  { score },
  { ...how, score: score + 1 },
  { score: 5000 },
];

describe('what earns an achievement, and what does not', () => {
  const cases: readonly (readonly [RunAchievement, Moment[], number])[] = [
    ['firstNight', [{ score: 899 }], 899],
    ['longLegs', [{ score: 2000 }], 2000],
    ['oneKey', brokenAt(499, { input: INPUT.crouch }), 499],
    ['oneKey', [{ score: 500, input: INPUT.jump }], 500],
    ['unboosted', brokenAt(400, { events: [event('turboStarted')] }), 400],
    ['unarmed', brokenAt(900, { events: [event('weaponCollected')] }), 900],
    ['personalSpace', brokenAt(700, { events: [event('nearMiss')] }), 700],
    ['wideLoad', [{ score: 299, passed: [WIDE] }], 1],
    ['wideLoad', [{ score: 300, passed: [WIDE] }], 0],
    ['wideLoad', [{ score: 299, passed: [CACTUS] }], 0],
    ['limbo', passes(...times(9, LOW), CACTUS, LOW), 10],
    ['limbo', passes(...times(9, LOW), HIGH, LOW), 9],
    ['headHigh', passes(...times(5, HIGH), { ...HIGH, how: 'crouching' }, ...times(5, HIGH)), 5],
    ['whisker', passes(CLOSE, CLOSE, CACTUS, CLOSE), 2],
    ['highJump', passes({ ...LOW, how: 'over' }), 1],
    ['trapdoor', [...lands({ ...IN_VAIN, isFallFast: true }), ...passes(LOW, LOW)], 1],
    ['trapdoor', [...lands({ ...IN_VAIN, isFallFast: true }), { steps: 46, passed: [LOW] }], 1],
    ['trapdoor', [...lands({ ...IN_VAIN, isFallFast: true }), { steps: 47, passed: [LOW] }], 0],
    ['bunnyHop', lands(...times(3, HOP), { ...HOP, stepsOnGround: 5 }, HOP), 3],
    ['bunnyHop', lands(HOP, IN_VAIN, HOP), 0],
    ['noneInVain', lands(...times(30, USEFUL), IN_VAIN, ...times(30, USEFUL)), 30],
    ['pointBlank', [{ events: [{ ...SHOT, x: 247 }] }], 1],
    ['pointBlank', [{ events: [{ ...SHOT, x: 248 }] }], 0],
    ['doubleTap', [1, 61].map((steps) => ({ steps, events: [SHOT] })), 2],
    ['doubleTap', [1, 62].map((steps) => ({ steps, events: [SHOT] })), 1],
    ['skeet', [{ events: [HIGH_SHOT] }, { events: [SHOT] }, { events: [HIGH_SHOT] }], 2],
    [
      'deadeye',
      [...times(4, { events: [SHOT] }), { shotsMissed: 1 }, { events: [SHOT], shotsMissed: 1 }],
      4,
    ],
    ['nightRider', [700, 750].map((score) => ({ score, events: [event('turboStarted')] })), 2],
    [
      'nightRider',
      [699, 700, 900, 1400].map((score) => ({ score, events: [event('turboStarted')] })),
      1,
    ],
  ];
  it.each(cases)('%s (case %#)', (id, moments, progress) => {
    expect(judge(id, moments)).toBe(progress);
  });
});

describe('the facts of a run', () => {
  function observe(seed: string, steps: number, inputOf: (step: number) => number): StepFacts[] {
    const invincible = createRun(seed, { invincible: true });
    const observer = new RunObserver(invincible.view);
    return Array.from({ length: steps }, (_, step) => {
      const input = inputOf(step);
      invincible.step(input);
      return observer.observe(input);
    });
  }

  it('tell how each threat was passed, and which has to be ducked', () => {
    const pass = (subject: PracticeSubject, input: number) => {
      const options = { invincible: true, practice: { subject, paceScore: 700 } };
      const practice = createRun('passed', options);
      const observer = new RunObserver(practice.view);
      const passed = Array.from({ length: 1500 }, () => {
        practice.step(input);
        return observer.observe(input).passed;
      }).flat();
      // A cactus may follow a pterodactyl.
      const first = passed.filter(({ kind }) => kind === passed[0]?.kind);
      return new Set(first.map(({ how, isLow }) => `${how} ${isLow ? 'low' : 'high'}`));
    };
    expect(pass('smallCacti', INPUT.jump)).toEqual(new Set(['over high']));
    expect(pass('lowPterodactyls', INPUT.crouch)).toEqual(new Set(['crouching low']));
    expect(pass('highPterodactyls', NO_INPUT)).toEqual(new Set(['upright high']));
    expect(pass('highPterodactyls', INPUT.jump)).toContain('jumping high');
  });

  it('tell which passes were close calls', () => {
    const careful = { carelessness: 0, ducks: true, shoots: 0, turbos: 0 };
    const { seed, inputs } = playRun('a player of medium skill', careful, 3200);
    const played = createRun(seed);
    const observer = new RunObserver(played.view);
    const close = { events: 0, passes: 0 };
    for (const input of inputs) {
      played.step(input);
      if ((played.view.happened & STEP_EVENT.nearMiss) !== 0) close.events += 1;
      close.passes += observer.observe(input).passed.filter((each) => each.isNearMiss).length;
    }
    expect(close.events).toBeGreaterThan(0);
    expect(close.passes).toBe(close.events);
  });

  it('tell of each jump, and whether crouch was pressed in the air', () => {
    const landed = (inputOf: (step: number) => number) =>
      observe('jumps', 120, inputOf).map((facts) => facts.landed);
    const held = landed(() => INPUT.jump).filter((jump) => jump !== null);
    expect(held.map(({ stepsOnGround }) => stepsOnGround)).toEqual([Infinity, 0]);
    expect(held.map(({ isFallFast }) => isFallFast)).toEqual([false, false]);
    const fast = landed((step) => (step === 0 ? INPUT.jump : step > 10 ? INPUT.crouch : NO_INPUT));
    expect(fast.find((jump) => jump !== null)).toMatchObject({ isFallFast: true, cleared: [] });
  });

  it('call the largest group of large cacti wide, and no other', () => {
    const widths = (subject: 'smallCacti' | 'largeCacti') => {
      const practice = createRun('wide', {
        invincible: true,
        practice: { subject, paceScore: 3000 },
      });
      const observer = new RunObserver(practice.view);
      const { entities, components } = practice.view;
      const wide = new Map<number, boolean>();
      for (let step = 0; step < 3000; step++) {
        practice.step(NO_INPUT);
        const { passed } = observer.observe(NO_INPUT);
        // Cacti are removed in the order in which they come, so the first one was passed last.
        if (passed[0] !== undefined)
          wide.set(components.Size.width.get(entities.threats.get(0)), passed[0].isWide);
      }
      return [...wide].toSorted(([a], [b]) => a - b);
    };
    const { width } = LARGE_CACTUS_SIZE;
    expect(widths('largeCacti')).toEqual([
      [width, false],
      [2 * width, false],
      [3 * width, true],
    ]);
    expect(widths('smallCacti').map(([, isWide]) => isWide)).toEqual([false, false, false]);
  });

  it('count a shot as missed only once its bullet is gone', () => {
    const shots = observe('armed', 1600, (step) => (step === 1500 ? INPUT.shoot : NO_INPUT));
    const missedAt = (step: number) => shots[step]?.shotsMissed;
    expect([1500, 1510, 1599].map(missedAt)).toEqual([0, 0, 1]);
  });
});

it('a course that was played before earns a rematch with a higher score only', () => {
  const progress = (...scores: readonly number[]) =>
    evaluateCourses(scores.map((score, at) => run(0, { score, at, assisted: false })).toReversed());
  expect(progress(100, 200).get('rematch')).toBe(1);
  expect(progress(200, 100, 100).get('rematch')).toBe(0);
  expect(progress(100, 200, 150, 160, 170).get('learningCurve')).toBe(3);
  expect(progress(100, 200, 200, 300).get('learningCurve')).toBe(2);
});
