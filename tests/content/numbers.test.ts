/** Texts that spell out numbers of the rules, checked against the rules. */
import { expect, it, test } from 'vitest';
import { plainText } from '#content';
import { attemptsLeft } from '#src/features/daily/daily-results.ts';
import { BUDGET_BYTES, MAX_DAILY_COURSES } from '#src/features/history/retention.ts';
import { STEPS_BEFORE_CRASH } from '#src/features/runs/retries.ts';
import { MAX_LINK_CHARACTERS } from '#src/features/share/ShareDialog.tsx';
import { MAX_DAYS } from '#src/features/stats/player-stats.ts';
import { MAX_LAST_RUNS, RUN_LIFETIME_MS } from '#game';
import { COUNTDOWN_FROM } from '#src/game/session/countdown.ts';
import { RESTART_DELAY_MS } from '#src/game/session/next-run.ts';
import { WATCH_MS } from '#src/game/input/touch.ts';
import { MAX_STEPS } from '#replay';
import {
  BASE_SPEED,
  baseSpeed,
  CLOSE_PAIR_SCORE,
  DINO_CROUCHING_SIZE,
  DINO_SIZE,
  HITBOX_INSET,
  jumpArc,
  MAX_CACTI,
  MAX_SPEED,
  NIGHT_DURATION_POINTS,
  NIGHT_INTERVAL_POINTS,
  PICKUP_SCORE,
  POINTS_PER_PTERODACTYL,
  PTERODACTYL_ALTITUDE,
  PTERODACTYL_SCORE,
  PTERODACTYL_SIZE,
  PX_PER_METRE,
  SCORE_PER_SPEED,
  STANDING_Y,
  STEPS_PER_POINT,
  STEPS_PER_SECOND,
  TURBO_COOLDOWN_STEPS,
  TURBO_FACTOR,
  TURBO_STEPS,
} from '#simulation';
import { ANSWER_LIFETIME_MS } from '#src/site/consent/consent.ts';
import { MAX_AGE_S } from '#src/site/sidebar-memory.ts';
import { ALL_TEXTS } from './texts.ts';

/** All texts but keywords and the tasks of the achievements, in lower case, without separators. */
const TEXTS = ALL_TEXTS.filter(({ place }) => !/^ACHIEVEMENTS|keywords/.test(place)).map(
  ({ text }) =>
    plainText(text)
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d{3})/g, ''),
);

const WORDS =
  'two hundred=200 a hundred=100 an=1 a=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 fourteen=14 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90';
const VALUES = new Map(
  WORDS.split(/(?<=\d) /).map((pair): [string, number] => {
    const [word = '', value] = pair.split('=');
    return [word, Number(value)];
  }),
);
const NUMBER = `\\b(${[...VALUES.keys()].join('|')}|\\d+)`;

/** @param sentence a regular expression with `#` for the number. */
const pattern = (sentence: string) => new RegExp(sentence.replaceAll('#', NUMBER), 'g');

/** From Chromium's source. */
const CHROME_NIGHT = { score: 700, seconds: 12 } as const;

const TOP_SPEED_SCORE = (MAX_SPEED - BASE_SPEED) * SCORE_PER_SPEED;

/** The last score at which turbo gets its full factor before it hits top speed. */
const FULL_TURBO_SCORE = Math.floor((MAX_SPEED / TURBO_FACTOR - BASE_SPEED) * SCORE_PER_SPEED);

const ARC = jumpArc();
const JUMP_STEPS = ARC.length + 1;
/** px. */
const JUMP_HEIGHT = STANDING_Y - Math.min(...ARC);

/** Metres a second. */
const runningAt = (score: number) => (baseSpeed(score) * STEPS_PER_SECOND) / PX_PER_METRE;

/** Share of the pterodactyls that a standing dino touches. All whole altitudes are as likely. */
const LOW_SHARE =
  (DINO_SIZE.height + PTERODACTYL_SIZE.height - 2 * HITBOX_INSET - PTERODACTYL_ALTITUDE.min) /
  (PTERODACTYL_ALTITUDE.max - PTERODACTYL_ALTITUDE.min + 1);

const SCORES: readonly (readonly [sentence: string, is: number])[] = [
  ['weapon (?:appears )?at # points|at # points a weapon|from #, ten seconds in', PICKUP_SCORE],
  ['(?:pterodactyls|they) (?:come |join in )?(?:after|past|from) #', PTERODACTYL_SCORE],
  ['past #(?: points)?,?(?: the)? pterodactyls|from #. pterodactyls', PTERODACTYL_SCORE],
  ['from # (?:points )?on, (?:look twice|some|obstacles)', CLOSE_PAIR_SCORE],
  ['night falls at # points|every further # points|from #. night', NIGHT_INTERVAL_POINTS],
  ['at # points (?:a hidden|day turns|it lets)|hidden at # points', CHROME_NIGHT.score],
  ['at #(?: points)?,? (?:the ground|it’s|when|after a)|(?:pace|speed) at #', TOP_SPEED_SCORE],
  ['from #(?: points)? on, (?:the pace|that)|(?:0|way) to # points', TOP_SPEED_SCORE],
  ['up to about # points', Math.floor(FULL_TURBO_SCORE / 10) * 10],
  ['each hit earns # points', POINTS_PER_PTERODACTYL],
];

const DAY_MS = 86_400_000;
const POINTS_PER_SECOND = STEPS_PER_SECOND / STEPS_PER_POINT;

const NUMBERS: readonly (readonly [sentence: string, is: number])[] = [
  ['# points (?:a|for every) second|each second brings #', POINTS_PER_SECOND],
  ['# (?:points )?for (?:every|each) pterodactyl', POINTS_PER_PTERODACTYL],
  ['hit (?:brings|is worth) # points', POINTS_PER_PTERODACTYL],
  ['as much as # seconds of running', POINTS_PER_PTERODACTYL / POINTS_PER_SECOND],
  ['# seconds in\\b', PICKUP_SCORE / POINTS_PER_SECOND],
  ['# seconds into a run', NIGHT_INTERVAL_POINTS / POINTS_PER_SECOND],
  ['stays for # points', NIGHT_DURATION_POINTS],
  ['(?:night lasts|dark for) # seconds', CHROME_NIGHT.seconds],
  ['after # seconds or fewer', TOP_SPEED_SCORE / POINTS_PER_SECOND],
  ['#% faster|full #%', 100 * (TURBO_FACTOR - 1)],
  ['faster for # seconds|for # seconds (?:it|you)|# seconds of extra', TURBO_STEPS / 60],
  ['(?:takes|cools down for|then a) #(?: seconds to cool|,|-sec)', TURBO_COOLDOWN_STEPS / 60],
  ['# seconds of cooling', TURBO_COOLDOWN_STEPS / 60],
  ['# steps a second', STEPS_PER_SECOND],
  ['groups of up to #|one to # (?:large ones )?at a time|# (?:large )?cacti\\b', MAX_CACTI],
  ['# pixels smaller', HITBOX_INSET],
  ['countdown from #|resuming in #', COUNTDOWN_FROM],
  ['from # seconds (?:before a crash|earlier)', STEPS_BEFORE_CRASH / STEPS_PER_SECOND],
  ['last # seconds of a run|retry # s$', STEPS_BEFORE_CRASH / STEPS_PER_SECOND],
  ['run waits for # day|you have # day to resume', RUN_LIFETIME_MS / DAY_MS],
  ['for # months', Math.round(ANSWER_LIFETIME_MS / DAY_MS / 30.5)],
  ['for # year at most', MAX_AGE_S / 86_400 / 365],
  ['over # characters long', MAX_LINK_CHARACTERS],
  ['more than # hour of play', MAX_STEPS / STEPS_PER_SECOND / 3600],
  ['# ranked attempts', attemptsLeft([])],
  ['last # daily courses', MAX_DAILY_COURSES],
  ['your last #\\b', MAX_LAST_RUNS],
  ['up to # megabyte', BUDGET_BYTES / 1e6],
  ['up to # days', MAX_DAYS],
];

test.each([...SCORES, ...NUMBERS])('each text that says "%s" says %d', (sentence, is) => {
  const found = TEXTS.flatMap((text) => [...text.matchAll(pattern(sentence))]);
  const numbers = found.map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(VALUES.get(number) ?? Number(number), number).toBe(is);
});

it('no text says another score', () => {
  const others = TEXTS.map((text) =>
    SCORES.reduce((rest, [sentence]) => rest.replaceAll(pattern(sentence), ''), text),
  );
  expect(
    others.filter((text) => /\d points|(?:at|past|from|after|above) \d{2,}\b(?!.* hz)/.test(text)),
  ).toEqual([]);
});

const START = runningAt(0);
const TOP = runningAt(TOP_SPEED_SCORE);

/** Words, the number that they are about, and the range in which they would be true of it. */
const ROUGHLY: readonly (readonly [
  words: string,
  is: number | undefined,
  from: number,
  to: number,
])[] = [
  ['nearly two and a half times as fast', MAX_SPEED / BASE_SPEED, 2.4, 2.5],
  ['from four metres a second to ten', START, 3.5, 4.5],
  ['from four metres a second to ten', TOP, 9.5, 10.5],
  ['a little over four metres a second', START, 4.05, 4.4],
  ['about sixty centimetres', runningAt(100) - START, 0.58, 0.62],
  ['a little over ten', TOP, 10.05, 10.4],
  ['just over eight tenths of a second', JUMP_STEPS / STEPS_PER_SECOND, 0.8, 0.84],
  ['not quite three and a half metres', (BASE_SPEED * JUMP_STEPS) / PX_PER_METRE, 3.4, 3.5],
  ['at full pace more than eight', (MAX_SPEED * JUMP_STEPS) / PX_PER_METRE, 8, 8.5],
  ['to nearly twice its own height', JUMP_HEIGHT / DINO_SIZE.height, 1.85, 2],
  ['a third lower', 1 - DINO_CROUCHING_SIZE.height / DINO_SIZE.height, 0.3, 0.37],
  ['about two in five', LOW_SHARE, 0.37, 0.43],
  ['under two minutes', TOP_SPEED_SCORE / POINTS_PER_SECOND, 60, 119],
  ['half a second after a crash', RESTART_DELAY_MS, 500, 500],
  ['up to a tenth of a second', WATCH_MS, 100, 100],
];

test.each(ROUGHLY)('"%s" is true of %d', (words, is, from, to) => {
  expect(TEXTS.some((text) => text.includes(words))).toBe(true);
  expect(is).toBeGreaterThanOrEqual(from - 1e-9);
  expect(is).toBeLessThanOrEqual(to + 1e-9);
});
