import {
  type HintAbout,
  type HintDevice,
  hintOnStage,
  milestoneOnStage,
  RECORD_ON_STAGE,
  RIVAL_WORDS,
  seedOnStage,
  SETTINGS,
} from '#content';
import {
  DAYS,
  isArmed,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  NO_ASSISTS,
  TURBO_COOLDOWN_STEPS,
} from '#simulation';
import { fittingViewport, type StageState, WIDE } from '#stage';
import { DETAILS } from '#src/stage/stage.ts';
import { hourAt, HOURS } from '#src/stage/time-of-day.ts';
import { DAY_SIGHT, daySightOf } from '#src/stage/sights/day-schedule.ts';
import { DAY_SIGHTS } from '#src/stage/sights/day-sights.ts';
import { sightsOfNight } from '#src/stage/sights/schedule.ts';
import { SKIN_PALETTES } from '#src/stage/colours/skins.ts';
import { THEME_COLOURS } from '#src/stage/colours/themes.ts';
import { keysOf } from './keys-of.ts';
import {
  approaching,
  atScore,
  CRASH,
  ghostAt,
  type Moment,
  NEAR_MISS,
  START,
  withTurbo,
} from './moments.ts';

export interface Scene {
  readonly name: string;
  readonly moment: Moment;
  readonly state: Partial<StageState>;
}

export interface SceneGroup {
  readonly title: string;
  readonly scenes: readonly Scene[];
}

const TALL = fittingViewport(390, 700);

const KEYS = { shootKey: 'X', turboKey: 'SHIFT', showsTurbo: true } as const;
const HIGH_SCORE = 12_345;

/** The first score of this hour after the first dawn and the blinking at 100 points. */
function scoreOf(hour: number): number {
  let score = 110;
  while (hourAt(score) !== hour) score += 1;
  return score;
}

const HOUR_SCORES = keysOf(HOURS).map((name) => ({ name, score: scoreOf(HOURS[name]) }));
const NOON = atScore(scoreOf(HOURS.noon));
const NIGHT = atScore(scoreOf(HOURS.night) + NIGHT_DURATION_POINTS / 4);

const ARMED: Moment = { until: (view) => isArmed(view) && view.score > 160 };

const HUD_STATES = {
  'turbo ready': ARMED,
  'turbo on': withTurbo(({ stepsLeft }) => stepsLeft < 90),
  cooldown: withTurbo(({ cooldownStepsLeft: left }) => left > 0 && left < TURBO_COOLDOWN_STEPS / 3),
} as const satisfies Readonly<Record<string, Moment>>;

const HINTS = {
  cactus: { moment: approaching('cacti'), key: 'SPACE' },
  pterodactyl: { moment: approaching('pterodactyls'), key: 'DOWN' },
  pickup: { moment: approaching('pickups'), key: KEYS.shootKey },
  turbo: { moment: ARMED, key: KEYS.turboKey },
  fall: { moment: ARMED, key: 'DOWN' },
} as const satisfies Readonly<Record<HintAbout, { readonly moment: Moment; readonly key: string }>>;

const NIGHTS = [1, 2, 3, 4, 5];

function captions(viewport: StageState['viewport'], where: string, device: HintDevice): SceneGroup {
  const scene = (name: string, moment: Moment, state: Partial<StageState>): Scene => ({
    name: `${name}, ${where}`,
    moment,
    state: { phase: 'running', viewport, ...state },
  });
  return {
    title: `Captions, ${where}`,
    scenes: [
      scene('ready', START, { phase: 'ready' }),
      scene('ready by touch, with a course', START, {
        phase: 'ready',
        touch: true,
        course: seedOnStage('gallery'),
      }),
      scene('paused', NOON, { phase: 'paused' }),
      scene('paused by touch', NOON, { phase: 'paused', touch: true }),
      scene('counting', NOON, { phase: 'counting', countdown: 3 }),
      scene('course', NOON, { course: seedOnStage('gallery') }),
      scene('milestone', NOON, { note: milestoneOnStage(500) }),
      scene('record', NOON, { note: RECORD_ON_STAGE }),
      ...keysOf(HINTS).map((about) => {
        const { moment, key } = HINTS[about];
        return scene(`hint: ${about}`, moment, {
          hint: { about, text: hintOnStage(about, device, key) },
        });
      }),
      scene('key caps', ARMED, KEYS),
      scene('long key caps', ARMED, { ...KEYS, shootKey: 'NUMPAD…', turboKey: 'TRIANGLE' }),
    ],
  };
}

export const SCENE_GROUPS: readonly SceneGroup[] = [
  {
    title: 'Hours and themes',
    scenes: keysOf(THEME_COLOURS).flatMap((theme) =>
      HOUR_SCORES.map(({ name, score }) => ({
        name: `${theme}, ${name}`,
        moment: atScore(score),
        state: { phase: 'running', theme },
      })),
    ),
  },
  {
    title: 'Looks',
    scenes: keysOf(SKIN_PALETTES).flatMap((skin) => [
      { name: `${skin} by day`, moment: NOON, state: { phase: 'running', skin } },
      { name: `${skin} by night`, moment: NIGHT, state: { phase: 'running', skin } },
    ]),
  },
  {
    title: 'HUD sizes',
    scenes: keysOf(SETTINGS.hudSizes).flatMap((hudSize) => [
      ...keysOf(HUD_STATES).map((name): Scene => ({
        name: `${hudSize}, ${name}`,
        moment: HUD_STATES[name],
        state: { phase: 'running', hudSize, highScore: HIGH_SCORE, ...KEYS },
      })),
      {
        name: `${hudSize}, assisted, without a high score`,
        moment: atScore(160, { invincible: true, assists: { ...NO_ASSISTS, forgiveness: 5 } }),
        state: { phase: 'running', hudSize },
      },
    ]),
  },
  {
    title: 'HUD sizes, upright',
    scenes: keysOf(SETTINGS.hudSizes).map((hudSize) => ({
      name: `${hudSize}, upright`,
      moment: ARMED,
      state: { phase: 'running', hudSize, highScore: HIGH_SCORE, viewport: TALL, ...KEYS },
    })),
  },
  {
    title: 'Earth',
    scenes: keysOf(THEME_COLOURS).flatMap((theme) => [
      {
        name: `${theme}, upright by day`,
        moment: NOON,
        state: { phase: 'running', theme, viewport: TALL },
      },
      {
        name: `${theme}, upright by night`,
        moment: NIGHT,
        state: { phase: 'running', theme, viewport: TALL },
      },
    ]),
  },
  {
    title: 'Days',
    scenes: DAYS.flatMap((day) =>
      [60, 80, 400].flatMap((score): readonly Scene[] => [
        {
          name: `${day}, ${score}`,
          moment: { ...atScore(score), day },
          state: { phase: 'running' },
        },
        {
          name: `${day}, ${score}, upright`,
          moment: { ...atScore(score), day },
          state: { phase: 'running', viewport: TALL },
        },
      ]),
    ),
  },
  {
    title: 'Sights by day',
    scenes: keysOf(DAY_SIGHTS).flatMap((sight): readonly Scene[] => {
      const moment: Moment = {
        until: ({ score, seed }) => score >= daySightOf(seed).begins + DAY_SIGHT.lasts / 2,
        crowded: true,
        sight,
      };
      return [
        { name: sight, moment, state: { phase: 'running' } },
        { name: `${sight}, upright`, moment, state: { phase: 'running', viewport: TALL } },
      ];
    }),
  },
  captions(WIDE, 'wide', 'keyboard'),
  captions(TALL, 'upright', 'touch'),
  {
    title: 'Nights',
    scenes: NIGHTS.flatMap((night) =>
      [1, 2].map((third) => ({
        name: `night ${night}, ${third}/3: ${sightsOfNight(night).join(' and ')}`,
        moment: atScore(night * NIGHT_INTERVAL_POINTS + (third / 3) * NIGHT_DURATION_POINTS),
        state: { phase: 'running' },
      })),
    ),
  },
  {
    title: 'Others',
    scenes: [
      ...DETAILS.map((detail): Scene => ({
        name: `detail ${detail}`,
        moment: NOON,
        state: { phase: 'running', detail },
      })),
      {
        name: 'debug mode',
        moment: approaching('pterodactyls'),
        state: { phase: 'running', debug: true },
      },
      {
        name: 'near miss',
        moment: NEAR_MISS,
        state: { phase: 'running' },
      },
      {
        name: 'ghost',
        moment: atScore(150),
        state: { phase: 'running', ghost: { view: ghostAt(150), rival: null } },
      },
      {
        name: 'rival, at the start',
        moment: atScore(15),
        state: {
          phase: 'running',
          ghost: {
            view: ghostAt(17),
            rival: {
              name: RIVAL_WORDS.stegosaur.name,
              score: 128,
              look: { colours: 'ocean', hat: 'cowboy' },
            },
          },
        },
      },
      {
        name: 'crash, with its hitboxes',
        moment: CRASH,
        state: { phase: 'over', msSinceCrash: 800, crashBoxes: true },
      },
    ],
  },
];
