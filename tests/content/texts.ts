import * as content from '#content';

/** The paths of all pages, as the product specification lists them. */
export const ROUTES: readonly string[] = [
  '/',
  '/history',
  '/who-created-the-dinosaur-game',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
  '/free-online-game',
  '/simple-web-game',
  '/arcade-games',
  '/chrome-dino',
  '/chromedino',
  '/dino-game',
  '/dino-run',
  '/google-dino',
  '/run-dino-run',
  '/t-rex-chrome',
  '/offline-dinosaurus',
  '/chrome-dino-game',
  '/google-game-dino',
  '/t-rex-chrome-dino-game',
  '/dino-run-game',
  '/t-rex-chrome-dino',
];

export const RECORDS = await Promise.all(
  content.VARIANTS.map(async ({ name }) => ({ name, record: await content.loadVariant(name) })),
);

/** The metadata of every page. */
export const SEOS: readonly content.Seo[] = [
  content.HOME.seo,
  content.HISTORY.seo,
  content.CREATORS.seo,
  content.FAQ.seo,
  content.PRIVACY.seo,
  content.TERMS.seo,
  ...Object.values(content.CATEGORY_PAGES).map(({ seo }) => seo),
  ...RECORDS.map(({ record }) => record.seo),
];

export interface Text {
  /** Its path in the content, such as `FAQ.items.3.question`. */
  readonly place: string;
  readonly text: string;
}

/** Every string inside a value. */
export function* textsIn(value: unknown, place = ''): Generator<Text> {
  if (typeof value === 'string') {
    yield { place, text: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inside] of Object.entries(value))
      yield* textsIn(inside, place === '' ? name : `${place}.${name}`);
  }
}

/** Every string of the site. */
export const ALL_TEXTS: readonly Text[] = [...textsIn(content), ...textsIn(RECORDS, 'variants')];
