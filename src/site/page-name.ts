/** The name of the tag with the page's name for analytics. */
export const PAGE_NAME_TAG = 'page-name';

/** The name of the page that was served; undefined if it has none. */
export function readPageName(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_NAME_TAG}"]`)?.content;
}

/** The name of the page for unknown paths, in its tag. */
export const NOT_FOUND_PAGE = 'not-found';

let reported: string | undefined;

/**
 * Logs that there is no page at this path (spec, 2). Repeated calls for the same path log it once.
 */
export function reportMissingPage(path: string): void {
  if (path === reported) return;
  reported = path;
  console.error(`No page at ${path}`);
}
