import type { BreadcrumbList, WithContext } from 'schema-dts';
import { SITE } from '#content';
import { absoluteUrl } from './origin.ts';

/**
 * A page's place in the site, below its home page (https://schema.org/BreadcrumbList).
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
