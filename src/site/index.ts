/** What all pages share, and the parts that pages are made of. */
export { Accordion } from './Accordion.tsx';
export { startAdverts } from './adverts/index.ts';
export { startAnalytics, trackGame } from './analytics/index.ts';
export { Article } from './Article.tsx';
export { articleSchema } from './article-schema.ts';
export { ButtonLink } from './ButtonLink.tsx';
export { loadOrReload, watchChunks } from './chunk-reload.ts';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export { Facts } from './Facts.tsx';
export { Figure } from './Figure.tsx';
export { clearVisitorData } from './clear-visitor-data.ts';
export { GameCards } from './GameCards.tsx';
export { gameSchema } from './game-schema.ts';
export { Head, NoIndexHead } from './Head.tsx';
export { HowToPlay } from './HowToPlay.tsx';
export { Layout } from './Layout.tsx';
export { LegalText } from './LegalText.tsx';
export { LinkGroup } from './LinkGroup.tsx';
export { type OfflineReadiness, offlineReadiness, prepareOffline } from './offline/prepare-offline.ts';
export { Keywords, Prose } from './Prose.tsx';
export { registerServiceWorker } from './register-service-worker.ts';
export { SidePanel } from './SidePanel.tsx';
export { createTrustedTypesPolicy } from './trusted-types.ts';
export { StructuredData } from './StructuredData.tsx';
/** For pages, which see `ui` through this room only. */
export { lazyPart } from '#ui';
