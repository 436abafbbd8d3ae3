import { RUNS } from '#content';
import { Button } from '#ui';
import type { SavedRun } from '#game/api';
import type { RunsController } from './runs-controller.ts';

interface ResultButtonsProps {
  readonly controller: RunsController;
  /** The run that has just ended. */
  readonly run: SavedRun;
}

/** What can be done with the run that has just ended, beside playing again. */
export function ResultButtons({ controller, run }: ResultButtonsProps) {
  return (
    <>
      <Button variant="raised" onClick={() => controller.watch(run)}>
        {RUNS.watch}
      </Button>
      <Button variant="raised" onClick={() => controller.share(run)}>
        {RUNS.share}
      </Button>
      <Button variant="raised" onClick={() => void controller.race(run)}>
        {RUNS.race}
      </Button>
      <Button variant="raised" onClick={() => controller.showEscapeRoute(run)}>
        {RUNS.showWayOut}
      </Button>
    </>
  );
}
