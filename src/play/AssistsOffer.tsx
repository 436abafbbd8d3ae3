import { useEffect, useState } from 'react';
import { ASSISTS_OFFER } from '#content';
import { isUnderWay } from '#game';
import { settings } from './singletons.ts';
import { Button, Hint, useStoreValue } from '#ui';
import { countEnd, isOfferDue } from './early-ends.ts';
import type { GameController } from './game-controller.ts';
import styles from './game.module.css';
// Deferred styles. They are here because this part loads by itself as soon as the game is open, and
// before that nothing is in full screen.
import './full-screen.css';
import './turned.css';
import './upright.css';
import { Settings } from './SettingsButton.tsx';

interface AssistsOfferProps {
  readonly game: GameController;
}

/**
 * Offers assists below the stage, once, to a player whose runs keep ending early. Nothing is
 * offered during a run.
 */
export function AssistsOffer({ game }: AssistsOfferProps) {
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
