import { lazy, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CATEGORIES, loadVariant, VARIANTS } from '#content';
import { ErrorBoundary, Layout } from '#site';

/** What loads the code of each page. */
const PAGES = {
  Home: () => import('#pages/Home.tsx'),
  History: () => import('#pages/History.tsx'),
  Creators: () => import('#pages/Creators.tsx'),
  Faq: () => import('#pages/Faq.tsx'),
  PrivacyPolicy: () => import('#pages/PrivacyPolicy.tsx'),
  TermsOfService: () => import('#pages/TermsOfService.tsx'),
  Category: () => import('#pages/Category.tsx'),
  Variant: () => import('#pages/Variant.tsx'),
  NotFound: () => import('#pages/NotFound.tsx'),
} as const;

const Home = lazy(PAGES.Home);
const History = lazy(PAGES.History);
const Creators = lazy(PAGES.Creators);
const Faq = lazy(PAGES.Faq);
const PrivacyPolicy = lazy(PAGES.PrivacyPolicy);
const TermsOfService = lazy(PAGES.TermsOfService);
const Category = lazy(PAGES.Category);
const Variant = lazy(PAGES.Variant);
const NotFound = lazy(PAGES.NotFound);

interface SiteRoute {
  /** The canonical path, without a trailing slash. With one, the path leads to the same page. */
  readonly path: string;
  readonly page: ReactNode;
  readonly load: () => Promise<unknown>;
}

/** The table of routes: the router, the prerendering and the sitemap use it. */
export const ROUTES: readonly SiteRoute[] = [
  { path: '/', page: <Home />, load: PAGES.Home },
  { path: '/history', page: <History />, load: PAGES.History },
  { path: '/who-created-the-dinosaur-game', page: <Creators />, load: PAGES.Creators },
  { path: '/faq', page: <Faq />, load: PAGES.Faq },
  { path: '/privacy-policy', page: <PrivacyPolicy />, load: PAGES.PrivacyPolicy },
  { path: '/terms-of-service', page: <TermsOfService />, load: PAGES.TermsOfService },
  ...CATEGORIES.map(({ name, path }) => ({
    path,
    page: <Category name={name} />,
    load: PAGES.Category,
  })),
  ...VARIANTS.map(({ name, path }) => ({
    path,
    page: <Variant name={name} />,
    load: () => Promise.all([PAGES.Variant(), loadVariant(name)]),
  })),
];

/**
 * Loads the code and the words of the page at this path, with or without a trailing slash; that of
 * the page for unknown paths if there is none.
 * @throws what the import throws.
 */
export async function loadPage(path: string): Promise<void> {
  const canonical = path.replace(/(?<=.)\/$/, '');
  const { load = PAGES.NotFound } = ROUTES.find((route) => route.path === canonical) ?? {};
  await load();
}

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
