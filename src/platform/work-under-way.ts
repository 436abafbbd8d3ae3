import { Store } from './store.ts';

/** Whether something is under way on this page that a reload would throw away, such as a run. */
export const workUnderWay = new Store(false);
