import type { ArticleSection, Seo } from './page-parts.ts';
import { formatDate } from './date-format.ts';

/** What a copy of the site may use, with the visitor's consent. */
export type ConsentService = 'posthog' | 'adverts' | 'helper';

export interface LegalSection extends ArticleSection {
  /**
   * Only for copies of the site that use one of these services; if empty, only for those that use
   * none.
   */
  readonly about?: readonly ConsentService[];
}

export interface LegalText {
  readonly seo: Seo;
  readonly title: string;
  /** The label of the date of the last update. */
  readonly updatedLabel: string;
  /** The day since when the text has been as it is, YYYY-MM-DD. */
  readonly since: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The sections that are true of a copy of the site with these services. */
export function sectionsFor(
  services: readonly ConsentService[],
  sections: readonly LegalSection[],
): readonly ArticleSection[] {
  return sections.filter(({ about }) => {
    if (about === undefined) return true;
    return about.length === 0
      ? services.length === 0
      : about.some((service) => services.includes(service));
  });
}

/** Since when a text has been as it is. */
export function formatTextOf({ since }: LegalText): string {
  return `Text of ${formatDate(new Date(`${since}T12:00`))}.`;
}
