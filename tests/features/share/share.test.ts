import { expect, it, vi } from 'vitest';
import { copyText, shareRun, type SharingBrowser } from '#features/share/testing';

const WHAT = { title: 'A title', text: 'Some text:', link: 'https://dino.example/#run=x' };
const WORDS = { title: 'A title', text: 'Some text:', url: 'https://dino.example/#run=x' };
const ALL = 'Some text:\nhttps://dino.example/#run=x';
const FILE = new File(['png'], 'dino-run-1.png', { type: 'image/png' });

const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('No.', name)));

/** A browser that does all of it. */
function ableBrowser() {
  return {
    share: vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve()),
    canShare: vi.fn<(data: ShareData) => boolean>(() => true),
    clipboard: { writeText: vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()) },
  } satisfies SharingBrowser;
}

it('shares title, text and link as fields of their own', async () => {
  const browser = ableBrowser();
  expect(await shareRun(WHAT, browser)).toBe('shared');
  expect(browser.share).toHaveBeenCalledExactlyOnceWith(WORDS);
  expect(browser.clipboard.writeText).not.toHaveBeenCalled();
});

it('a picture goes along', async () => {
  const browser = ableBrowser();
  expect(await shareRun({ ...WHAT, file: FILE }, browser)).toBe('shared');
  expect(browser.share).toHaveBeenCalledExactlyOnceWith({ ...WORDS, files: [FILE] });
});

it.each([
  ['takes none', () => false],
  ['does not know of any', undefined],
])('a picture stays behind where the browser %s', async (_, canShare) => {
  const { share } = ableBrowser();
  expect(
    await shareRun(
      { ...WHAT, file: FILE },
      canShare === undefined ? { share } : { share, canShare },
    ),
  ).toBe('shared');
  expect(share).toHaveBeenCalledExactlyOnceWith(WORDS);
});

it('a sheet that the visitor closes is no error, and nothing is copied behind their back', async () => {
  const browser = { ...ableBrowser(), share: failing('AbortError') };
  expect(await shareRun(WHAT, browser)).toBe('dismissed');
  expect(browser.clipboard.writeText).not.toHaveBeenCalled();
});

it('without Web Share, text and link are copied', async () => {
  const { clipboard } = ableBrowser();
  expect(await shareRun(WHAT, { clipboard })).toBe('copied');
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(ALL);
});

it('so they are where the browser forbids its sheet', async () => {
  const browser = { ...ableBrowser(), share: failing('NotAllowedError') };
  expect(await shareRun(WHAT, browser)).toBe('copied');
  expect(browser.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(ALL);
});

it.each([
  ['neither is there', {}],
  [
    'both are forbidden',
    { share: failing('NotAllowedError'), clipboard: { writeText: failing('NotAllowedError') } },
  ],
])('is refused where %s', async (_, browser) => {
  expect(await shareRun(WHAT, browser)).toBe('refused');
});

it('copies a text as it is, or says that it could not', async () => {
  const { clipboard } = ableBrowser();
  expect(await copyText('words', { clipboard })).toBe('copied');
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('words');
  expect(await copyText('words', {})).toBe('refused');
  expect(await copyText('words', { clipboard: { writeText: failing('NotAllowedError') } })).toBe(
    'refused',
  );
});
