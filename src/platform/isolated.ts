import { reportOnce } from './report-once.ts';

/**
 * Wraps a listener so that its errors are reported, the first one only, and never reach the caller.
 * A call allocates nothing.
 * @param part what the errors are counted for: the first of the whole part is reported, whichever
 * of its listeners throws it.
 */
export function isolated<Argument = void>(
  listener: (argument: Argument) => void,
  part: object = listener,
): (argument: Argument) => void {
  return (argument) => {
    try {
      listener(argument);
    } catch (error) {
      reportOnce(part, error);
    }
  };
}
