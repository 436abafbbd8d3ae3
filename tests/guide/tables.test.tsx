import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import FairGaps from '#guide/FairGaps.tsx';
import ObstacleGallery from '#guide/ObstacleGallery.tsx';

const markupOf = (Part: ComponentType) => renderToStaticMarkup(<Part />).replaceAll('\u00a0', ' ');

/** The rows of all tables, with a picture as its alternative text. */
function rowsOf(Part: ComponentType): string[] {
  const rows = markupOf(Part).match(/<tr>.*?<\/tr>/g) ?? [];
  return rows.map((row) =>
    row
      .replaceAll(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
      .replaceAll(/<\/t[hd]>(?=<t)/g, ' | ')
      .replaceAll(/<[^>]*>/g, ''),
  );
}

it('the table of gaps has each pair', () => {
  expect(rowsOf(FairGaps)).toEqual(
    expect.arrayContaining([
      'Pair | Apart at least',
      'Cactus, then cactus | 0.92 s',
      'Cactus, then pterodactyl | 0.80 s',
      'Pterodactyl, then cactus | 0.87 s',
    ]),
  );
});

it.each<[ComponentType, words: string]>([
  [FairGaps, 'A jump takes 0.82 s.'],
  [FairGaps, 'From 500 points on, some pairs come closer'],
  [ObstacleGallery, '<input type="checkbox" id="show-hitboxes"'],
  [ObstacleGallery, 'checked=""'],
])('the guide %o says "%s"', (Part, words) => {
  expect(markupOf(Part)).toContain(words);
});

const numbers = (markup: string, attribute: RegExp) =>
  [...markup.matchAll(attribute)].map(([, value]) => Number(value));

it('a jump and the gaps have bars as long as they take', () => {
  const markup = markupOf(FairGaps);
  const seconds = numbers(markup, /: ([\d.]+) s<\/text>/g);
  const widths = numbers(markup, /<rect y="20" width="([\d.]+)"/g);
  expect(seconds).toHaveLength(5);
  widths.forEach((width, i) => expect(width / 320).toBeCloseTo((seconds[i] ?? 0) / 0.92, 1));
});

it('every obstacle stands on the ground with its hitbox inside, as its caption says', () => {
  const cards = markupOf(ObstacleGallery).split('<li>').slice(1);
  expect(cards).toHaveLength(9);
  for (const card of cards) {
    const [name = ''] = /(?<=<strong>)[^<]*/.exec(card) ?? [];
    const pictures = [
      ...card.matchAll(/<image .*?y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ];
    const [, y, , height] = (pictures[0] ?? []).map(Number);
    const wide = pictures.reduce((sum, [, , width]) => sum + Number(width), 0);
    expect(card).toContain(
      `${wide} × ${height} px<br/>Hitbox ${wide - 20} × ${(height ?? 0) - 20}`,
    );
    if (name !== 'Pterodactyl') expect((y ?? 0) + (height ?? 0), name).toBe(360);
    const counts = ['One', 'Two', 'Three'].indexOf(name.split(' ')[0] ?? '') + 1;
    expect(pictures).toHaveLength(Math.max(1, counts));
    if (counts > 0) expect(card).toContain(`guide-cactus-${name.split(' ')[1]}-1.png`);
  }
});
