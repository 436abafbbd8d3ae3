import type { Article, WithContext } from 'schema-dts';
import { type ArticleDates, LOCALE, type Seo } from '#content';
import { organizationSchema } from './organization-schema.ts';
import { absoluteUrl } from './origin.ts';

interface ArticleData extends ArticleDates {
  readonly title: string;
  readonly seo: Seo;
}

/** The structured data of an article (https://schema.org/Article). */
export function articleSchema({ title, seo, published, modified }: ArticleData) {
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
    dateModified: modified,
    author: publisher,
    publisher,
  } satisfies WithContext<Article>;
}
