import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CATEGORIES, VARIANTS } from '#content';
import { ErrorBoundary, Layout } from '#site';

const Home = lazy(() => import('#pages/Home.tsx'));
const History = lazy(() => import('#pages/History.tsx'));
const Creators = lazy(() => import('#pages/Creators.tsx'));
const Faq = lazy(() => import('#pages/Faq.tsx'));
const PrivacyPolicy = lazy(() => import('#pages/PrivacyPolicy.tsx'));
const TermsOfService = lazy(() => import('#pages/TermsOfService.tsx'));
const Category = lazy(() => import('#pages/Category.tsx'));
const Variant = lazy(() => import('#pages/Variant.tsx'));
const NotFound = lazy(() => import('#pages/NotFound.tsx'));

interface SiteRoute {
  /** The canonical path, without a trailing slash. With one, the path leads to the same page. */
  readonly path: string;
  readonly page: ReactNode;
}

/** The table of routes: the router, the prerendering and the sitemap use it. */
export const ROUTES: readonly SiteRoute[] = [
  { path: '/', page: <Home /> },
  { path: '/history', page: <History /> },
  { path: '/who-created-the-dinosaur-game', page: <Creators /> },
  { path: '/faq', page: <Faq /> },
  { path: '/privacy-policy', page: <PrivacyPolicy /> },
  { path: '/terms-of-service', page: <TermsOfService /> },
  ...CATEGORIES.map(({ name, path }) => ({ path, page: <Category name={name} /> })),
  ...VARIANTS.map(({ name, path }) => ({ path, page: <Variant name={name} /> })),
];

export function SiteRoutes() {
  return (
    <ErrorBoundary>
      <Routes>
        <Route element={<Layout />}>
          {ROUTES.map(({ path, page }) => (
            <Route key={path} path={path} element={page} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
