import { expect, it } from 'vitest';
import { readReplay, replayIn } from '#replay';
import { asOneText, shareText } from '#features/share/testing';
import { GOLDEN } from '../../replay/golden.ts';

const SITE = { name: 'Dino Sprint', origin: 'https://dino-sprint.example' };
const REPLAY = 'dino1.1.8m.-.one.P2EMpY0ChQY.9ffeb817';
const RUN = { score: 1234, metres: 987, assisted: false, page: '/dino-run', replay: REPLAY };

it('says what the run came to, and invites', () => {
  const { title, text } = shareText(RUN, SITE);
  expect(title).toBe('1,234 points in Dino Sprint');
  expect(text).toBe('1,234 points in Dino Sprint, 987\u00A0m.\nWatch the run, or race it:');
});

it('says that a run was assisted', () => {
  expect(shareText({ ...RUN, assisted: true }, SITE).text).toContain('987\u00A0m, assisted.');
});

it('knows the singular', () => {
  expect(shareText({ ...RUN, score: 1 }, SITE).title).toBe('1 point in Dino Sprint');
});

it('has the words of the daily course, and no link that would reveal it while it is today’s', () => {
  const dailyLink = 'https://dino-sprint.example/#daily';
  const { text, link } = shareText(RUN, SITE, { daily: { line: 'Daily #21\n**-', dailyLink } });
  expect(text).toBe('Daily #21\n**-\nPlay the same course:');
  expect(link).toBe(dailyLink);
});

it('carries the run on the course of a day that is over', () => {
  const { text, link } = shareText(RUN, SITE, {
    daily: { line: 'Daily #21\n**-', dailyLink: null },
  });
  expect(text).toBe('Daily #21\n**-\nWatch the run, or race it:');
  expect(replayIn(link)).toBe(REPLAY);
});

it.each([
  [{ score: 1000, isOwn: true }, 'I raced my own run of 1,000 points and won by 234.'],
  [{ score: 2234, isOwn: false }, 'I raced a run of 2,234 points and lost by 1,000.'],
  [{ score: 1234, isOwn: false }, 'I raced a run of 1,234 points and tied.'],
])('says whom the run raced, and how that ended: %j', (rival, race) => {
  expect(shareText(RUN, SITE, { rival }).text.split('\n')).toEqual([
    '1,234 points in Dino Sprint, 987\u00A0m.',
    race,
    'Watch the run, or race it:',
  ]);
});

it('the link opens the page that the run was played on, and stands apart from the text', () => {
  const what = shareText(RUN, SITE);
  expect(what.link).toBe(`https://dino-sprint.example/dino-run#run=${REPLAY}`);
  expect(what.text).not.toContain('https');
  expect(asOneText(what)).toBe(`${what.text}\n${what.link}`);
});

it.each([
  '//elsewhere.example/',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '/a?b#c',
  '',
])('the link stays on this site and carries the run when the page is said to be %j', (page) => {
  const link = new URL(shareText({ ...RUN, page }, SITE).link);
  expect(link.origin).toBe(SITE.origin);
  expect(replayIn(link.href)).toBe(REPLAY);
});

it.each(GOLDEN)('$name comes out of its link as it went in', ({ replay }) => {
  const link = replayIn(shareText({ ...RUN, replay }, SITE).link) ?? '';
  expect(readReplay(link)).toEqual(readReplay(replay));
});
