import type { Article, WithContext } from 'schema-dts';
import { type Seo, SITE } from '#content';

interface ArticleData {
  readonly title: string;
  readonly seo: Seo;
  /** Day of publication, YYYY-MM-DD. */
  readonly published: string;
}

/** The structured data of an article (https://schema.org/Article). */
export function articleSchema({ title, seo, published }: ArticleData) {
  const publisher = { '@type': 'Organization', name: SITE.name, url: `${SITE.origin}/` } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: seo.description,
    image: new URL(seo.ogImage, SITE.origin).href,
    mainEntityOfPage: new URL(seo.canonicalUrl, SITE.origin).href,
    datePublished: published,
    author: publisher,
    publisher,
  } satisfies WithContext<Article>;
}
