import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  createTrustedTypesPolicy,
  openAnswerOfHash,
  registerServiceWorker,
  startAdverts,
  startAnalytics,
  watchChunks,
} from '#site';
import { SiteRoutes } from './routes.tsx';

// Set by old-browser.js. The page stays as it was rendered at build time.
if (!document.documentElement.hasAttribute('data-old-browser')) start();

function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to show the site in.');

  createTrustedTypesPolicy();
  watchChunks();
  startAnalytics();
  startAdverts();
  registerServiceWorker();
  openAnswerOfHash();

  const site = (
    <StrictMode>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, site);
  else createRoot(root).render(site);
}
