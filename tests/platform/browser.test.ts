// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  copyText,
  focusByKey,
  watchElementSize,
  watchPinchZoom,
  watchScreenKind,
  whenIdle,
  withTimeout,
} from '#platform';
import { FakeQuery } from './fake-query.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('arrows move the focus around a list, Home and End to its ends, and other keys do nothing', () => {
  const items = ['a', 'b', 'c'].map((name) => {
    const item = document.createElement('button');
    item.textContent = name;
    return item;
  });
  expect(focusByKey('ArrowDown', items)).toBe(false);
  document.body.append(...items);
  items[0]?.focus();
  const after = (key: string) => [focusByKey(key, items), document.activeElement?.textContent];
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(after)).toEqual(
    ['b', 'c', 'a', 'c', 'b'].map((name) => [true, name]),
  );
  expect(['End', 'Home', 'Enter'].map(after)).toEqual([
    [true, 'c'],
    [true, 'a'],
    [false, 'a'],
  ]);
});

it.each([
  ['missing', undefined],
  ['forbidden', { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
])('text is copied by the older command where the clipboard is %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { clipboard });
  const copied: (string | undefined)[] = [];
  const execCommand = (command: string) => {
    const event = new ClipboardEvent(command, {
      clipboardData: new DataTransfer(),
      cancelable: true,
    });
    document.dispatchEvent(event);
    copied.push(event.clipboardData?.getData('text/plain'));
    return event.defaultPrevented;
  };
  Object.assign(document, { execCommand });
  expect(await copyText('Some text')).toBe(true);
  expect(copied).toEqual(['Some text']);
  Object.assign(document, { execCommand: () => false });
  expect(await copyText('Some text')).toBe(false);
});

it('an element’s size is told at once, when it changes, and when the screen’s density does', () => {
  let resize: () => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal('ResizeObserver', function Observer(onResize: () => void) {
    resize = onResize;
    return { observe: () => undefined, disconnect };
  });
  const queries: FakeQuery[] = [];
  vi.stubGlobal('matchMedia', () => {
    const query = new FakeQuery();
    queries.push(query);
    return query;
  });
  const element = document.createElement('div');
  const size = vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(100);
  const onChange = vi.fn();
  vi.stubGlobal('devicePixelRatio', 1);
  const unwatch = watchElementSize(element, onChange);
  expect(onChange).toHaveBeenLastCalledWith(300, 100, 1);
  size.mockReturnValue(400);
  resize();
  expect(onChange).toHaveBeenLastCalledWith(400, 100, 1);
  for (const density of [2, 3]) {
    vi.stubGlobal('devicePixelRatio', density);
    queries.at(-1)?.turn(false);
    expect(onChange).toHaveBeenLastCalledWith(400, 100, density);
  }
  unwatch();
  queries.at(-1)?.turn(true);
  expect(onChange).toHaveBeenCalledTimes(4);
  expect(disconnect).toHaveBeenCalledOnce();
});

it('a screen is small when narrow, a touch screen when its pointer is coarse, and has the layout for both, also later', () => {
  const [narrow, coarse] = [new FakeQuery(true), new FakeQuery()];
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('width') ? narrow : coarse));
  const onChange = vi.fn();
  const unwatch = watchScreenKind(onChange);
  expect(onChange).toHaveBeenLastCalledWith({ small: true, touch: false, layout: 'tiny' });
  narrow.turn(false);
  coarse.turn(true);
  expect(onChange).toHaveBeenLastCalledWith({ small: false, touch: true, layout: 'compact' });
  unwatch();
  coarse.turn(false);
  expect(onChange).toHaveBeenLastCalledWith({ small: false, touch: true, layout: 'compact' });
});

it('a page is pinched larger above its own size', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  const onChange = vi.fn();
  watchPinchZoom(onChange);
  expect(onChange).toHaveBeenLastCalledWith(false);
  viewport.scale = 1.5;
  viewport.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenLastCalledWith(true);
});

it('idle work waits for the page to load, unless it is cancelled', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const requestIdle = vi.fn((callback: () => void) => callback());
  vi.stubGlobal('requestIdleCallback', requestIdle);
  const [wanted, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(wanted);
  whenIdle(cancelled)();
  expect(wanted).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(wanted).toHaveBeenCalledOnce();
  state.mockReturnValue('complete');
  whenIdle(wanted);
  expect(wanted).toHaveBeenCalledTimes(2);
  expect(cancelled).not.toHaveBeenCalled();
});

it('what takes too long is given up', async () => {
  vi.useFakeTimers();
  expect(await withTimeout(Promise.resolve(7))).toBe(7);
  const late = withTimeout(new Promise<never>(() => undefined));
  const outcome = expect(late).rejects.toThrow('There was no answer in time.');
  await vi.advanceTimersByTimeAsync(5000);
  await outcome;
});
