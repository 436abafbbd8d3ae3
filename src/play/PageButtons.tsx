import { memo } from 'react';
import type { PageAction } from '../game/input/key-actions.ts';
import styles from './game.module.css';
import type { GameController } from './game-controller.ts';
import { shortcutsOf } from '../game/input/key-labels.ts';
import { useSettings } from './use-settings.ts';
import { SettingsButton } from './SettingsButton.tsx';
import { useUi } from './use-ui-state.ts';

interface PageButtonsProps {
  readonly game: GameController;
}

/** The buttons for what is around the stage. */
export const PageButtons = memo(function PageButtons({ game }: PageButtonsProps) {
  const { pageControls } = game;
  const scrollLocked = useUi(game, (ui) => ui.scrollLocked);
  const fullScreen = useUi(game, (ui) => ui.fullScreen);
  const fullScreenPossible = useUi(game, (ui) => ui.fullScreenPossible);
  const muted = useUi(game, (ui) => ui.muted);
  const debugMode = useUi(game, (ui) => ui.debugMode);
  const { bindings } = useSettings();
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
