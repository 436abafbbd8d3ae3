/** The code of a part did not load. The message is a sentence for the visitor. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
