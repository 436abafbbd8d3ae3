// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareDialog } from '#features/share';
import type { ShareDialogProps } from '#features/share/testing';
import { replayIn } from '#replay';
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

let root: Root;
let page: HTMLElement;
let canvases: FakeCanvases;
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const close = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  canvases = new FakeCanvases();
  for (const mock of [share, writeText]) mock.mockReset().mockResolvedValue();
  close.mockReset();
  document.head.innerHTML = '<meta property="og:site_name" content="Dino Sprint">';
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  document.head.innerHTML = '';
  canvases.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the dialog in a browser that has these. */
async function open(
  browser: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>,
  props: Partial<ShareDialogProps> = {},
) {
  vi.stubGlobal('navigator', browser);
  const picture = document.createElement('canvas');
  await act(async () =>
    root.render(<ShareDialog run={RUN} picture={picture} close={close} {...props} />),
  );
}

const names = () => [...page.querySelectorAll('button')].map(({ textContent }) => textContent);

async function click(name: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (button === undefined) throw new Error(`There is no button '${name}'.`);
  await act(async () => button.click());
}

function field(): HTMLInputElement {
  const input = page.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  return input;
}

const link = () => `${location.origin}/dino-run#run=${REPLAY}`;
const status = () => page.querySelector('[role=status]')?.textContent;
const error = () => page.querySelector('[role=alert]')?.textContent;

it('shows what goes out: picture, text and link', async () => {
  await open({ clipboard: { writeText } });
  expect(page.querySelector('dialog')?.open).toBe(true);
  const preview = page.querySelector('[role=img]');
  expect(preview?.getAttribute('aria-label')).toBe('The end of the run, 1,234 points and 987 m');
  expect(preview?.querySelector('canvas')?.width).toBe(1200);
  expect(page.textContent).toContain(TEXT);
  expect(field().value).toBe(link());
  expect(field().labels?.[0]?.textContent).toBe('Link');
});

const DAILY = {
  day: 21,
  line: 'Daily #21: all the way',
  words: 'A run in words.',
  attempt: 'attempt 2 of 3',
  withTurbo: [false, true],
};

it('shares the course of the day without the run on it, in words and picture', async () => {
  const dailyLink = `${location.origin}/#daily`;
  await open({}, { daily: { ...DAILY, dailyLink, pastLink: null } });
  expect(page.querySelector('p[aria-hidden=true]')?.textContent).toBe(
    'Daily #21: all the way\nPlay the same course:',
  );
  expect(page.textContent).toContain('A run in words.');
  expect(field().value).toBe(dailyLink);
  expect(page.innerHTML).not.toContain(REPLAY);
  expect(page.textContent).not.toContain('to course');
  expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A run in words.');
});

it('shares a run on the course of a day that is over as any other, with the words of the day', async () => {
  const pastLink = `${location.origin}/#daily-21`;
  await open({ clipboard: { writeText } }, { daily: { ...DAILY, dailyLink: null, pastLink } });
  expect(page.querySelector('p[aria-hidden=true]')?.textContent).toContain(
    'Daily #21: all the way\nWatch the run',
  );
  expect(field().value).toBe(link());
  expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toContain(
    'The end of the run',
  );
  await click('Copy link to course 21');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(pastLink);
  expect(status()).toBe('Link to the course copied.');
});

it('says whom the run raced', async () => {
  await open({}, { rival: { score: 1000, isOwn: false } });
  expect(page.textContent).toContain('I raced a run of 1,000 points and won by 234.');
});

it.each([
  ['Copy link', 'Link copied.', () => link()],
  ['Copy text and link', 'Text and link copied.', () => `${TEXT}\n${link()}`],
])('%s copies, and says so', async (name, confirmation, copied) => {
  await open({ clipboard: { writeText } });
  expect(status()).toBe('');
  await click(name);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(copied());
  expect(status()).toBe(confirmation);
});

it('a browser that lets nothing be copied: the link is selected, and the dialog says so', async () => {
  writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await open({ clipboard: { writeText } });
  await click('Copy text and link');
  expect(error()).toBe(
    'Your browser doesn’t let this page copy. The link is selected, so you can copy it yourself.',
  );
  expect(status()).toBe('');
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, link().length]);
});

it('a message replaces the one before', async () => {
  await open({ clipboard: { writeText } });
  writeText.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
  await click('Copy link');
  await click('Copy link');
  expect([status(), error()]).toEqual(['Link copied.', '']);
});

describe('a link that some apps would cut off', () => {
  const LONG = { ...RUN, replay: REPLAY.replace('P2EMpY0ChQY', 'A'.repeat(2000)) };

  it('is said to be one, and the run can be saved as a file that the game reads', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:run';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open({ clipboard: { writeText } }, { run: LONG });
    expect(field().getAttribute('aria-describedby')).toBe(page.querySelector('input + p')?.id);
    expect(page.querySelector('input + p')?.textContent).toMatch(/2,000 characters/);
    await click('Save run');
    expect(status()).toBe('Saved as dino-run-1234.txt.');
    expect(replayIn((await files[0]?.text()) ?? '')).toBe(LONG.replay);
  });

  it('is not that of a short run', async () => {
    await open({ clipboard: { writeText } });
    expect(page.querySelector('input + p')).toBeNull();
    expect(names()).not.toContain('Save run');
  });
});

describe('Web Share', () => {
  it('has no button in a browser without it', async () => {
    await open({ clipboard: { writeText } });
    expect(names()).toEqual(['Done', 'Copy text and link', 'Copy link', 'Save picture']);
  });

  it('takes text, link and picture', async () => {
    await open({ share, canShare: () => true });
    await click('Share…');
    expect(share).toHaveBeenCalledOnce();
    const [data] = share.mock.calls[0] ?? [];
    expect(data).toMatchObject({ title: '1,234 points in Dino Sprint', text: TEXT, url: link() });
    expect(data?.files?.map(({ name }) => name)).toEqual(['dino-run-1234.png']);
    expect(status()).toBe('Shared.');
  });

  it('goes without a picture where there is none', async () => {
    await open({ share, canShare: () => true }, { picture: null });
    await click('Share…');
    expect(share.mock.calls[0]?.[0]).toEqual({
      title: '1,234 points in Dino Sprint',
      text: TEXT,
      url: link(),
    });
  });

  it('goes without a picture where the browser makes no file of it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    canvases.file = null;
    await open({ share, canShare: () => true });
    await click('Share…');
    expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
  });

  it('closed by the visitor says nothing', async () => {
    share.mockRejectedValue(new DOMException('No.', 'AbortError'));
    await open({ share, clipboard: { writeText } });
    await click('Share…');
    expect([status(), error()]).toEqual(['', '']);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('that fails copies instead, and says so', async () => {
    share.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await open({ share, clipboard: { writeText } });
    await click('Share…');
    expect(status()).toBe('Text and link copied.');
  });
});

describe('the picture', () => {
  it('is saved under a name with the score', async () => {
    const files: Blob[] = [];
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:picture';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} from ${this.href}`);
    });
    await open({});
    await click('Save picture');
    expect(saved).toEqual(['dino-run-1234.png from blob:picture']);
    expect(files.map(({ type }) => type)).toEqual(['image/png']);
    expect(status()).toBe('Saved as dino-run-1234.png.');
  });

  it('that cannot be saved is reported', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    canvases.file = null;
    await open({});
    await click('Save picture');
    expect(error()).toBe('The picture couldn’t be made. Share the link instead.');
  });

  it.each([
    ['was not drawn', () => ({ picture: null })],
    [
      'cannot be drawn',
      () => {
        canvases.remove();
        return {};
      },
    ],
  ])('that %s is neither shown nor offered', async (_, props) => {
    await open({ clipboard: { writeText } }, props());
    expect(page.querySelector('[role=img]')).toBeNull();
    expect(names()).toEqual(['Done', 'Copy text and link', 'Copy link']);
    await click('Copy link');
    expect(status()).toBe('Link copied.');
  });
});

it('reports that it has closed', async () => {
  await open({});
  await click('Done');
  expect(close).toHaveBeenCalledOnce();
});
