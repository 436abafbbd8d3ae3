import * as content from '#content';

const records = await Promise.all(content.VARIANTS.map(({ name }) => content.loadVariant(name)));

export const SEOS: readonly content.Seo[] = [
  content.HOME.seo,
  content.HISTORY.seo,
  content.CREATORS.seo,
  content.FAQ.seo,
  content.PRIVACY.seo,
  content.TERMS.seo,
  content.EMBED_THE_GAME.seo,
  ...Object.values(content.CATEGORY_PAGES).map(({ seo }) => seo),
  ...records.map(({ seo }) => seo),
];

export interface Text {
  /** Its path in the content, such as `FAQ.items.3.question`. */
  readonly place: string;
  readonly text: string;
}

export function* textsIn(value: unknown, place = ''): Generator<Text> {
  if (typeof value === 'string') {
    yield { place, text: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inside] of Object.entries(value))
      yield* textsIn(inside, place === '' ? name : `${place}.${name}`);
  }
}

export const ALL_TEXTS: readonly Text[] = [...textsIn(content), ...textsIn(records, 'variants')];
