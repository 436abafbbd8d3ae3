import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FAQ, plainText } from '#content';
import { faqSchema, RichText, StructuredData } from '#site';

afterEach(() => vi.unstubAllEnvs());

/** The room as a build with these variables has it. */
const siteWith = async (env: Readonly<Record<string, string>>) => {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('#site');
};

it('no text can close the script element of structured data', () => {
  const html = renderToStaticMarkup(
    <StructuredData data={{ name: '</script><script>alert(1)</script>' }} />,
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

it('structured data names the operator, and says nothing of one that the build was not told', async () => {
  const named = await siteWith({
    VITE_OPERATOR_NAME: 'Ada Nowak',
    VITE_OPERATOR_ADDRESS: '1 Desert Road, Warsaw',
    VITE_OPERATOR_EMAIL: 'ada@dino.test',
  });
  const [, organization] = named.websiteSchema()['@graph'];
  const facts = {
    legalName: 'Ada Nowak',
    address: '1 Desert Road, Warsaw',
    email: 'ada@dino.test',
  };
  expect(organization).toMatchObject(facts);
  const unnamed = await siteWith({ VITE_OPERATOR_NAME: ' ' });
  for (const fact of Object.keys(facts))
    expect(unnamed.websiteSchema()['@graph'][1]).not.toHaveProperty(fact);
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
