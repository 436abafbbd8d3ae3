/** The name of the tag with the page's name for analytics. */
export const PAGE_NAME_TAG = 'page-name';

/** The name of the page that was served; undefined if it has none. */
export function readPageName(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_NAME_TAG}"]`)?.content;
}
