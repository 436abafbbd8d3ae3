import { NEW_VERSION } from '#content';
import { workUnderWay } from '#platform';
import styles from './new-version.module.css';

/**
 * Shows that there is a new version, with a button that loads it. While something is under way on this page, such as a run, the line is
 * hidden. It is not part of React's tree, which may not be there yet. A second call changes what the button does.
 */
export function showNewVersionLine(load: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['button'] ?? '';
  button.textContent = NEW_VERSION.reload;
  button.addEventListener('click', load);
  const text = document.createElement('span');
  text.textContent = NEW_VERSION.text;

  // A live region is announced when its content changes, so it has to be there before.
  const line = document.querySelector<HTMLElement>(`.${styles['line']}`) ?? addLine();
  line.replaceChildren(text, button);
}

function addLine(): HTMLElement {
  const line = document.createElement('div');
  line.className = styles['line'] ?? '';
  line.setAttribute('role', 'status');
  const update = () => {
    line.hidden = workUnderWay.get();
  };
  update();
  workUnderWay.subscribe(update);
  document.body.append(line);
  return line;
}
