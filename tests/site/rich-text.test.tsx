// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RichText } from '#site';

function render(text: string): HTMLElement {
  const place = document.createElement('p');
  place.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <RichText text={text} />
    </MemoryRouter>,
  );
  return place;
}

it('a link in a text leads to its page', () => {
  const shown = render('Meet [the T-Rex](/t-rex-chrome) first.');
  const link = shown.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/t-rex-chrome');
  expect(link?.textContent).toBe('the T-Rex');
  expect(shown.textContent).toBe('Meet the T-Rex first.');
});

it('a name with a hyphen is one piece, with the characters that a search looks for', () => {
  const shown = render('A T-Rex, and Wi-Fi, and T. Rex.');
  expect([...shown.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'T-Rex',
    'Wi-Fi',
    'T. Rex',
  ]);
  expect(shown.textContent).toBe('A T-Rex, and Wi-Fi, and T. Rex.');
});
