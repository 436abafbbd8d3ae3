import type { Graph } from 'schema-dts';
import { LOCALE, SITE } from '#content';
import { organizationSchema } from './organization-schema.ts';
import { absoluteUrl } from './origin.ts';

/**
 * The structured data of the site as a whole, for its home page: https://schema.org/WebSite and its
 * publisher.
 */
export function websiteSchema() {
  const organization = organizationSchema();
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': absoluteUrl('/#website'),
        name: SITE.name,
        description: SITE.description,
        url: absoluteUrl('/'),
        inLanguage: LOCALE,
        publisher: { '@id': organization['@id'] },
      },
      organization,
    ],
  } satisfies Graph;
}
