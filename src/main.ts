import {
  correctAddress,
  openAnswerOfHash,
  openAnswersOnPaper,
  startAdverts,
  startAnalytics,
  startConsentBanner,
  startPrerenderedPage,
  startReact,
  watchInstallPrompt,
  whenIdle,
} from '#site';

// Set by old-browser.js. The page stays as it was rendered at build time.
if (!document.documentElement.hasAttribute('data-old-browser')) start();

/**
 * Starts what a page does without React. React loads when somebody needs it
 * (docs/decisions/react-later.md).
 */
function start(): void {
  // Hides the message that the page's script is missing.
  document.documentElement.setAttribute('data-script', '');
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to show the site in.');

  correctAddress();
  startReact(async () => {
    const { hydrate } = await import('./hydrate.tsx');
    await hydrate(root);
  });
  // The page for frames asks for no consent, so it has nothing that needs one.
  if (document.querySelector('[data-embed]') === null) startWholePage();
}

function startWholePage(): void {
  watchInstallPrompt();
  startAnalytics();
  startAdverts();
  startConsentBanner();
  startPrerenderedPage();
  openAnswerOfHash();
  openAnswersOnPaper();
  whenIdle(() => {
    import('#site/register-service-worker').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      (error: unknown) => console.error('The site will not work offline.', error),
    );
  });
}
