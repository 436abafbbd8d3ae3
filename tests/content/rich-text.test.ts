import { describe, expect, it } from 'vitest';
import { parseRichText, plainText } from '#content';

const TEXT = 'Read [how it began](/history), then [the score](/faq#score).';

describe('a text with links', () => {
  it('is its words and its links, in their order', () => {
    expect(parseRichText(TEXT).map(({ text, to }) => [text, to])).toEqual([
      ['Read ', undefined],
      ['how it began', '/history'],
      [', then ', undefined],
      ['the score', '/faq#score'],
      ['.', undefined],
    ]);
  });

  it('may lead elsewhere', () => {
    expect(parseRichText('[away](https://dino.test/a)')).toMatchObject([
      { text: 'away', to: 'https://dino.test/a' },
    ]);
  });

  it('has parts that differ in where they begin, also when their words are the same', () => {
    const places = parseRichText('[a](/)[a](/)').map(({ at }) => at);
    expect(new Set(places).size).toBe(2);
  });

  it('reads without the notation where no links are shown', () => {
    expect(plainText(TEXT)).toBe('Read how it began, then the score.');
  });

  it.each(['', 'No link.', 'An array[0](1)', '[label] (/apart)', '[outside](http://example.com)'])(
    'has none in "%s"',
    (text) => {
      expect(parseRichText(text).map((part) => part.text)).toEqual(text === '' ? [] : [text]);
      expect(plainText(text)).toBe(text);
    },
  );
});
