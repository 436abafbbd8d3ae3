/** For this room's own tests. Loading Vite or Workbox here would slow each test by a second. */
export { enforceBudgets, LIMITS, measure } from './budgets.ts';
export { type Chunk, sortChunks } from './chunks.ts';
export {
  fillTemplate,
  makeTemplate,
  NO_SCRIPT_STYLE,
  oldBrowserScript,
  SPECULATION_RULES,
} from './html.ts';
export {
  checkUnset,
  readOrigin,
  readSettings,
  type SiteSettings,
  validateOperator,
} from './environment.ts';
export { type BuiltPage, type BuiltSite, renderStrictly } from './pages.ts';
export { rootFiles, WEB_MANIFEST } from './root-files.ts';
export { contentSecurityPolicy } from './serve/content-security-policy.ts';
export { headerTable } from './serve/headers.ts';
export { formatHeadersFile, headersFor } from './serve/headers-file.ts';
export { formatNginx } from './serve/nginx.ts';
export { canonicalPath, formatRedirectsFile, oldSpellings } from './serve/old-address.ts';
export { filesOfPage, formatSitemap, lastModified } from './sitemap.ts';
