import { useEffect, useState } from 'react';
import { ASSISTS_OFFER } from '#content';
import { isUnderWay, type RunSummary, settings, type SettingsStore } from '#game';
import type { Settings as PlayerSettings } from '#game/api';
import { Button, Hint, useStoreValue } from '#ui';
import type { PartProps } from './game-controller.ts';
import styles from './game.module.css';
// Deferred styles. They are here because this part loads by itself as soon as the game is open, and
// before that nothing is in full screen.
import './full-screen.css';
import './full-screen-portrait.css';
import { Settings } from './PageButtons.tsx';

/**
 * Offers assists below the stage, once, to a player whose runs keep ending early. Nothing is
 * offered during a run.
 */
export function AssistsOffer({ game }: PartProps) {
  const isDue = useStoreValue(settings, isOfferDue);
  const isPlaying = useStoreValue(game.ui, ({ phase, watching }) => watching || isUnderWay(phase));
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      game.events.subscribe((event, summary) => {
        if (event.type === 'over' && !event.unranked) countEnd(settings, summary());
      }),
    [game],
  );
  const answer = () => {
    settings.change({ assistsOffered: true });
    game.focusStage();
  };
  return (
    <>
      <div role="status" className={styles.hints} data-part="hints">
        {isDue && !isPlaying && (
          <Hint title={ASSISTS_OFFER.title} text={ASSISTS_OFFER.text}>
            <Button
              variant="raised"
              aria-haspopup="dialog"
              onClick={() => {
                answer();
                setIsOpen(true);
              }}
            >
              {ASSISTS_OFFER.show}
            </Button>
            <Button variant="quiet" onClick={answer}>
              {ASSISTS_OFFER.decline}
            </Button>
          </Hint>
        )}
      </div>
      {isOpen && <Settings game={game} at="assists" close={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * A run that ends before this score has ended early: the course has no pterodactyls yet, and the
 * first milestone is not reached.
 */
const EARLY_SCORE = 100;

/** So many runs that end early, without one between that does not, make the game offer assists. */
export const EARLY_ENDS = 10;

/**
 * Counts a run that is over, until assists have been offered; practice is not to be counted. Runs
 * with assists do not count: their player knows of them.
 */
export function countEnd(
  store: Pick<SettingsStore, 'get' | 'change'>,
  { score, assisted }: RunSummary,
): void {
  const { assistsOffered, earlyEnds } = store.get();
  if (assistsOffered || earlyEnds >= EARLY_ENDS || assisted) return;
  const counted = score < EARLY_SCORE ? earlyEnds + 1 : 0;
  if (counted !== earlyEnds) store.change({ earlyEnds: counted });
}

/** Whether assists are to be offered now. */
export function isOfferDue({
  earlyEnds,
  assistsOffered,
  tips,
}: Pick<PlayerSettings, 'earlyEnds' | 'assistsOffered' | 'tips'>): boolean {
  return tips && earlyEnds >= EARLY_ENDS && !assistsOffered;
}
