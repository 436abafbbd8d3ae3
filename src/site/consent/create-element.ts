/**
 * An element with these attributes and children; an undefined attribute is left out. Attributes and not properties, since not all
 * supported browsers reflect `role` and `aria-label` in properties.
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

/** A button that does this when it is pressed. */
export function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, label);
  button.addEventListener('click', onClick);
  return button;
}
