export type * from './page-parts.ts';
export { CATEGORIES, type CategoryLink, type CategoryName } from './categories.ts';
export { CATEGORY_PAGES } from './category-pages.ts';
export {
  advertsPurpose,
  askForConsent,
  CONSENT,
  type ConsentService,
  helperPurpose,
  type PurposeText,
  STATISTICS_PURPOSE,
} from './consent.ts';
export { CREATORS } from './creators.ts';
export { EMBED } from './embed.ts';
export { EMBED_THE_GAME, embedLine } from './embed-the-game.ts';
export { FAQ, type FaqItem } from './faq.ts';
export * from './format.ts';
export * from './date-format.ts';
export * from './game/achievements.ts';
export * from './game/announcements.ts';
export * from './game/daily.ts';
export * from './game/debug.ts';
export * from './game/hints.ts';
export * from './game/keys.ts';
export * from './game/notices.ts';
export * from './game/play.ts';
export * from './game/practice.ts';
export * from './game/replay-faults.ts';
export * from './game/replay-player.ts';
export * from './game/attempts.ts';
export * from './game/bots.ts';
export * from './game/crash.ts';
export * from './game/result.ts';
export * from './game/retry.ts';
export * from './game/rivals.ts';
export * from './game/runs.ts';
export * from './game/saved-runs.ts';
export * from './game/settings.ts';
export * from './game/share.ts';
export * from './game/skins.ts';
export * from './game/stage-deferred.ts';
export * from './game/stage.ts';
export * from './game/stats.ts';
export * from './game/ui.ts';
export * from './guide/fair-gaps.ts';
export * from './guide/obstacles.ts';
export * from './guide/offline.ts';
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
export { type LegalText, operatorSection, recipientsSection, sectionsFor } from './legal-text.ts';
export { loadVariant } from './load-variant.ts';
export { NOT_FOUND } from './not-found.ts';
export { type Companies, type Company, type Operator, operatorLine } from './operator.ts';
export { PANEL } from './panel.ts';
export { PRIVACY } from './privacy.ts';
export { parseRichText, plainText, type RichTextPart } from './rich-text.ts';
export * from './site.ts';
export { TERMS } from './terms.ts';
export { pictureOf, type VariantLink, type VariantName, VARIANTS } from './variants.ts';
