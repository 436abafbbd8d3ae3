import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeaturesComparison, RulesComparison } from '#guide/Comparisons.tsx';
import DailyCourses from '#guide/DailyCourses.tsx';
import FairGaps from '#guide/FairGaps.tsx';
import JumpArcs from '#guide/JumpArcs.tsx';
import NightCalendar from '#guide/NightCalendar.tsx';
import ObstacleGallery from '#guide/ObstacleGallery.tsx';
import PterodactylHeights from '#guide/PterodactylHeights.tsx';
import RunTimeline from '#guide/RunTimeline.tsx';
import ScoreHistory from '#guide/ScoreHistory.tsx';
import SideBySide from '#guide/SideBySide.tsx';
import TouchGestures from '#guide/TouchGestures.tsx';
import TurboChart from '#guide/TurboChart.tsx';

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

it.each<[ComponentType, rows: readonly string[]]>([
  [
    NightCalendar,
    [
      'Night | From score | Moon | Look for',
      '1 | 700 | Thin crescent | A meteor, a herd of long-necked dinosaurs',
      '4 | 2,800 | Full moon | Shooting stars, a flock in flight',
      '7 | 4,900 | Thin crescent again | Shooting stars, a volcano',
    ],
  ],
  [
    FairGaps,
    [
      'Pair | Apart at least',
      'Cactus, then cactus | 0.92 s',
      'Cactus, then pterodactyl | 0.80 s',
      'Pterodactyl, then cactus | 0.87 s',
    ],
  ],
  [
    JumpArcs,
    [
      'Score | Speed | Ground covered',
      '0 | 4.2 m/s | 3.4 m',
      '500 | 7.2 m/s | 5.9 m',
      '1,000 | 10.2 m/s | 8.3 m',
    ],
  ],
  [
    PterodactylHeights,
    [
      'Top edge above the ground | Share | Standing | Ducking',
      '150 to 173 px | 39% | hit | safe',
      '174 to 210 px | 61% | safe | safe',
    ],
  ],
  [
    RunTimeline,
    [
      'Score | Time | Speed | What’s new',
      '0 | 0 s | 4.2 m/s | Cacti',
      '100 | 10 s | 4.8 m/s | The weapon, at the first safe spot',
      '200 | 20 s | 5.4 m/s | Pterodactyls, from the next point on',
      '700 | 70 s | 8.4 m/s | Night falls',
      '900 | 90 s | 9.6 m/s | Day breaks',
      '1,000 | 100 s | 10.2 m/s | Top speed',
      '1,400 | 140 s | 10.2 m/s | The second night',
    ],
  ],
  [
    TurboChart,
    [
      'Score | Running | With turbo | Turbo adds',
      '0 | 4.2 m/s | 6.3 m/s | 50%',
      '600 | 7.8 m/s | 10.2 m/s | 31%',
      '1,000 | 10.2 m/s | 10.2 m/s | nothing',
    ],
  ],
  [
    SideBySide,
    [
      'Figure | In Chrome | Here',
      'Speed at the start | 8.2 dino lengths a second | 4.8 dino lengths a second',
      'Top speed | 17.7 dino lengths a second | 11.6 dino lengths a second',
      'Top speed comes | After 117 seconds, at 1,660 points | After 100 seconds, at 1,000 points',
      'Top speed on a 120 Hz screen | After 58 seconds | After 100 seconds',
      'You see an obstacle coming for | 1.5 s at the start, 0.7 s at top speed | 1.9 s at the start, 0.8 s at top speed',
      'Points a second | 9 at the start, 19.5 at top speed | 10 at any speed',
      'Cacti in a group | Up to 3 | Up to 3',
      'Pterodactyls | Above 450 points | Above 200 points',
      'First night | At 700 points | At 700 points',
      'More nights | Every 700 points | Every 700 points',
      'A night lasts | 12 seconds | 20 seconds',
      'A jump lasts | 0.58 s | 0.82 s',
      'A jump rises | 1.9 dino heights | 1.9 dino heights',
      'Shortest jump, key let go early | 0.47 s | 0.82 s',
      'Drop from the top, Down Arrow held | 0.15 s | 0.18 s',
    ],
  ],
  [RulesComparison, ['Rule | In Chrome | Here', 'Moon | 7 phases | 7 phases, full on night 4']],
  [
    FeaturesComparison,
    [
      'Feature | In Chrome | Here',
      'Weapon | None. We tried 47 keys: only jump and duck do anything | Yes, from 100 points',
      'Turbo | None either | Yes, below 1,000 points',
      'Dressing up | A party hat for Chrome’s tenth birthday, five disciplines for a sports event | 9 looks to choose from',
    ],
  ],
])('the guide %o has the rows %j in this order', (Part, rows) => {
  const seen = rowsOf(Part);
  expect(seen.filter((row) => rows.includes(row))).toEqual(rows);
});

it.each<[ComponentType, words: string]>([
  [JumpArcs, 'A full jump lasts 0.82 seconds and lifts you 1.8 metres'],
  [JumpArcs, '3.4 metres long at the start, 8.3 metres at top speed'],
  [FairGaps, 'A jump takes 0.82 s.'],
  [FairGaps, 'From 500 points on, some pairs come closer'],
  [TurboChart, 'Turbo works in full up to 433 points. At 1,000 the desert'],
  [TurboChart, 'Running starts at 4.2 m/s and turbo at 6.3 m/s; both end at 10.2 m/s'],
  [NightCalendar, 'The first seven nights</caption>'],
  [NightCalendar, '<tr><th scope="row">1</th><td>700</td>'],
  [NightCalendar, 'night falls every 700 points and lasts 200'],
  [PterodactylHeights, 'Above 200 points they come'],
  [PterodactylHeights, 'But from 500 points on'],
  [PterodactylHeights, 'Top edge at 150 px'],
  [PterodactylHeights, '150 px above the ground hits a standing dino'],
  [PterodactylHeights, '210 px above the ground passes above a standing dino'],
  [RunTimeline, '10 points a second. Each pterodactyl you hit adds 20'],
  [DailyCourses, '<a href="#daily">Play today’s course</a>'],
  [ObstacleGallery, '<input type="checkbox" id="show-hitboxes"'],
  [ObstacleGallery, 'checked=""'],
])('the guide %o says "%s"', (Part, words) => {
  expect(markupOf(Part)).toContain(words);
});

it.each<[ComponentType, needsScript: boolean]>([
  [DailyCourses, true],
  [ScoreHistory, true],
  [NightCalendar, false],
])('whether the guide %o needs a script: %s', (Part, needsScript) => {
  expect(markupOf(Part).includes('data-needs-script')).toBe(needsScript);
});

it('the guide to touch shows a jump with the tap, and a ducking dino with the swipe', () => {
  const [, tap = '', swipe = ''] = markupOf(TouchGestures).split('<li>');
  expect([/dino-[a-z]+/.exec(tap)?.[0], /dino-[a-z]+/.exec(swipe)?.[0]]).toEqual([
    'dino-jump',
    'dino-crouch',
  ]);
  expect([tap, swipe].map((card) => /(?<=<figcaption>)\w+/.exec(card)?.[0])).toEqual([
    'Tap',
    'Swipe',
  ]);
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

it('in the chart of turbo both lines rise to the same top, turbo above running', () => {
  const [running = [], turbo = []] = [...markupOf(TurboChart).matchAll(/points="([^"]+)"/g)].map(
    ([, points = '']) => points.split(' ').map((point) => Number(point.split(',')[1])),
  );
  expect(running.slice(0, 3)).toEqual(running.slice(0, 3).toSorted((a, b) => b - a));
  running.forEach((y, i) => expect(turbo[i]).toBeLessThanOrEqual(y));
  expect([turbo[0] === running[0], turbo[3] === running[3]]).toEqual([false, true]);
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
