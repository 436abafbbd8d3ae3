import {
  bringReact,
  createTrustedTypesPolicy,
  loadOrReload,
  openAnswerOfHash,
  openAnswersOnPaper,
  prefetchLinks,
  registerServiceWorker,
  startAdverts,
  startAnalytics,
  startConsentBanner,
  startPrerenderedPage,
  watchChunks,
  watchInstallPrompt,
} from '#site';

// Set by old-browser.js. The page stays as it was rendered at build time.
if (!document.documentElement.hasAttribute('data-old-browser')) start();

/** Starts what a page does without React. React itself comes when somebody needs it (docs/decisions/react-later.md). */
function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to show the site in.');

  createTrustedTypesPolicy();
  watchChunks();
  watchInstallPrompt();
  startAnalytics();
  startAdverts();
  startConsentBanner();
  startPrerenderedPage();
  openAnswerOfHash();
  openAnswersOnPaper();
  prefetchLinks();
  registerServiceWorker();
  bringReact({
    hydrate: () =>
      loadOrReload(async () => {
        const { hydrate } = await import('./hydrate.tsx');
        await hydrate(root);
      }),
    startGame: async (onReactWanted) => {
      const { startPrerenderedGame } = await import('#play/start-prerendered-game');
      startPrerenderedGame(onReactWanted);
    },
  });
}
