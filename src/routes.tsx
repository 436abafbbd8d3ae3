import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from '#site';

const Home = lazy(() => import('#pages/Home.tsx'));
const History = lazy(() => import('#pages/History.tsx'));
const NotFound = lazy(() => import('#pages/NotFound.tsx'));

/** The one table of routes. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<Home />} />
        <Route path="history" element={<History />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
