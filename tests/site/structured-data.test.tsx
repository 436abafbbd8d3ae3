// @vitest-environment happy-dom
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FAQ, plainText } from '#content';
import { faqSchema, RichText, StructuredData } from '#site';
import { hydrate, page, render, renderInPage } from '../ui/react-page.ts';

renderInPage();
afterEach(() => vi.unstubAllEnvs());

it('a served page keeps its structured data, and the browser makes none', () => {
  const content = <StructuredData data={{ name: 'Dino' }} />;
  render(content);
  expect(page.innerHTML).toBe('');
  const served = renderToString(content);
  hydrate(served, content);
  expect(page.innerHTML).toBe(served);
  expect(served).toContain('{"name":"Dino"}');
});

it('no text can close the script element of structured data', () => {
  const html = renderToStaticMarkup(
    <StructuredData data={{ name: '</script><script>alert(1)</script>' }} />,
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it.each([
  [
    ['Ada Nowak', '1 Desert Road, Warsaw', 'ada@dino.test'],
    { legalName: 'Ada Nowak', address: '1 Desert Road, Warsaw', email: 'ada@dino.test' },
  ],
  [[' ', '', ''], {}],
])('structured data names the operator as far as the build was told: %j', async (facts, shown) => {
  vi.resetModules();
  for (const [place, name] of ['NAME', 'ADDRESS', 'EMAIL'].entries())
    vi.stubEnv(`VITE_OPERATOR_${name}`, facts[place] ?? '');
  const { websiteSchema } = await import('#site');
  const said = JSON.stringify(websiteSchema()).matchAll(/"(legalName|address|email)":"(.*?)"/g);
  expect(Object.fromEntries(Array.from(said, ([, fact, value]) => [fact, value]))).toEqual(shown);
});

it('structured data has every question with its whole answer', () => {
  const { mainEntity } = faqSchema(FAQ.items);
  for (const [place, { question, answer }] of FAQ.items.entries()) {
    expect(mainEntity[place]?.name).toBe(question);
    for (const text of answer)
      expect(mainEntity[place]?.acceptedAnswer.text).toContain(plainText(text));
  }
});

it('a name with a hyphen does not break, and search still finds it', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <RichText text="Meet [the T-Rex](/t-rex-chrome), and T. Rex." />
    </MemoryRouter>,
  );
  expect(shown).toMatch(/<a [^>]*href="\/t-rex-chrome"[^>]*>the <span[^>]*>T-Rex<\/span><\/a>/);
  expect(shown).toMatch(/<span[^>]*>T\. Rex<\/span>/);
});
