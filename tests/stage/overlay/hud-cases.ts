import {
  beatRival,
  dailyOnStage,
  PRACTICE_THREAT_TEXT,
  practiceOnStage,
  raceOnStage,
  RIVAL_WORDS,
} from '#content';
import { createRun, isArmed, NO_INPUT, type Run, type RunOptions, type RunView } from '#simulation';
import type { StageState } from '#stage';

const ASSISTS = { speed: 0.5, forgiveness: 0, pterodactyls: true };
export const KEYS = { shootKey: 'Z', turboKey: 'X', showsTurbo: true };

function armedRun(options: RunOptions = {}): Run {
  const run = createRun('arms', { invincible: true, ...options });
  while (!isArmed(run.view)) run.step(NO_INPUT);
  return run;
}

export const armed = armedRun();
export const assisted = armedRun({ assists: ASSISTS });
export const plain = createRun('plain', { invincible: true });
const COURSES = [
  dailyOnStage(999, 2, 3),
  raceOnStage(999_999),
  beatRival(RIVAL_WORDS.iguanodon.name, 2500),
  practiceOnStage(PRACTICE_THREAT_TEXT.highPterodactyls.name),
];
export const KEYBOARD_CASES: readonly (readonly [RunView, Partial<StageState>])[] = [
  { ...assisted.view, score: 123_456, groundCovered: 999_900 },
  { ...plain.view, score: 5, groundCovered: 700 },
].flatMap((view) => {
  const ghost = { view: createRun('other').view, rival: null };
  const cases: readonly Partial<StageState>[] = [
    ...COURSES.map((course) => ({ ...KEYS, course })),
    { shootKey: 'NUMPAD…', turboKey: 'NUMPAD…', ghost },
    { note: '1,000 points. Top speed!', ghost },
    { hint: { about: 'pterodactyl', text: 'Mid-air: press Crouch to drop' }, ghost },
  ];
  return cases.map((state) => [view, state] as const);
});
/** A tall stage is usually a phone's. */
export const TOUCH_CASES: typeof KEYBOARD_CASES = [
  [{ ...armed.view, score: 23_456, groundCovered: 999_900 }, {}],
  [plain.view, { highScore: 0 }],
  [assisted.view, {}],
  ...COURSES.flatMap((course) => [
    [assisted.view, { course, highScore: 0 }] as const,
    [plain.view, { course, ghost: { view: createRun('other').view, rival: null } }] as const,
    [plain.view, { course, note: '1,000 points. Top speed!' }] as const,
    [
      assisted.view,
      { course, hint: { about: 'pterodactyl', text: 'Mid-air: press Crouch to drop' } },
    ] as const,
  ]),
];

/** CSS px: on the page of phones, in frames, and on the largest screen with a tall stage. */
export const TALL_BOXES = [
  [390, 340],
  [350, 233],
  [320, 213],
  [320, 261],
  [280, 200],
  [767, 552],
] as const;
/** Phones held upright, and frames. */
export const UPRIGHT_BOXES = [
  [280, 256],
  [280, 400],
  [300, 496],
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
] as const;
/** Wide, with more sky: a frame, and a phone held sideways. */
export const HIGHER_BOXES = [
  [640, 360],
  [844, 390],
] as const;
