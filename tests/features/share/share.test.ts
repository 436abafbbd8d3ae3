// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { replayFromLink } from '#replay';
import { shareRun, shareText, type SharingBrowser } from '#src/features/share/share.ts';

const WHAT = { title: 'A title', text: 'Some text:', link: 'https://dino.example/#run=x' };
const ALL = 'Some text:\nhttps://dino.example/#run=x';
const WORDS = { title: 'A title', text: ALL };
const FILE = new File(['png'], 'dino-run-1.png', { type: 'image/png' });

const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('No.', name)));

function ableBrowser() {
  return {
    share: vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve()),
    canShare: vi.fn<(data: ShareData) => boolean>(() => true),
    clipboard: { writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()) },
  };
}

afterEach(() => vi.unstubAllGlobals());

function shareIn(
  browser: SharingBrowser & { readonly clipboard?: Pick<Clipboard, 'writeText'> },
  file?: File,
) {
  vi.stubGlobal('navigator', browser);
  return shareRun({ ...WHAT, file }, browser);
}

it('shares a text that ends with the link, and the picture if the browser takes files', async () => {
  const browser = ableBrowser();
  expect(await shareIn(browser, FILE)).toBe('shared');
  expect(browser.share).toHaveBeenCalledExactlyOnceWith({ ...WORDS, files: [FILE] });
  expect(browser.clipboard.writeText).not.toHaveBeenCalled();
});

it.each([
  ['takes none', () => false],
  ['does not know of any', undefined],
])('the picture is left out if the browser %s', async (_, canShare) => {
  const { share } = ableBrowser();
  const browser = canShare === undefined ? { share } : { share, canShare };
  expect(await shareIn(browser, FILE)).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith(WORDS);
});

it('a sheet that the visitor closes is no error, and nothing is copied behind their back', async () => {
  const browser = { ...ableBrowser(), share: failing('AbortError') };
  expect(await shareIn(browser)).toBe('dismissed');
  expect(browser.clipboard.writeText).not.toHaveBeenCalled();
});

it('without Web Share, text and link are copied', async () => {
  const { clipboard } = ableBrowser();
  expect(await shareIn({ clipboard })).toBe('copied');
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(ALL);
});

it.each([
  ['neither is there', {}],
  [
    'both are forbidden',
    { share: failing('NotAllowedError'), clipboard: { writeText: failing('NotAllowedError') } },
  ],
])('sharing is refused if %s', async (_, browser) => {
  Object.assign(document, { execCommand: () => false });
  expect(await shareIn(browser)).toBe('refused');
});

const SITE = { name: 'Dino Sprint', origin: 'https://dino-sprint.example' };
const REPLAY = 'dino1.1.8m.-.one.P2EMpY0ChQY.9ffeb817';
const RUN = { score: 1234, metres: 987, assisted: false, page: '/dino-run', replay: REPLAY };

it('the text has the words of the daily course, and a link to the run only once its day is over', () => {
  const courseLink = 'https://dino-sprint.example/#daily-21';
  const daily = { line: 'Daily #21\n**-', isOver: false, courseLink };
  const today = shareText(RUN, SITE, { daily });
  expect(today.text).toBe('Daily #21\n**-\nPlay the same course:');
  expect(today.link).toBe(courseLink);
  const past = shareText(RUN, SITE, { daily: { ...daily, isOver: true } });
  expect(past.text).toBe('Daily #21\n**-\nWatch the run, or race it:');
  expect(replayFromLink(past.link)).toBe(REPLAY);
});

it('the text says how a race ended, and which rival was beaten; the link opens the page that the run was played on', () => {
  const what = shareText(RUN, SITE);
  expect(what.title).toBe('1,234 points in Dino Sprint');
  expect(what.link).toBe(`https://dino-sprint.example/dino-run#run=${REPLAY}`);
  expect(what.text).toBe('1,234 points in Dino Sprint, 987\u00A0m.\nWatch the run, or race it:');
  const raced = shareText(RUN, SITE, { target: { kind: 'race', score: 1000, isOwn: true } });
  expect(raced.text).toContain('\nI raced my own run of 1,000 points and won by 234.\n');
  const beside = (score: number) =>
    shareText(RUN, SITE, { target: { kind: 'rival', name: 'Oviraptor', score } }).text;
  expect(beside(1233)).toContain('Dino Sprint, 987\u00A0m, and Oviraptor beaten.\n');
  expect(beside(1234)).not.toContain('Oviraptor');
  // A frame has no other pages.
  const framed = shareText({ ...RUN, page: '/embed' }, SITE);
  expect(framed.link).toBe(`https://dino-sprint.example/#run=${REPLAY}`);
});

it.each(['https://elsewhere.example/', 'javascript:alert(1)', '/a?b#c'])(
  'the link stays on this site and carries the run when the page is said to be %j',
  (page) => {
    const link = new URL(shareText({ ...RUN, page }, SITE).link);
    expect(link.origin).toBe(SITE.origin);
    expect(replayFromLink(link.href)).toBe(REPLAY);
  },
);
