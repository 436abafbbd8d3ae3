// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openAnswersOnPaper } from '#src/site/answers.ts';

test('on paper every answer is open, and afterwards only those that were', () => {
  document.body.innerHTML = `
    <details name="faq" open></details><details name="faq"></details>
    <details data-sidebar></details>`;
  const all = [...document.querySelectorAll('details')];
  const isOpen = () => all.map((details) => details.open);
  const names = () => all.map((details) => details.getAttribute('name'));
  openAnswersOnPaper();
  window.dispatchEvent(new Event('beforeprint'));
  expect(isOpen()).toEqual([true, true, false]);
  // A browser keeps only one of a name open.
  expect(new Set(names()).size).toBe(3);
  window.dispatchEvent(new Event('afterprint'));
  expect(isOpen()).toEqual([true, false, false]);
  expect(names()).toEqual(['faq', 'faq', null]);
});
