import type { MergeLeafTypes, VideoGameLeaf, WebApplicationLeaf, WithContext } from 'schema-dts';
import { absoluteUrl } from './origin.ts';

/**
 * The structured data of a page with the game: free, in the browser, on any operating system (spec,
 * 2 and 9).
 */
export function gameSchema({
  name,
  description,
}: {
  readonly name: string;
  readonly description: string;
}) {
  return {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name,
    description,
    url: absoluteUrl('/'),
    image: absoluteUrl('/pictures/og-jump.png'),
    applicationCategory: 'GameApplication',
    applicationSubCategory: 'Arcade',
    genre: 'Arcade',
    gamePlatform: 'Web browser',
    operatingSystem: 'Any',
    playMode: 'https://schema.org/SinglePlayer',
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  } satisfies WithContext<MergeLeafTypes<[VideoGameLeaf, WebApplicationLeaf]>>;
}
