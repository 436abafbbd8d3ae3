import type { Article, WithContext } from 'schema-dts';
import { LOCALE, type Seo } from '#content';
import { organizationSchema } from './organization-schema.ts';
import { absoluteUrl } from './origin.ts';

interface ArticleData {
  readonly title: string;
  readonly seo: Seo;
  /** Day of publication, YYYY-MM-DD. */
  readonly published: string;
}

/** The structured data of an article (https://schema.org/Article). */
export function articleSchema({ title, seo, published }: ArticleData) {
  const publisher = organizationSchema();
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: seo.description,
    image: absoluteUrl(seo.ogImage),
    mainEntityOfPage: absoluteUrl(seo.canonicalUrl),
    inLanguage: LOCALE,
    datePublished: published,
    author: publisher,
    publisher,
  } satisfies WithContext<Article>;
}
