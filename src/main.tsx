import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SiteRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to show the site in.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SiteRoutes />
    </BrowserRouter>
  </StrictMode>,
);
