import { DEFAULT_ORIGIN } from '#content';

const GIVEN = import.meta.env.VITE_SITE_ORIGIN?.trim() ?? '';

/**
 * Scheme and host of the site's addresses, without a trailing slash. The build validates the
 * variable.
 */
const ORIGIN = GIVEN === '' ? DEFAULT_ORIGIN : new URL(GIVEN).origin;

/** The address of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, ORIGIN).href;
}
