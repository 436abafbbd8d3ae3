/*
 * Runs in the head of every page, before all other scripts. Puts the high score on the poster,
 * tells the styles which poster it is, and remembers what the visitor pressed in the game before
 * React listens: the last button, or a start by key or tap (docs/decisions/react-later.md). It
 * imports nothing and shares three attributes of <html> with platform/first-touch.ts: the index of
 * the pressed button, whether the game listens, and whether this is a newcomer, who sees only what
 * a first run needs.
 */
{
  const STAGE = '[role=application]';
  const BUTTON = '[data-game] button';
  const START = '[data-game] [data-action=jump]';

  const { dataset, style } = document.documentElement;
  let hasScore = false;
  try {
    // As the stage shows it, in the normal size.
    const read = (key: string, field: string): unknown => {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : undefined;
    };
    const score = read('dino-high-score', 'score');
    hasScore = [score, read('dino-high-score-assisted', 'score')].some((each) => Number(each) > 0);
    const hudSize = read('dino-settings', 'hudSize') ?? 'normal';
    if (typeof score === 'number' && score > 0 && hudSize === 'normal')
      style.setProperty('--hi', `"HI ${String(score).padStart(5, '0')}"`);
  } catch {
    // The browser allows no storage, or holds something else there.
  }
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest(STAGE) !== null)
        style.setProperty('--poster', `url("${target.currentSrc}")`);
    },
    true,
  );

  // A link to a course, or debug mode, shows everything.
  const isAsked = /[?&](seed=|debug)|#(run|daily|practice)/.test(location.href);
  if (!hasScore && !isAsked) dataset['newcomer'] = '';

  /** The last key pressed, if it starts a run. While it's held it must not scroll the page. */
  let held = '';
  let begun: Element | null = null;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const listens = () => 'playable' in dataset;
  const remember = (button: Element | null) => {
    // Keep the index rather than the element: React may create the button anew.
    if (button !== null)
      dataset['earlyPress'] = String([...document.querySelectorAll(BUTTON)].indexOf(button));
  };
  const buttonOf = ({ target }: Event) => {
    if (!(target instanceof Element)) return null;
    return target.closest(STAGE) === null ? target.closest<HTMLElement>(BUTTON) : find(START);
  };
  const startsRun = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) => {
    if (!/^( |ArrowUp|Enter)$/.test(key) || ctrlKey || altKey || metaKey) return false;
    if (
      target instanceof Element &&
      target.closest('a, button, input, select, textarea, summary, dialog') !== null
    )
      return false;
    const stage = find(STAGE);
    if (stage === null) return false;
    const { top, bottom, height } = stage.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return seen >= height / 2 || (seen > 0 && target === stage);
  };

  const capture = { capture: true };
  addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) {
        held = !listens() && startsRun(event) ? event.key : '';
        if (held !== '') remember(find(START));
      }
      if (held !== '' && event.key === held) event.preventDefault();
    },
    capture,
  );
  addEventListener('pointerdown', (event) => (begun = listens() ? null : buttonOf(event)), capture);
  addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (button === null) return;
      if (!listens()) {
        // While it hydrates React may handle this click too, and the press would count twice.
        event.stopPropagation();
        remember(button);
        // As in the game: the next Space must jump, not press the button again.
        if (event.detail !== 0) find(STAGE)?.focus({ preventScroll: true });
      } else if (button === begun && 'action' in button.dataset) {
        // The press began before the game listened, so the game has missed it.
        begun = null;
        button.click();
      }
    },
    capture,
  );
}
