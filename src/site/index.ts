/** What all pages share, and the parts that pages are made of. */
export { Accordion } from './Accordion.tsx';
export { startAdverts } from './adverts/index.ts';
export { startAnalytics, trackGame } from './analytics/index.ts';
export { Article } from './Article.tsx';
export { articleSchema } from './article-schema.ts';
export { bringReact } from './bring-react.ts';
export { breadcrumbSchema } from './breadcrumb-schema.ts';
export { ButtonLink } from './ButtonLink.tsx';
export { loadOrReload, watchChunks } from './chunk-reload.ts';
export { askedServices, startConsentBanner } from './consent/index.ts';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { Facts } from './Facts.tsx';
export { Figure } from './Figure.tsx';
export { clearVisitorData } from './clear-visitor-data.ts';
export { faqSchema } from './faq-schema.ts';
export { GameCards } from './GameCards.tsx';
export { gameSchema } from './game-schema.ts';
export { Head, NoIndexHead } from './Head.tsx';
export { HowToPlay } from './HowToPlay.tsx';
export { installPrompt, watchInstallPrompt } from './install-prompt.ts';
export { Layout } from './Layout.tsx';
export { LegalText } from './LegalText.tsx';
export { LinkGroup } from './LinkGroup.tsx';
export {
  type OfflineReadiness,
  offlineReadiness,
  prepareOffline,
  preparingOffline,
} from './offline/prepare-offline.ts';
export { Keywords, Prose } from './Prose.tsx';
export { prefetchForRouter, prefetchLinks } from './prefetch-links.ts';
export { startPrerenderedPage } from './prerendered-page.ts';
export { OPERATOR } from './operator.ts';
export { registerServiceWorker } from './register-service-worker.ts';
export { NOT_FOUND_PAGE, reportMissingPage } from './report-missing-page.ts';
export { openAnswerOfHash } from './open-answer-of-hash.ts';
export { openAnswersOnPaper } from './open-answers-on-paper.ts';
export { RichText } from './RichText.tsx';
export { SidePanel } from './SidePanel.tsx';
export { createTrustedTypesPolicy } from './trusted-types.ts';
export { StructuredData } from './StructuredData.tsx';
export { websiteSchema } from './website-schema.ts';
export { Words } from './Words.tsx';
/** For pages, which see `ui` through this room only. */
export { lazyPart } from '#ui';
