import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Daily } from '#features/daily';
import { ReplayControls } from '#features/replay-player';
import { SharedRunPrompt } from '#features/share';
import type { GameApi } from '#game/api';
import { PanelBoundary, useStore, useStoreValue } from '#ui';
import { PracticeButtons, ResultButtons, RetryButtons } from './ResultButtons.tsx';
import { Dialogs } from './RunsDialogs.tsx';
import { RunsPanel } from './RunsPanel.tsx';
import type { RunRecords } from './run-records.ts';
import { RunsController } from './runs-controller.ts';

export interface RunsProps {
  readonly game: GameApi;
  readonly records: RunRecords;
}

/**
 * Everything about finished runs, and the choice of courses. Parts of it are rendered on the stage
 * and below it by portals.
 */
export function Runs({ game, records }: RunsProps) {
  const [controller] = useState(() => new RunsController(game, records));
  useEffect(() => controller.subscribe(), [controller]);
  const watching = useStoreValue(game.ui, (ui) => ui.watching);
  const isOver = useStoreValue(game.ui, (ui) => ui.phase === 'over');
  const showStage = useCallback(() => game.showStage(), [game]);
  const closePlayer = useCallback(() => controller.closePlayer(), [controller]);
  const { last, retry, offered, player, course, dialog } = useStore(controller.state);
  const { elements } = game;
  const onStage = elements?.stage.parentElement;
  const closing = { fallback: null, onError: () => controller.onPanelFailure() };
  return (
    <>
      <PanelBoundary resetKey={course}>
        <RunsPanel game={game} controller={controller} />
      </PanelBoundary>
      <PanelAt place={elements?.result} resetKey={last ?? retry ?? course}>
        {last !== null && <ResultButtons controller={controller} run={last} />}
        {retry !== null && <RetryButtons controller={controller} retry={retry} />}
        {course?.kind === 'practice' && isOver && <PracticeButtons controller={controller} />}
      </PanelAt>
      <PanelAt place={elements?.courses}>
        <Daily
          runs={controller.daily}
          play={(practice) => controller.choose({ kind: 'daily', practice })}
          openPastCourses={() => controller.openDialog({ kind: 'past-courses' })}
        />
      </PanelAt>
      {offered !== null && (
        <PanelAt place={onStage} {...closing}>
          <SharedRunPrompt
            offered={offered}
            watch={() => offered.ok && controller.watch(offered.run)}
            race={() =>
              offered.ok && controller.choose({ kind: 'race', run: offered.run, isOwn: false })
            }
            dismiss={() => controller.dismissPrompt()}
          />
        </PanelAt>
      )}
      {watching && player !== null && (
        <PanelAt place={elements?.playArea} {...closing}>
          <ReplayControls player={player} showStage={showStage} close={closePlayer} />
        </PanelAt>
      )}
      <PanelBoundary resetKey={dialog} {...closing}>
        <Dialogs controller={controller} dialog={dialog} />
      </PanelBoundary>
    </>
  );
}

interface PanelAtProps extends ComponentProps<typeof PanelBoundary> {
  /** The element of the page that it is in; nothing is rendered without it. */
  readonly place: Element | null | undefined;
}

/** A panel in another place of the page. */
function PanelAt({ place, ...panel }: PanelAtProps) {
  return place && createPortal(<PanelBoundary {...panel} />, place);
}
