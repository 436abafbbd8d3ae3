import { memo } from 'react';
import { PLAY } from '#content';
import { type PageAction, settings, shortcutsOf } from '#game';
import { Button, useStore, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';
import { IconButton } from './IconButton.tsx';
import styles from './page-buttons.module.css';
import { SettingsButton } from './SettingsButton.tsx';

interface PageButtonsProps {
  readonly game: GameController;
}

/** The buttons that do not steer the dino. */
export const PageButtons = memo(function PageButtons({ game }: PageButtonsProps) {
  const { pageControls } = game;
  const scrollLocked = useStoreValue(game.ui, (ui) => ui.scrollLocked);
  const fullScreen = useStoreValue(game.ui, (ui) => ui.fullScreen);
  const upright = useStoreValue(game.ui, (ui) => ui.upright);
  const fullScreenPossible = useStoreValue(game.ui, (ui) => ui.fullScreenPossible);
  const muted = useStoreValue(game.ui, (ui) => ui.muted);
  const { bindings } = useStore(settings);
  const toggles = (action: PageAction) => ({
    'aria-keyshortcuts': shortcutsOf(bindings[action]),
    onClick: () => pageControls.toggle(action),
  });
  return (
    <div className={styles.extras} data-part="extras">
      <Button
        variant="quiet"
        className={styles.scrollLock}
        data-part="lock"
        {...toggles('lockScroll')}
      >
        {scrollLocked ? PLAY.unlockScroll : PLAY.lockScroll}
      </Button>
      <IconButton
        icon={muted ? 'muted' : 'sound'}
        label={muted ? PLAY.unmute : PLAY.mute}
        {...toggles('mute')}
      />
      {upright ? (
        <Button variant="raised" data-part="back" {...toggles('fullScreen')}>
          {PLAY.backToPage}
        </Button>
      ) : (
        <IconButton
          icon={fullScreen ? 'leaveFullScreen' : 'fullScreen'}
          label={fullScreen ? PLAY.leaveFullScreen : PLAY.fullScreen}
          className={styles.fullScreen}
          hidden={!fullScreenPossible}
          {...toggles('fullScreen')}
        />
      )}
      <SettingsButton game={game} />
    </div>
  );
});
