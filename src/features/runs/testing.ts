/** What only tests need of this feature. */
export { RunsController } from './runs-controller.ts';
