import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type ArticleDates, OG_LOCALE, type Seo, SITE, SOCIAL_PICTURE_ALT } from '#content';
import { trackPageView } from './analytics.ts';
import { absoluteUrl } from './operator.ts';
import { PAGE_NAME_TAG } from './prerendered-page.ts';

interface HeadProps {
  readonly page: string;
  readonly seo: Seo;
  readonly dates?: ArticleDates;
}

/** The page's own tags, which React moves into the document's head. Also records the page view. */
export function Head({ page, seo, dates }: HeadProps) {
  // One string: React renders an empty title if it has two children.
  const title = titleOf(seo);
  const canonical = absoluteUrl(seo.canonicalUrl);
  // Not the canonical address: people share this page.
  const own = absoluteUrl(useLocation().pathname.replace(/(?<=.)\/$/, ''));
  const image = absoluteUrl(seo.ogImage);
  const imageAlt = seo.ogImageAlt ?? SOCIAL_PICTURE_ALT;
  usePageView(page, title);
  return (
    <>
      <title>{title}</title>
      <meta name={PAGE_NAME_TAG} content={page} />
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(', ')} />
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content={OG_LOCALE} />
      <meta property="og:type" content={seo.ogType ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      {dates && <meta property="article:published_time" content={dates.published} />}
      {dates && <meta property="article:modified_time" content={dates.modified} />}
      {/* It takes title and description from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
    </>
  );
}

/** For pages that search engines must not list. */
export function NoIndexHead({
  page,
  seo,
}: {
  readonly page: string;
  /** Canonical: the page to list instead, if there is one. */
  readonly seo: Pick<Seo, 'title' | 'description'> & Partial<Pick<Seo, 'canonicalUrl'>>;
}) {
  const title = titleOf(seo);
  usePageView(page, title);
  return (
    <>
      <title>{title}</title>
      <meta name={PAGE_NAME_TAG} content={page} />
      <meta name="description" content={seo.description} />
      <meta name="robots" content="noindex" />
      {seo.canonicalUrl !== undefined && (
        <link rel="canonical" href={absoluteUrl(seo.canonicalUrl)} />
      )}
    </>
  );
}

function usePageView(page: string, title: string): void {
  const { pathname } = useLocation();
  // Together with the title, so that a visitor who leaves at once is counted.
  useLayoutEffect(() => {
    trackPageView({ page, title, path: pathname });
  }, [page, title, pathname]);
}

const titleOf = ({ title }: Pick<Seo, 'title'>) => `${title} | ${SITE.name}`;
