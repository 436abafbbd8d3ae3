import { describe, expect, it } from 'vitest';
import { CATEGORY_PAGES, CREATORS, FAQ, HISTORY, HOME, parseRichText, plainText } from '#content';
import { ALL_TEXTS, ROUTES, textsIn } from './texts.ts';

/** The pages without the game. */
const TEXT_PAGES = [
  '/history',
  '/who-created-the-dinosaur-game',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
] as const;

const answerTo = (id: string) => FAQ.items.find((item) => item.id === id)?.answer.join('\n') ?? '';

describe('the answer about the versions', () => {
  const gamePages = ROUTES.filter(
    (path) => path !== '/' && !TEXT_PAGES.some((page) => page === path),
  );

  it('counts the pages with the game', () => {
    expect(answerTo('versions')).toContain(`${gamePages.length} pages have the game on them`);
  });

  it('names or lists each of them', () => {
    const named = parseRichText(answerTo('versions')).map(({ to }) => to);
    const listed = new Set([...named, ...FAQ.links.map(({ path }) => path)]);
    expect(gamePages.filter((path) => !listed.has(path))).toEqual([]);
  });
});

it('no other text counts pages, questions or versions, since such a count goes wrong when one is added', () => {
  const counts =
    /\b(?:\d+|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty) (?:pages|questions|answers|things|versions|variants)\b/i;
  const counting = ALL_TEXTS.filter(({ text }) => counts.test(text)).map(({ text }) => text);
  expect(counting.filter((text) => !answerTo('versions').includes(text))).toEqual([]);
});

it('what the score answer says of storage is what browsers do', () => {
  expect(answerTo('score')).toMatch(
    /stored locally, in this browser .*Clear the browser’s data, and it’s lost/,
  );
  expect(answerTo('score')).toMatch(
    /Safari does so after you’ve used it for seven days without visiting this site/,
  );
  expect(ALL_TEXTS.filter(({ text }) => /lost only|only when its data/i.test(text))).toEqual([]);
});

it('the makers’ joke about T. rex is told as theirs', () => {
  const told = ALL_TEXTS.filter(({ text }) => /(?:17|seventeen) million/.test(text));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ text }) => !/makers/.test(text) || !/joke/.test(text))).toEqual([]);
});

it('no text says that the page shows no sign of loading', () => {
  expect(ALL_TEXTS.filter(({ text }) => /no loading/i.test(text))).toEqual([]);
});

it('the texts call things what the game calls them', () => {
  const texts = [...textsIn([FAQ, HOME, CATEGORY_PAGES])];
  expect(
    texts.filter(({ text }) => /\bstage\b|\bthreats?\b|\ba turbo\b|\bthe turbo\b/i.test(text)),
  ).toEqual([]);
});

describe('the history', () => {
  it('has the sections of the specification', () => {
    expect(HISTORY.sections.map(({ title }) => title)).toEqual([
      'Origins (2014)',
      'Launch',
      'Explosive Popularity',
      'Evolution and Special Editions',
      'Cultural Impact',
    ]);
    expect(HISTORY.play).toBe('Play Dino Game Now');
  });

  it('is an article of 900 words or more', () => {
    const words = HISTORY.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap((text) => plainText(text).split(' '));
    expect(words.length).toBeGreaterThanOrEqual(900);
  });

  it('tells the same facts as the page about the creators', () => {
    const history = [...textsIn(HISTORY)].map(({ text }) => text).join('\n');
    const creators = [...textsIn(CREATORS)].map(({ text }) => text).join('\n');
    for (const fact of [
      'Sebastien Gabriel',
      'Alan Bettes',
      'Edward Jung',
      'Project Bolan',
      'Marc Bolan',
      'early in 2014',
      'September 2014',
      '270 million',
      'September 2018',
      'India, Brazil, Mexico and Indonesia',
      '700 points',
      'twelve seconds',
      'chrome://dino',
      'chrome://network-error/-106',
    ]) {
      expect(history.toLowerCase(), fact).toContain(fact.toLowerCase());
      expect(creators.toLowerCase(), fact).toContain(fact.toLowerCase());
    }
  });
});
