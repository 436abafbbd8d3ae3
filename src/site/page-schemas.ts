import type { Article, FAQPage, Graph, Organization, WithContext } from 'schema-dts';
import { type ArticleDates, type FaqItem, LOCALE, plainText, type Seo, SITE } from '#content';
import { absoluteUrl, OPERATOR } from './operator.ts';

interface ArticleData extends ArticleDates {
  readonly title: string;
  readonly seo: Seo;
}

/** https://schema.org/Article */
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

/** https://schema.org/WebSite and its publisher. */
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

/** https://schema.org/Organization, with the operator if the build names one. */
function organizationSchema() {
  const { name, address, email } = OPERATOR;
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: SITE.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/icon-512.png'),
    ...(name !== undefined && { legalName: name }),
    ...(address !== undefined && { address }),
    ...(email !== undefined && { email }),
  } satisfies Organization;
}

/** https://schema.org/FAQPage */
export function faqSchema(items: readonly FaqItem[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.map(plainText).join('\n') },
    })),
  } satisfies WithContext<FAQPage>;
}
