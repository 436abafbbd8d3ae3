// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { thisSite } from '#features/share/testing';

beforeEach(() => void (location.href = 'https://dino-sprint.example/dino-run?x#y'));
afterEach(() => void (document.head.innerHTML = ''));

it('is named as the page names it, and is where the page is', () => {
  document.head.innerHTML = '<meta property="og:site_name" content="Dino Sprint">';
  expect(thisSite()).toEqual({
    name: 'Dino Sprint',
    origin: 'https://dino-sprint.example',
    host: 'dino-sprint.example',
  });
});

it('goes by its address where the page does not name it', () => {
  expect(thisSite().name).toBe('dino-sprint.example');
});
