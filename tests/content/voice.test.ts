import { expect, it } from 'vitest';
import { ALL_TEXTS } from './texts.ts';

/** Wordings that are prescribed, or that browsers and companies have. */
const FIXED =
  /Could not get 2D context from canvas|is not intended for children under 13|\bT\. Rex\b|\bT\. rex\b|http:\S+/g;

/** Texts that nobody reads: what people type into a search engine. */
const SEARCH_TERMS = /\bseo\.keywords\./;

/** The names of purposes that a visitor may agree to, and what the legal texts say of them. */
const ABOUT_CONSENT = /^(CONSENT|PRIVACY|STATISTICS_PURPOSE|TERMS)\b/;

const WORDS = ALL_TEXTS.filter(({ place }) => !SEARCH_TERMS.test(place)).map(({ place, text }) => ({
  place,
  text: text.replace(FIXED, ''),
}));

/** What `src/content/VOICE.md` has another word for, or forbids. */
const RULES: readonly (readonly [rule: string, broken: RegExp])[] = [
  ['the game, not the stage', /\bstage\b/i],
  ['obstacles, not threats', /\bthreat/i],
  ['small and large cacti', /\b(?:tall|big) (?:cact|ones)/i],
  ['a high score, not a record', /\brecord\b/i],
  ['stats', /\byour numbers\b/i],
  ['runs are saved, not kept', /\b(?:kept|not being kept)\b/i],
  ['turbo without an article', /\b(?:an?|the|your) turbo\b/i],
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
  ['thousands with a comma', /\b(?!20\d\d\b)\d{4,}\b/],
  ['an ellipsis is one character', /\.\.\./],
];

it.each(RULES)('%s', (_, broken) => {
  expect(WORDS.filter(({ text }) => broken.test(text))).toEqual([]);
});

it('stats, not statistics, but for those that a visitor may agree to', () => {
  const strange = WORDS.filter(
    ({ place, text }) => !ABOUT_CONSENT.test(place) && /\bstatistics\b/i.test(text),
  );
  expect(strange).toEqual([]);
});
