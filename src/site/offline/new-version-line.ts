import { NEW_VERSION } from '#content';
import { workUnderWay } from '#platform';
import { createElement } from '../consent/elements.ts';
import styles from './new-version.module.css';

let region: HTMLElement | undefined;

/**
 * Call it well before {@link showNewVersionLine}: a change of a live region is announced if the
 * region was there before.
 */
export function addNewVersionRegion(): HTMLElement {
  if (region !== undefined) return region;
  region = createElement('div', { role: 'status' });
  document.body.append(region);
  return region;
}

/** What the button does. */
let load = () => {};
let line: HTMLElement | undefined;

/**
 * Shows that there is a new version, with a button that loads it. While something is under way on
 * this page, such as a run, the line is hidden. It is not part of React's tree, which may not be
 * there yet. A second call changes what the button does, and leaves the focus on it.
 */
export function showNewVersionLine(onPress: () => void): void {
  load = onPress;
  if (line === undefined) {
    line = createLine();
    addNewVersionRegion().append(line);
  }
}

function createLine(): HTMLElement {
  const button = createElement(
    'button',
    { type: 'button', class: styles.button },
    NEW_VERSION.reload,
  );
  button.addEventListener('click', () => load());
  const text = createElement('span', {}, NEW_VERSION.text);
  const created = createElement('div', { class: styles.line }, text, button);
  const update = () => {
    created.hidden = workUnderWay.get();
  };
  update();
  workUnderWay.subscribe(update);
  return created;
}
