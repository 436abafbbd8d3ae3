import { FAQ } from '#content';

export const SECOND = 'second';

/** The heading of the FAQ in the second version. */
export const SECOND_FAQ = 'Questions of the Second Version';

/** @throws Error if the FAQ's title is not in the source. */
export function changeFaq(source: string): string {
  if (!source.includes(FAQ.title)) throw new Error(`The FAQ's content has no ${FAQ.title}.`);
  return source.replaceAll(FAQ.title, SECOND_FAQ);
}
