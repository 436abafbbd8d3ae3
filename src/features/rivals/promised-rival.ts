import { LocalStorageItem, parseStored, toStored } from '#platform';
import { RivalRun, RIVALS } from '#rivals';

/** So that after a reload the rival comes that was promised before. */
const promised = new LocalStorageItem('dino-next-rival', () => globalThis.sessionStorage);

export function promise({ rival: { id }, seed }: RivalRun): void {
  promised.write(JSON.stringify(toStored({ id, seed })));
}

export function forgetPromise(): void {
  promised.remove();
}

/** The promised rival's whole run, in slices; undefined if nobody is promised. */
export function* keepPromise(): Generator<undefined, RivalRun | undefined> {
  const { id, seed } = parseStored(promised.read());
  const rival = RIVALS.find((each) => each.id === id);
  if (rival === undefined || typeof seed !== 'string') return undefined;
  const rivalRun = new RivalRun(rival, seed);
  yield* rivalRun.play();
  return rivalRun;
}
