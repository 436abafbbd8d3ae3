import { useState, useSyncExternalStore } from 'react';
import type {
  BreadcrumbList,
  MergeLeafTypes,
  VideoGameLeaf,
  WebApplicationLeaf,
  WithContext,
} from 'schema-dts';
import { type GameData, SITE } from '#content';
import { absoluteUrl } from './operator.ts';

/** Only in the page as served, which is all that search engines read. */
export function StructuredData({ data }: { readonly data: object }) {
  const isHydrating = useSyncExternalStore(subscribe, readNo, readYes);
  const [isServed] = useState(isHydrating);
  if (!isServed) return null;
  // Escape '<', so that no text in the data can close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const subscribe = () => () => undefined;
const readYes = () => true;
const readNo = () => false;

/**
 * https://schema.org/BreadcrumbList
 * @param path the page's canonical path.
 */
export function breadcrumbSchema(path: string, title: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: SITE.name, item: absoluteUrl('/') },
      { '@type': 'ListItem', position: 2, name: title, item: absoluteUrl(path) },
    ],
  } satisfies WithContext<BreadcrumbList>;
}

/** @param picture the page's own, as in link previews. */
export function gameSchema({ name, description }: GameData, picture: string) {
  return {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name,
    description,
    url: absoluteUrl('/'),
    image: absoluteUrl(picture),
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
