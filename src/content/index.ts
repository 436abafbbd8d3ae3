/**
 * All words of the site as data, and the formats of its numbers and dates. Imports nothing from
 * other rooms.
 */
export type {
  ArticleDates,
  ArticleSection,
  CategoryPage,
  GameData,
  PageLink,
  Picture,
  RelatedGame,
  RelatedGames,
  Section,
  Seo,
  VariantRecord,
} from './page-parts.ts';
export { CATEGORIES, type CategoryLink, type CategoryName } from './categories.ts';
export { CATEGORY_PAGES } from './category-pages.ts';
export {
  advertsPurpose,
  askForConsent,
  CONSENT,
  helperPurpose,
  type PurposeWords,
  STATISTICS_PURPOSE,
} from './consent.ts';
export { CREATORS } from './creators.ts';
export { FAQ, type FaqItem } from './faq.ts';
export {
  formatBest,
  formatCount,
  formatCountdown,
  formatDecimals,
  formatDistance,
  formatDuration,
  formatList,
  formatMetres,
  formatNumber,
  formatPercent,
  formatPoints,
  formatPosition,
  formatPx,
  formatSeconds,
  formatSeed,
  type PluralForms,
} from './format.ts';
export {
  formatDate,
  formatDateTime,
  formatIsoDate,
  formatMoment,
  formatTime,
} from './date-format.ts';
export * from './game/index.ts';
export * from './guide/index.ts';
export { HISTORY } from './history.ts';
export { HOME } from './home.ts';
export { type Control, CONTROLS, FEATURES } from './how-to-play.ts';
export { ERROR_PAGE, LAYOUT, NEW_VERSION } from './layout.ts';
export { type ConsentService, formatTextOf, type LegalText, sectionsFor } from './legal-text.ts';
export { FOOTER_GROUPS, HEADER_LINKS, type LinkGroup } from './links.ts';
export { loadVariant } from './load-variant.ts';
export { NOT_FOUND } from './not-found.ts';
export { type Companies, type Company, type Operator, operatorLine } from './operator.ts';
export { operatorSection, recipientsSection } from './operator-sections.ts';
export { PANEL } from './panel.ts';
export { PRIVACY } from './privacy.ts';
export { parseRichText, plainText, type RichTextPart } from './rich-text.ts';
export {
  ANALYTICS_HOST,
  DEFAULT_ORIGIN,
  LOCALE,
  MANIFEST,
  OG_LOCALE,
  SITE,
  SOCIAL_PICTURE_ALT,
} from './site.ts';
export { TERMS } from './terms.ts';
export { type VariantLink, type VariantName, VARIANTS } from './variants.ts';
