export { Accordion } from './Accordion.tsx';
export { startAdverts } from './adverts/adverts.ts';
export { startAnalytics, trackGame } from './analytics.ts';
export { openAnswerOfHash, openAnswersOnPaper } from './answers.ts';
export { Article, ButtonLink } from './Article.tsx';
export { startConsentBanner } from './consent/banner.ts';
export { consent } from './consent/consent.ts';
export { EmbedLine } from './EmbedLine.tsx';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { LinkGroup } from './Footer.tsx';
export { GameCards } from './GameCards.tsx';
export { Head, NoIndexHead } from './Head.tsx';
export { HowToPlay } from './HowToPlay.tsx';
export { installState, showInstallPrompt, watchInstallPrompt } from './install-prompt.ts';
export { Layout } from './Layout.tsx';
export { LegalText } from './LegalText.tsx';
export { offlineState, readOfflineState, storeSite } from './offline/offline-copy.ts';
export { companies, OPERATOR } from './operator.ts';
export { prefetchForRouter } from './prefetch-links.ts';
export {
  correctAddress,
  NOT_FOUND_PAGE,
  reportMissingPage,
  startPrerenderedPage,
} from './prerendered-page.ts';
export { Keywords, Prose } from './Prose.tsx';
export { articleSchema, faqSchema, websiteSchema } from './page-schemas.ts';
export { PlainText, RichText } from './RichText.tsx';
export { consentServices } from './services.ts';
export { Sidebar } from './Sidebar.tsx';
export { startReact } from './start-react.ts';
export { breadcrumbSchema, gameSchema, StructuredData } from './structured-data.tsx';
/** For pages and the start, which may not import these rooms themselves. */
export { importOrReload, whenIdle } from '#platform';
export { lazyPart } from '#ui';
