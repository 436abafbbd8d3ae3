import { type GameState, isStageAwaited, isStageShown, isUnderWay } from '#game';

/** The game in its page, on a desk or a phone, or alone on the screen, sideways or upright. */
export type Form = 'page' | 'phone' | 'sideways' | 'upright';

export type BarAction = 'jump' | 'crouch' | 'shoot' | 'turbo' | 'pause';

export type PageButton = 'mute' | 'fullScreen' | 'settings' | 'debug' | 'lockScroll';

type Screen = GameState['screen'];

export function formOf(screen: Screen, isAlone: boolean): Form {
  if (isAlone) return screen === 'upright' ? 'upright' : 'sideways';
  return screen === 'large' || screen === 'compact' ? 'page' : 'phone';
}

/** On a large screen the result's buttons are in its card. */
export function hasResultInBar(screen: Screen): boolean {
  return screen !== 'large';
}

const NO_ACTIONS: readonly BarAction[] = [];
const START: readonly BarAction[] = ['jump'];
const RESUME: readonly BarAction[] = ['pause'];
const RUN: readonly BarAction[] = ['jump', 'crouch', 'shoot', 'turbo', 'pause'];

export type BarState = Pick<
  GameState,
  'phase' | 'watching' | 'stageStatus' | 'screen' | 'touchScreen' | 'result'
>;

/** Otherwise a notice covers the stage. */
function isPlayable(status: GameState['stageStatus']): boolean {
  return isStageShown(status) || isStageAwaited(status);
}

export function actionsOf(state: BarState, form: Form): readonly BarAction[] {
  const { phase, watching, stageStatus, screen, touchScreen, result } = state;
  if (watching || !isPlayable(stageStatus)) return NO_ACTIONS;
  // Alone on the screen, a keyboard needs no buttons.
  const inRun = form === 'sideways' && !touchScreen ? NO_ACTIONS : RUN;
  switch (phase) {
    case 'ready':
      return START;
    case 'paused':
      return isStageShown(stageStatus) ? RESUME : NO_ACTIONS;
    case 'running':
    case 'counting':
      return inRun;
    case 'over':
      if (!hasResultInBar(screen)) return NO_ACTIONS;
      return result === null ? inRun : START;
  }
}

/** Courses would end a run, so they wait for a pause. */
export function hasCourses({ phase, watching, result }: BarState, form: Form): boolean {
  if (isUnderWay(phase) || watching || (phase === 'over' && result === null)) return false;
  return form === 'page' || (form === 'phone' && phase !== 'paused');
}

const IN_PAGE: readonly PageButton[] = ['mute', 'fullScreen', 'settings', 'debug', 'lockScroll'];
const ALONE: readonly PageButton[] = ['mute', 'fullScreen', 'settings'];
const NO_PAGE_BUTTONS: readonly PageButton[] = [];

export function pageButtonsOf(state: BarState, form: Form): readonly PageButton[] {
  if (form === 'page' || form === 'phone') return IN_PAGE;
  const { phase, watching, stageStatus, screen, result } = state;
  const isTaken = phase === 'over' && (result === null || screen === 'tiny');
  return isUnderWay(phase) || watching || isTaken || !isPlayable(stageStatus)
    ? NO_PAGE_BUTTONS
    : ALONE;
}
