import styles from './answer-button.module.css';
import { createElement } from './create-element.ts';

/** A button for one of the visitor's answers. They all look alike: none is easier to give than another. */
export function createAnswerButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: styles.answer }, label);
  button.addEventListener('click', onClick);
  return button;
}
