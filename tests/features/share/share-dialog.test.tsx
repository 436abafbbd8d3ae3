// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShareDialog } from '#features/share';
import type { ShareDialogProps } from '#src/features/share/ShareDialog.tsx';
import {
  button,
  field,
  one,
  page,
  renderInPage,
  render,
  textOf,
  textsOf,
} from '../../ui/react-page.ts';
import { FakeCanvases } from './fake-canvas.ts';

const REPLAY = 'dino1.1.8m.-.one.P2EMpY0ChQY.9ffeb817';
const RUN = {
  replay: REPLAY,
  at: 1_795_000_000_000,
  page: '/dino-run',
  score: 1234,
  metres: 987,
  assisted: false,
};
const TEXT = '1,234 points in Dino Sprint, 987\u00A0m.\nWatch the run, or race it:';

let canvases: FakeCanvases;
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

renderInPage();
beforeEach(() => {
  canvases = new FakeCanvases();
  for (const mock of [share, writeText]) mock.mockReset().mockResolvedValue();
});

afterEach(() => {
  canvases.remove();
});

async function open(
  browser: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>,
  props: Partial<ShareDialogProps> = {},
) {
  vi.stubGlobal('navigator', browser);
  const picture = document.createElement('canvas');
  render(<ShareDialog run={RUN} picture={picture} close={() => undefined} {...props} />);
  await act(async () => undefined);
}

async function click(name: string): Promise<void> {
  await act(async () => button(name).click());
}

const link = () => `${location.origin}/dino-run#run=${REPLAY}`;
const status = () => textOf('[role=status]');
const error = () => textOf('[role=alert]');

it('shows what goes out: picture, text and link', async () => {
  await open({ clipboard: { writeText } });
  expect(page.querySelector('dialog')?.open).toBe(true);
  const preview = one('[role=img]');
  expect(preview?.getAttribute('aria-label')).toBe('The end of the run, 1,234 points and 987 m');
  expect(preview?.querySelector('canvas')?.width).toBe(1200);
  expect(page.textContent).toContain(TEXT);
  expect(field().value).toBe(link());
  expect(field().labels?.[0]?.textContent).toBe('Link');
});

const DAILY = {
  day: 21,
  date: '21 November 2026',
  line: 'Daily #21\n⚡💥',
  spokenText: 'Daily number 21, turbo, then the crash.',
  attempt: 'attempt 2 of 3',
  withTurbo: [true],
  isOver: false,
  courseLink: 'https://dino.example/#daily-21',
};

it.each([
  ['can', { share }, 'Share…'],
  ['can’t', {}, 'Copy text and link'],
])('in a browser that %s share the one primary button is "%3$s"', async (_, browser, name) => {
  await open({ ...browser, clipboard: { writeText } });
  const primary = [...page.querySelectorAll('button')].filter(({ className }) =>
    className.includes('primary'),
  );
  expect(primary).toEqual([button(name)]);
});

it('screen readers hear the text of a run, but words in place of a daily run’s symbols', async () => {
  const spoken = () =>
    [...page.querySelectorAll('p:not([aria-hidden=true])')].map(({ textContent }) => textContent);
  await open({});
  expect(spoken()).toContain(TEXT);
  await open({}, { daily: DAILY });
  expect(page.textContent).toContain(DAILY.line);
  expect(spoken().join()).not.toContain('⚡');
  expect(spoken()).toContain(DAILY.spokenText);
  expect(one('[role=img]')?.getAttribute('aria-label')).toBe(DAILY.spokenText);
  expect(field().value).toBe(DAILY.courseLink);
});

it('the link to a course can be copied once its day is over', async () => {
  const names = () => textsOf('button');
  await open({ clipboard: { writeText } }, { daily: DAILY });
  expect(names()).toEqual(['Close', 'Copy text and link', 'Copy link', 'Save picture']);
  await open({ clipboard: { writeText } }, { daily: { ...DAILY, isOver: true } });
  await click('Copy link to course 21');
  expect(writeText).toHaveBeenLastCalledWith(DAILY.courseLink);
  expect(status()).toBe('Link to the course copied.');
  await click('Copy link');
  expect(writeText).toHaveBeenLastCalledWith(link());
  expect(status()).toBe('Link copied.');
});

it('in a browser that forbids copying the dialog selects the link, and says so', async () => {
  writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  await open({ clipboard: { writeText } });
  await click('Copy text and link');
  expect(error()).toBe(
    'Your browser doesn’t let this page copy. The link is selected, so you can copy it yourself.',
  );
  expect(status()).toBe('');
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, link().length]);
});

const LONG = { ...RUN, replay: REPLAY.replace('P2EMpY0ChQY', 'A'.repeat(2000)) };

it('the dialog warns of a link that some apps would cut off', async () => {
  await open({ clipboard: { writeText } });
  expect(field().hasAttribute('aria-describedby')).toBe(false);
  await open({ clipboard: { writeText } }, { run: LONG });
  expect(field().getAttribute('aria-describedby')).toBe(one('input + p')?.id);
  expect(textOf('input + p')).toMatch(/2,000 characters/);
});

it('text and link are shared without a picture if the browser makes no file of it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  canvases.file = null;
  await open({ share, canShare: () => true });
  expect(textsOf('button').slice(1, 3)).toEqual(['Share…', 'Copy text and link']);
  await click('Share…');
  expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
});

it('a picture that cannot be saved is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  canvases.file = null;
  await open({});
  await click('Save picture');
  expect(error()).toBe('The picture couldn’t be made. Share the link instead.');
});

it('noise is neither shared nor saved where the browser hides the picture from the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  canvases.edge.splice(0, 4, 61, 122, 9, 200);
  await open({ share, canShare: () => true });
  await click('Share…');
  expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
  await click('Save picture');
  expect(saved).not.toHaveBeenCalled();
  expect(error()).toBe(
    'Your browser hides pictures from pages, as a protection from tracking. Share the link instead.',
  );
});

it('a saved picture says where to look, and what to do otherwise', async () => {
  // A download would leave the page here.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open({ share, canShare: () => true });
  await click('Save picture');
  expect(status()).toBe(
    'Saved as dino-run-1234.png. Look in your downloads. Not there? Share it instead.',
  );
});
