/** Texts that spell out numbers of the rules, checked against the rules. */
import { expect, it, test } from 'vitest';
import { CHROME_FIGURES, milestoneOnStage, NIGHT_GUIDE, plainText } from '#content';
import { attemptsLeft } from '#src/features/daily/daily-results.ts';
import { BUDGET_BYTES, MAX_DAILY_COURSES } from '#src/features/history/retention.ts';
import { STEPS_BEFORE_CRASH } from '#src/features/runs/retries.ts';
import { MAX_LINK_CHARACTERS } from '#src/features/share/ShareDialog.tsx';
import { MAX_DAYS } from '#src/features/stats/player-stats.ts';
import { MAX_LAST_RUNS } from '#game';
import { COUNTDOWN_FROM } from '#src/game/session/countdown.ts';
import { RESTART_DELAY_MS } from '#src/game/session/next-run.ts';
import { RUN_LIFETIME_MS } from '#src/game/runs/unfinished-run.ts';
import { WATCH_MS } from '#src/game/input/touch.ts';
import {
  FULL_TURBO_SCORE,
  JUMP_HEIGHT,
  JUMP_STEPS,
  speedAt,
  TOP_SPEED_SCORE,
} from '#guide/parts/facts.ts';
import { HEIGHTS } from '#guide/PterodactylHeights.tsx';
import { MAX_STEPS } from '#replay';
import {
  BASE_SPEED,
  CLOSE_PAIR_SCORE,
  CLOUDS_AT_START,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  HITBOX_INSET,
  LARGE_CACTUS_CHANCE,
  LARGE_CACTUS_SIZE,
  MAX_CACTI,
  MAX_SPEED,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  PICKUP_SCORE,
  POINTS_PER_PTERODACTYL,
  PTERODACTYL_SCORE,
  PTERODACTYL_SPEED_FACTOR,
  PX_PER_METRE,
  SMALL_CACTUS_SIZE,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
  TURBO_COOLDOWN_STEPS,
  TURBO_FACTOR,
  TURBO_STEPS,
} from '#simulation';
import { ANSWER_LIFETIME_MS } from '#src/site/consent/consent.ts';
import { MAX_AGE_S } from '#src/site/side-panel-memory.ts';
import { MOON_PHASES } from '#stage/data';
import { ALL_TEXTS } from './texts.ts';

/** All texts but keywords and the tasks of the achievements, in lower case, without separators. */
const TEXTS = ALL_TEXTS.filter(({ place }) => !/^ACHIEVEMENTS|keywords/.test(place)).map(
  ({ text }) =>
    plainText(text)
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d{3})/g, ''),
);

const SCORES: readonly (readonly [score: number, words: readonly string[]])[] = [
  [
    PICKUP_SCORE,
    [
      'at # points a weapon',
      'weapon appears at # points',
      'weapon at # points',
      'from #, ten seconds in',
    ],
  ],
  [
    PTERODACTYL_SCORE,
    [
      'past #, pterodactyls',
      'past # points the pterodactyls',
      'first pterodactyls come after #.',
      'pterodactyls join in after # points',
      'in our game they come after # points',
      'they come past # points',
      'pterodactyls from #',
      'from #. pterodactyls',
    ],
  ],
  [
    CLOSE_PAIR_SCORE,
    [
      'from # points on, look twice: a low one may come with a cactus',
      'from # points on, some come in close pairs',
      'from # on, obstacles come in close pairs',
    ],
  ],
  [
    NIGHT_INTERVAL_POINTS,
    ['night falls at # points here', 'at every further # points', 'from #. night'],
  ],
  [
    CHROME_FIGURES.nightScore,
    [
      'at # points a hidden animation',
      'hidden at # points',
      'at # points day turns to night',
      'at # points it lets night fall',
    ],
  ],
  [
    TOP_SPEED_SCORE,
    [
      'at # points the ground moves nearly two and a half times',
      'at # points it’s nearly two and a half times',
      'from # points on, the pace stays',
      'at #, when the desert is at top speed',
      'at #, after a hundred seconds',
      'from # on, that’s top speed',
      'full pace at #',
      'top speed at #',
      '0 to # points',
      'on the way to # points',
    ],
  ],
  [Math.floor(FULL_TURBO_SCORE / 10) * 10, ['only up to about # points']],
  [POINTS_PER_PTERODACTYL, ['each hit earns # points']],
];

const SAID = SCORES.flatMap(([score, words]) =>
  words.map((phrase) => phrase.replace('#', String(score))),
);

test.each(SAID)('a text says "%s"', (phrase) => {
  expect(TEXTS.some((text) => text.includes(phrase))).toBe(true);
});

it('no text says another score', () => {
  const others = TEXTS.map((text) =>
    SAID.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text),
  );
  expect(
    others.filter((text) => /\d points|(?:at|past|from|after|above) \d{2,}\b(?!.* hz)/.test(text)),
  ).toEqual([]);
});

const DAY_MS = 86_400_000;
const POINTS_PER_SECOND = STEPS_PER_SECOND / STEPS_PER_POINT;
const LOW_SHARE = HEIGHTS.filter(({ hitsStanding }) => hitsStanding)[0]?.share;

/** What turbo adds up to top speed if it starts whenever it's ready. */
const TURBO_METRES = turboMetres();

function turboMetres(): number {
  const points = (TURBO_STEPS + TURBO_COOLDOWN_STEPS) / STEPS_PER_POINT;
  let metres = 0;
  for (let score = 0; score < TOP_SPEED_SCORE; score += points) {
    const { running, turbo } = speedAt(score);
    metres += (turbo - running) * (TURBO_STEPS / STEPS_PER_SECOND);
  }
  return metres;
}

/** Words, the number that they are about, and the range in which they would be true of it. */
const NUMBERS: readonly (readonly [
  words: string,
  is: number | undefined,
  from: number,
  to: number,
])[] = [
  ['ten points a second', POINTS_PER_SECOND, 10, 10],
  ['ten points for every second', POINTS_PER_SECOND, 10, 10],
  ['each second brings ten points', POINTS_PER_SECOND, 10, 10],
  ['twenty for every pterodactyl', POINTS_PER_PTERODACTYL, 20, 20],
  ['twenty points for each pterodactyl', POINTS_PER_PTERODACTYL, 20, 20],
  ['each hit brings twenty points', POINTS_PER_PTERODACTYL, 20, 20],
  ['every hit is worth twenty points', POINTS_PER_PTERODACTYL, 20, 20],
  ['as much as two seconds of running', POINTS_PER_PTERODACTYL / POINTS_PER_SECOND, 2, 2],
  ['ten seconds in', PICKUP_SCORE / POINTS_PER_SECOND, 10, 10],
  ['seventy seconds into a run', NIGHT_INTERVAL_POINTS / POINTS_PER_SECOND, 70, 70],
  ['stays for two hundred points', NIGHT_DURATION_POINTS, 200, 200],
  ['seven nights and their moons', MOON_PHASES, 7, 7],
  ['a night lasts twelve seconds', CHROME_FIGURES.nightSeconds, 12, 12],
  ['after a hundred seconds', TOP_SPEED_SCORE / POINTS_PER_SECOND, 100, 100],
  ['50% faster for three seconds', TURBO_FACTOR, 1.5, 1.5],
  ['50% faster for three seconds', TURBO_STEPS / STEPS_PER_SECOND, 3, 3],
  ['for three seconds you’re 50% faster', TURBO_FACTOR, 1.5, 1.5],
  ['then it takes five seconds to cool down', TURBO_COOLDOWN_STEPS / STEPS_PER_SECOND, 5, 5],
  ['turbo cools down for five', TURBO_COOLDOWN_STEPS / STEPS_PER_SECOND, 5, 5],
  ['then a five-second cooldown', TURBO_COOLDOWN_STEPS / STEPS_PER_SECOND, 5, 5],
  ['three seconds of extra speed', TURBO_STEPS / STEPS_PER_SECOND, 3, 3],
  ['five seconds of cooling', TURBO_COOLDOWN_STEPS / STEPS_PER_SECOND, 5, 5],
  ['for three seconds it isn’t', TURBO_STEPS / STEPS_PER_SECOND, 3, 3],
  ['dozens of metres apart', TURBO_METRES, 24, 120],
  ['nearly two and a half times as fast', MAX_SPEED / BASE_SPEED, 2.4, 2.5],
  ['sixty steps a second', STEPS_PER_SECOND, 60, 60],
  ['from four metres a second to ten', speedAt(0).running, 3.5, 4.5],
  ['from four metres a second to ten', speedAt(TOP_SPEED_SCORE).running, 9.5, 10.5],
  ['a little over four metres a second', speedAt(0).running, 4.05, 4.4],
  ['about sixty centimetres', speedAt(100).running - speedAt(0).running, 0.58, 0.62],
  ['a little over ten', speedAt(TOP_SPEED_SCORE).running, 10.05, 10.4],
  ['just over eight tenths of a second', JUMP_STEPS / STEPS_PER_SECOND, 0.8, 0.84],
  ['not quite three and a half metres', (BASE_SPEED * JUMP_STEPS) / PX_PER_METRE, 3.4, 3.5],
  ['at full pace more than eight', (MAX_SPEED * JUMP_STEPS) / PX_PER_METRE, 8, 8.5],
  ['to nearly twice its own height', JUMP_HEIGHT / DINO_SIZE.height, 1.85, 2],
  ['a third lower', 1 - DINO_CROUCHING_SIZE.height / DINO_SIZE.height, 0.3, 0.37],
  ['a small cactus is shorter', SMALL_CACTUS_SIZE.height / DINO_SIZE.height, 0.5, 0.95],
  ['a large one a touch taller', LARGE_CACTUS_SIZE.height / DINO_SIZE.height, 1.01, 1.1],
  ['groups of up to three', MAX_CACTI, 3, 3],
  ['jump one to three at a time', MAX_CACTI, 3, 3],
  ['always three cacti side by side', MAX_CACTI, 3, 3],
  ['a few clouds', CLOUDS_AT_START, 2, 5],
  ['small ones mostly', LARGE_CACTUS_CHANCE, 0.1, 0.4],
  ['in pairs or in threes', MAX_CACTI, 3, 3],
  ['about two in five', LOW_SHARE, 0.37, 0.43],
  [
    'three large ones take up more ground',
    (MAX_CACTI * LARGE_CACTUS_SIZE.width) / DINO_SIZE.width,
    1.01,
    3,
  ],
  ['more slowly than the ground', PTERODACTYL_SPEED_FACTOR, 0.5, 0.95],
  ['under two minutes', TOP_SPEED_SCORE / POINTS_PER_SECOND, 60, 119],
  ['ten pixels smaller', HITBOX_INSET, 10, 10],
  ['half a second after a crash', RESTART_DELAY_MS, 500, 500],
  ['a countdown from three', COUNTDOWN_FROM, 3, 3],
  ['resuming in three, two, one', COUNTDOWN_FROM, 3, 3],
  ['up to a tenth of a second', WATCH_MS, 100, 100],
  ['from five seconds before a crash', STEPS_BEFORE_CRASH / STEPS_PER_SECOND, 5, 5],
  ['from five seconds earlier', STEPS_BEFORE_CRASH / STEPS_PER_SECOND, 5, 5],
  ['the last 5 seconds of a run', STEPS_BEFORE_CRASH / STEPS_PER_SECOND, 5, 5],
  ['retry 5 s', STEPS_BEFORE_CRASH / STEPS_PER_SECOND, 5, 5],
  ['your run waits for a day', RUN_LIFETIME_MS / DAY_MS, 1, 1],
  ['you have a day to resume it', RUN_LIFETIME_MS / DAY_MS, 1, 1],
  ['any of these answers for six months', ANSWER_LIFETIME_MS / DAY_MS, 182, 184],
  ['it stays away for six months', ANSWER_LIFETIME_MS / DAY_MS, 182, 184],
  ['it was about, for six months', ANSWER_LIFETIME_MS / DAY_MS, 182, 184],
  ['for a year at most', MAX_AGE_S / 86_400, 365, 365],
  ['over 2000 characters long', MAX_LINK_CHARACTERS, 2000, 2000],
  ['more than an hour of play', MAX_STEPS / STEPS_PER_SECOND, 3600, 3600],
  ['three ranked attempts', attemptsLeft([]), 3, 3],
  ['on each of the last 14 daily courses', MAX_DAILY_COURSES, 14, 14],
  ['your best on the last 14 daily courses', MAX_DAILY_COURSES, 14, 14],
  ['your last ten', MAX_LAST_RUNS, 10, 10],
  ['of your last ten, up to one megabyte', BUDGET_BYTES, 1e6, 1e6],
  ['up to 400 days', MAX_DAYS, 400, 400],
];

test.each(NUMBERS)('"%s" is true of %d', (words, is, from, to) => {
  expect(TEXTS.some((text) => text.includes(words))).toBe(true);
  expect(is).toBeGreaterThanOrEqual(from - 1e-9);
  expect(is).toBeLessThanOrEqual(to + 1e-9);
});

it('each phase of the moon has a night in the guide', () => {
  expect(NIGHT_GUIDE.moons).toHaveLength(MOON_PHASES);
});

it('the stage praises top speed at the score that brings it', () => {
  expect(milestoneOnStage(TOP_SPEED_SCORE)).toContain('Top speed');
});

it('night falls at the same score as in Chrome, as the guide to the nights says', () => {
  expect(NIGHT_INTERVAL_POINTS).toBe(CHROME_FIGURES.nightScore);
});
