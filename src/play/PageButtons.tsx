import { memo } from 'react';
import { PLAY } from '#content';
import { type PageAction, settings, shortcutsOf } from '#game';
import { Button, useStore, useStoreValue } from '#ui';
import type { GameController } from './game-controller.ts';
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
  const fullScreenPossible = useStoreValue(game.ui, (ui) => ui.fullScreenPossible);
  const muted = useStoreValue(game.ui, (ui) => ui.muted);
  const debugMode = useStoreValue(game.ui, (ui) => ui.debugMode);
  const { bindings } = useStore(settings);
  const toggles = (action: PageAction) => ({
    'aria-keyshortcuts': shortcutsOf(bindings[action]),
    onClick: () => pageControls.toggle(action),
  });
  return (
    <div className={styles.extras}>
      <Button variant="quiet" className={styles.scrollLock} {...toggles('lockScroll')}>
        {scrollLocked ? PLAY.unlockScroll : PLAY.lockScroll}
      </Button>
      <Button variant="quiet" className={styles.fullScreen} hidden={!fullScreenPossible} {...toggles('fullScreen')}>
        {fullScreen ? PLAY.leaveFullScreen : PLAY.fullScreen}
      </Button>
      <Button variant="quiet" {...toggles('mute')}>
        {muted ? PLAY.soundOn : PLAY.mute}
      </Button>
      <SettingsButton game={game} />
      <Button variant="quiet" onClick={() => pageControls.toggleDebugMode()}>
        {debugMode ? PLAY.disableDebugMode : PLAY.enableDebugMode}
      </Button>
    </div>
  );
});
