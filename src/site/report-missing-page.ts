/** The name of the page for unknown paths, in its tag. */
export const NOT_FOUND_PAGE = 'not-found';

let reported: string | undefined;

/** Logs that there is no page at this path (spec, 2). Repeated calls for the same path log it once. */
export function reportMissingPage(path: string): void {
  if (path === reported) return;
  reported = path;
  console.error(`No page at ${path}`);
}
