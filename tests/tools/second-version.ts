import { FAQ } from '#content';

/** What the second version's pages have in `data-version`. */
export const SECOND = 'second';

/** The heading of the FAQ in the second version. */
export const SECOND_FAQ = 'Questions of the Second Version';

/**
 * The source of the FAQ's content with another heading.
 * @throws Error if the heading is not in it.
 */
export function changeFaq(source: string): string {
  if (!source.includes(FAQ.title)) throw new Error(`The FAQ's content has no ${FAQ.title}.`);
  return source.replaceAll(FAQ.title, SECOND_FAQ);
}
