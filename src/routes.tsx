import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CATEGORIES, loadVariant, VARIANTS } from '#content';
import { ErrorBoundary, Layout } from '#site';

interface SiteRoute {
  /** Canonical, without a trailing slash. With one, the path leads to the same page. */
  readonly path: string;
  readonly page: ReactNode;
  readonly load: () => Promise<unknown>;
  /** Without header and footer. */
  readonly bare?: boolean;
}

const loadCategory = () => import('#pages/Category.tsx');
const loadVariantPage = () => import('#pages/Variant.tsx');
const loadNotFound = () => import('#pages/NotFound.tsx');

const Category = lazy(loadCategory);
const Variant = lazy(loadVariantPage);
const NotFound = lazy(loadNotFound);

function route(path: string, load: () => Promise<{ readonly default: ComponentType }>): SiteRoute {
  const Page = lazy(load);
  return { path, page: <Page />, load };
}

/** The router, the prerendering and the sitemap use this table. */
export const ROUTES: readonly SiteRoute[] = [
  route('/', () => import('#pages/Home.tsx')),
  route('/history', () => import('#pages/History.tsx')),
  route('/who-created-the-dinosaur-game', () => import('#pages/Creators.tsx')),
  route('/faq', () => import('#pages/Faq.tsx')),
  route('/privacy-policy', () => import('#pages/PrivacyPolicy.tsx')),
  route('/terms-of-service', () => import('#pages/TermsOfService.tsx')),
  route('/embed-the-game', () => import('#pages/EmbedTheGame.tsx')),
  { ...route('/embed', () => import('#pages/Embed.tsx')), bare: true },
  ...CATEGORIES.map(({ name, path }) => ({
    path,
    page: <Category name={name} />,
    load: loadCategory,
  })),
  ...VARIANTS.map(({ name, path }) => ({
    path,
    page: <Variant name={name} />,
    load: () => Promise.all([loadVariantPage(), loadVariant(name)]),
  })),
];

/**
 * Loads code and words of the page at this path, with or without a trailing slash. Falls back to
 * the page for unknown paths.
 * @throws what the import throws.
 */
export async function loadPage(path: string): Promise<void> {
  const canonical = path.replace(/(?<=.)\/$/, '');
  const { load = loadNotFound } = ROUTES.find((each) => each.path === canonical) ?? {};
  await load();
}

export function SiteRoutes() {
  return (
    <ErrorBoundary>
      <Routes>
        {ROUTES.filter(({ bare }) => bare).map(({ path, page }) => (
          <Route key={path} path={path} element={<Suspense>{page}</Suspense>} />
        ))}
        <Route element={<Layout />}>
          {ROUTES.filter(({ bare }) => !bare).map(({ path, page }) => (
            <Route key={path} path={path} element={page} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
