import styles from './consent.module.css';

/** Sets attributes, because some supported browsers don't reflect `role` and `aria-label`. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** All answers look alike, so that none is easier to give than another. */
export function createAnswerButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: styles.answer }, label);
  button.addEventListener('click', onClick);
  return button;
}

/** Keeps the focus where it is, so the game still receives keys. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
