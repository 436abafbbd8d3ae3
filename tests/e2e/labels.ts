import type { Locator } from '@playwright/test';

export function cutLabels(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false;
        // A name for screen readers alone takes no room.
        const seen = [...button.childNodes].filter(
          (child) => !(child instanceof Element && getComputedStyle(child).clipPath !== 'none'),
        );
        const box = button.getBoundingClientRect();
        const range = document.createRange();
        return seen.some((child) => {
          range.selectNode(child);
          const { left, top, right, bottom, width } = range.getBoundingClientRect();
          if (width === 0) return false;
          const isWider = left < box.left || right > box.right;
          // The line of the pixel font is a px higher than its letters.
          return isWider || top < box.top - 1 || bottom > box.bottom + 1;
        });
      })
      .map(({ textContent }) => textContent),
  );
}

/**
 * Runs in the page: no letter is smaller, as with the setting of browsers, but for a replay's
 * controls.
 * @returns takes it back.
 */
export function enlarge(minimum: number): () => void {
  const small = [
    ...document.querySelectorAll<HTMLElement>('body :not([data-part=replay] *)'),
  ].filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < minimum);
  for (const { style } of small) style.fontSize = `${minimum}px`;
  return () => {
    for (const { style } of small) style.fontSize = '';
  };
}

/**
 * Runs in the page: replaces each text by an element, as a browser's translation does. A text
 * without a translation gets an exclamation mark.
 * @returns takes the elements away again.
 */
export function translate(translations: Readonly<Record<string, string>>): () => void {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text instanceof Text) found.push(text);
  const undo: (() => void)[] = [];
  for (const text of found) {
    if (text.parentElement?.closest('script, style, noscript') !== null || text.data.trim() === '')
      continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(translations[text.data] ?? `${text.data}!`);
    undo.push(() => font.replaceWith(text));
  }
  return () => {
    for (const restore of undo) restore();
  };
}
