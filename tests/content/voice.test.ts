import { expect, it } from 'vitest';
import { ALL_TEXTS } from './texts.ts';

/** Articles, legal texts and pages about the game, whose readers are not playing. */
const PAGES = /^(CATEGORIES|CATEGORY_PAGES|CONSENT|CREATORS|FAQ|HISTORY|HOME|PRIVACY|SITE|TERMS|VARIANTS|variants)\b/;

/** Wordings that are prescribed, or that browsers have. */
const FIXED = ['Could not get 2D context from canvas'];

/** The words of the game and of what surrounds it on every page. */
const WORDS = ALL_TEXTS.filter(({ place, text }) => !PAGES.test(place) && !FIXED.includes(text));

/** What `src/content/VOICE.md` has another word for, or forbids. */
const RULES: readonly (readonly [rule: string, broken: RegExp])[] = [
  ['the game, not the stage', /\bstage\b/i],
  ['obstacles, not threats', /\bthreat/i],
  ['small and large cacti', /\b(?:tall|big) (?:cact|ones)/i],
  ['a high score, not a record', /\brecord\b/i],
  ['stats', /\b(?:your numbers|statistics)\b/i],
  ['runs are saved, not kept', /\b(?:kept|not being kept)\b/i],
  ['turbo without an article', /\bthe turbo\b/i],
  ['looks, not skins', /\bskins?\b/i],
  ['today’s course', /\bcourse of the day\b/i],
  ['everyone and someone', /\b(?:every|some)body\b/i],
  ['T-Rex and Wi-Fi', /\bT[. ]+Rex\b|\bwifi\b/i],
  [
    'contractions',
    /\b(?:cannot|(?:can|could|did|do|does|has|have|is|are|was|were|will|would) not)\b|\b(?:there|that) is\b/i,
  ],
  ['typographic apostrophes and quotes', /['"]/],
  ['no space before a percent sign', /\d %/],
  ['an ellipsis is one character', /\.\.\./],
];

it.each(RULES)('%s', (_, broken) => {
  expect(WORDS.filter(({ text }) => broken.test(text))).toEqual([]);
});
