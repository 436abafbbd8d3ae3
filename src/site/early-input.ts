import { listen } from '#platform';

/** What a pointer can press of the game before React is there: the stage, and the buttons for actions. */
const STAGE = '[data-game-part="stage"]';
const ACTION = '[data-action]';
const START = '[data-action="jump"]';

export interface EarlyInput {
  /** Repeats what was recorded, now that the game listens. */
  readonly repeat: () => void;
  readonly dispose: () => void;
}

/**
 * Records keys and presses that are meant for the game of a prerendered page, until the script arrives that listens to them.
 * @param game contains the game's elements.
 */
export function recordEarlyInput(game: HTMLElement): EarlyInput {
  const keys: KeyboardEvent[] = [];
  let pressed: HTMLElement | undefined;
  let isPointerDown = false;

  const onKey = (event: KeyboardEvent) => {
    const { target, code } = event;
    const isOnGame = target instanceof Element && (target === document.body || game.contains(target));
    // The browser makes a click of a key on a button.
    if (!isOnGame || target.closest('button') !== null) return;
    keys.push(event);
    // At the top of the page the game is in view, and Space starts it there instead of scrolling.
    if (code === 'Space' && window.scrollY === 0) event.preventDefault();
  };
  const onPointerEnd = () => (isPointerDown = false);
  const capture = { capture: true };
  const disposers = [
    listen(window, 'keydown', onKey, capture),
    listen(window, 'keyup', onKey, capture),
    listen(game, 'pointerdown', () => (isPointerDown = true), capture),
    listen(window, 'pointerup', onPointerEnd, capture),
    listen(window, 'pointercancel', onPointerEnd, capture),
    listen(game, 'click', ({ target }) => (pressed = pressedPart(target) ?? pressed), capture),
  ];
  const dispose = () => {
    for (const end of disposers) end();
  };

  /** The game takes a click without a pointer, as assistive technology makes one, for a press and its release. */
  const press = (part: HTMLElement | undefined) => {
    const button = part?.matches(STAGE) === true ? game.querySelector<HTMLElement>(START) : part;
    button?.click();
  };
  /** The game has not heard the press begin that is under way. */
  const pressAtItsEnd = () => {
    const ends = [
      listen(window, 'pointerup', ({ target }) => {
        for (const end of ends) end();
        press(pressedPart(target));
      }),
      listen(window, 'pointercancel', () => {
        for (const end of ends) end();
      }),
    ];
  };

  return {
    dispose,
    repeat: () => {
      dispose();
      for (const event of keys) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
      if (isPointerDown) pressAtItsEnd();
      else press(pressed ?? (keys.length === 0 ? pressedBefore() : undefined));
    },
  };
}

/** The part of the game that has this press, if the game has a use for it. */
function pressedPart(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(`${STAGE}, ${ACTION}`) ?? undefined) : undefined;
}

/** What was pressed before any script ran: a press moves the focus, and the browser does not show a focus that a pointer has moved. */
function pressedBefore(): HTMLElement | undefined {
  const focused = document.activeElement;
  const isPress = navigator.userActivation?.hasBeenActive && focused?.matches(`${STAGE}, ${START}`) === true;
  return isPress && !focused.matches(':focus-visible') ? pressedPart(focused) : undefined;
}
