import { memo } from 'react';
import { type PageAction, settings, shortcutsOf } from '#game';
import styles from './game.module.css';
import type { GameController } from './game-controller.ts';
import { useStore, useStoreValue } from '#ui';
import { SettingsButton } from './SettingsButton.tsx';

interface PageButtonsProps {
  readonly game: GameController;
}

/** The buttons for what is around the stage. */
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
    <div className={styles['extras']}>
      <button type="button" className={`${styles['quiet']} ${styles['scrollLock']}`} {...toggles('lockScroll')}>
        {scrollLocked ? 'Unlock Scroll' : 'Lock Scroll'}
      </button>
      <button
        type="button"
        className={`${styles['quiet']} ${styles['fullScreen']}`}
        hidden={!fullScreenPossible}
        {...toggles('fullScreen')}
      >
        {fullScreen ? 'Leave full screen' : 'Full screen'}
      </button>
      <button type="button" className={styles['quiet']} {...toggles('mute')}>
        {muted ? 'Sound on' : 'Mute'}
      </button>
      <SettingsButton game={game} />
      <button type="button" className={styles['quiet']} onClick={() => pageControls.toggleDebugMode()}>
        {debugMode ? 'Disable Debug Mode' : 'Enable Debug Mode'}
      </button>
    </div>
  );
});
