/**
 * All words of the site as data, and the formats of its numbers and dates. Imports nothing from
 * other rooms.
 */
export type * from './page-parts.ts';
export { CATEGORIES, type CategoryLink, type CategoryName } from './categories.ts';
export { CATEGORY_PAGES } from './category-pages.ts';
export {
  advertsPurpose,
  askForConsent,
  CONSENT,
  type ConsentService,
  helperPurpose,
  type PurposeWords,
  STATISTICS_PURPOSE,
} from './consent.ts';
export { CREATORS } from './creators.ts';
export { FAQ, type FaqItem } from './faq.ts';
export * from './format.ts';
export * from './date-format.ts';
export * from './game/index.ts';
export * from './guide/index.ts';
export { HISTORY } from './history.ts';
export { HOME } from './home.ts';
export { type Control, CONTROLS, FEATURES } from './how-to-play.ts';
export {
  ERROR_PAGE,
  FOOTER_GROUPS,
  HEADER_LINKS,
  LAYOUT,
  type LinkGroup,
  NEW_VERSION,
} from './layout.ts';
export {
  formatTextOf,
  type LegalText,
  operatorSection,
  recipientsSection,
  sectionsFor,
} from './legal-text.ts';
export { loadVariant } from './load-variant.ts';
export { NOT_FOUND } from './not-found.ts';
export { type Companies, type Company, type Operator, operatorLine } from './operator.ts';
export { PANEL } from './panel.ts';
export { PRIVACY } from './privacy.ts';
export { parseRichText, plainText, type RichTextPart } from './rich-text.ts';
export * from './site.ts';
export { TERMS } from './terms.ts';
export { type VariantLink, type VariantName, VARIANTS } from './variants.ts';
