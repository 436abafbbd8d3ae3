import {
  CATEGORY_PAGES,
  CREATORS,
  EMBED_THE_GAME,
  FAQ,
  HISTORY,
  HOME,
  loadVariant,
  PRIVACY,
  TERMS,
  VARIANTS,
} from '#content';

interface PageTexts {
  readonly title: string;
  readonly lead: string;
  /** Number of links to other games. */
  readonly cards?: number;
}

/** What each page says at its head, by its path. */
export async function loadPageTexts(): Promise<ReadonlyMap<string, PageTexts>> {
  const categories = Object.values(CATEGORY_PAGES).map(
    ({ seo, header, subheader, games }): [string, PageTexts] => [
      seo.canonicalUrl,
      { title: header, lead: subheader, cards: games.length },
    ],
  );
  const variants = VARIANTS.map(async ({ name, path }): Promise<[string, PageTexts]> => {
    const { header, subheader } = await loadVariant(name);
    return [path, { title: header, lead: subheader, cards: 3 }];
  });
  return new Map<string, PageTexts>([
    ['/', { ...HOME, cards: 3 }],
    ['/history', HISTORY],
    ['/who-created-the-dinosaur-game', CREATORS],
    ['/faq', { ...FAQ, cards: FAQ.links.length }],
    ['/privacy-policy', PRIVACY],
    ['/terms-of-service', TERMS],
    ['/embed-the-game', EMBED_THE_GAME],
    ...categories,
    ...(await Promise.all(variants)),
  ]);
}
