/** Does all slices of the work at once. */
export function finish<Result>(work: Generator<unknown, Result>): Result {
  let next = work.next();
  while (next.done !== true) next = work.next();
  return next.value;
}
