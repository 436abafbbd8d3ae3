import styles from './consent.module.css';

/**
 * An element with these attributes and children; an undefined attribute is left out. Attributes and
 * not properties, since not all supported browsers reflect `role` and `aria-label` in properties.
 */
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

/**
 * A button for one of the visitor's answers. They all look alike: none is easier to give than
 * another.
 */
export function createAnswerButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: styles.answer }, label);
  button.addEventListener('click', onClick);
  return button;
}

/** A mousedown handler: a click does not move the focus, so the game keeps receiving keys. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
