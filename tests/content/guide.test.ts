/** The sentences and tables of the figures on variant pages. */
import { expect, test } from 'vitest';
import * as words from '#content';

const SENTENCES: Readonly<Record<string, string>> = {
  'Cactus, then pterodactyl': words.gapName('cactus', 'pterodactyl'),
  'Pterodactyl, then cactus': words.gapName('pterodactyl', 'cactus'),
  'A full jump lasts 0.82 seconds and lifts you 1.8 metres. Only the ground below speeds up.':
    words.jumpLead(0.817, 1.8),
  'Jumps of the same height: 3.4 metres long at the start, 8.3 metres at top speed.':
    words.jumpFigure(3.4, 8.3),
  '3.4\u00a0m': words.formatLength(3.4),
  'In Chrome, night first falls at 700 points. We kept that number: here night falls every 700 points and lasts 200, each time with a moon and sights of its own.':
    words.nightLead(700, 200),
  'A volcano, a flock in flight': words.sightsOf(['volcano', 'flock']),
  'One small cactus': words.cactusGroup('small', 1),
  'Three large cacti': words.cactusGroup('large', 3),
  '30 × 40 px': words.formatSize({ width: 30, height: 40 }),
  'Hitbox 30 × 40 px': words.hitboxText({ width: 30, height: 40 }),
  'Top edge at 150 px': words.pterodactylAt(150),
  'A pterodactyl whose top edge is 150 px above the ground hits a standing dino, and passes above a ducking one.':
    words.pterodactylFigure(150, true),
  'A pterodactyl whose top edge is 180 px above the ground passes above a standing dino, and passes above a ducking one.':
    words.pterodactylFigure(180, false),
  '150 to 173 px': words.altitudeRange(150, 173),
  'In Chrome, Here': `${words.COMPARISON.theirs}, ${words.COMPARISON.ours}`,
  'Full moon': words.NIGHT_GUIDE.moons[3],
  'Ready.': words.OFFLINE_GUIDE.states.ready.slice(0, 6),
  'Not ready yet.': words.OFFLINE_GUIDE.states.missing.slice(0, 14),
  'Your best by day on one day; the highest is 1,234.': words.scoreChart(1, 1234),
  'Your best by day on the last 7 days you played; the highest is 1,234.': words.scoreChart(
    7,
    1234,
  ),
  '2 Nov': words.scoreDate('2026-11-02'),
  '70\u00a0s': words.formatElapsed(70),
  'Turbo works in full up to 433 points. At 1,000 the desert is at top speed by itself.':
    words.turboLead(433, 1000),
  'A chart of speed by score. Running starts at 4.2\u00a0m/s and turbo at 6.3\u00a0m/s; both end at 10.2\u00a0m/s.':
    words.turboChart(4.2, 6.3, 10.2),
};

test.each(Object.entries(SENTENCES))('it says "%s"', (expected, said) => {
  expect(said).toBe(expected);
});

const OURS: words.GameFigures = {
  startLengths: 1,
  topLengths: 2,
  topSeconds: 3,
  topSecondsAt120: 4,
  topScore: 5,
  startSight: 6,
  topSight: 7,
  startPoints: 8,
  topPoints: 8,
  largestGroup: 9,
  pterodactylScore: 10,
  nightScore: 11,
  nightEvery: 12,
  nightSeconds: 13,
  jumpSeconds: 14,
  jumpHeights: 15,
  shortJumpSeconds: 16,
  fallSeconds: 17,
};

test('the comparison has Chrome’s figures in one column and ours in the other', () => {
  expect(
    words.compareFigures(OURS).map(({ what, theirs, ours }) => `${what}: ${theirs} | ${ours}`),
  ).toEqual([
    'Speed at the start: 8.2 dino lengths a second | 1.0 dino lengths a second',
    'Top speed: 17.7 dino lengths a second | 2.0 dino lengths a second',
    'Top speed comes: After 117 seconds, at 1,660 points | After 3 seconds, at 5 points',
    'Top speed on a 120 Hz screen: After 58 seconds | After 4 seconds',
    'You see an obstacle coming for: 1.5 s at the start, 0.7 s at top speed | 6.0 s at the start, 7.0 s at top speed',
    'Points a second: 9 at the start, 19.5 at top speed | 8 at any speed',
    'Cacti in a group: Up to 3 | Up to 9',
    'Pterodactyls: Above 450 points | Above 10 points',
    'First night: At 700 points | At 11 points',
    'More nights: Every 700 points | Every 12 points',
    'A night lasts: 12 seconds | 13 seconds',
    'A jump lasts: 0.58 s | 14.00 s',
    'A jump rises: 1.9 dino heights | 15.0 dino heights',
    'Shortest jump, key let go early: 0.47 s | 16.00 s',
    'Drop from the top, Down Arrow held: 0.15 s | 17.00 s',
  ]);
  expect(words.compareRules(OURS, { moonPhases: 7, fullMoonNight: 4 })).toContainEqual({
    what: 'Moon',
    theirs: '7 phases',
    ours: '7 phases, full on night 4',
  });
  const features = words.compareFeatures(OURS, { weapon: 100, looks: 8 });
  expect(features.find(({ what }) => what === 'Weapon')?.ours).toBe('Yes, from 100 points');
  expect(features.find(({ what }) => what === 'Turbo')?.ours).toBe('Yes, below 5 points');
  expect(features.find(({ what }) => what === 'Dressing up')?.ours).toBe('8 looks to choose from');
});
