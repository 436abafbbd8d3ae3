// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatePresses } from '#src/game/input/late-presses.ts';

let area: HTMLElement;
let crashedAt: number | undefined;
let reached: string[];
let detach: () => void;

const BOXES = {
  crouch: new DOMRect(0, 0, 100, 100),
  jump: new DOMRect(100, 0, 100, 100),
  shoot: new DOMRect(0, 100, 100, 100),
  turbo: new DOMRect(100, 100, 100, 100),
};
const AT = {
  crouch: [50, 50],
  jump: [150, 50],
  shoot: [50, 150],
  turbo: [150, 150],
  line: [50, 300],
  other: [150, 300],
} as const;
type Place = keyof typeof AT;

beforeEach(() => {
  vi.useFakeTimers();
  area = document.createElement('div');
  document.body.append(area);
  crashedAt = undefined;
  reached = [];
  const late = new LatePresses((now) => (crashedAt === undefined ? undefined : now - crashedAt));
  detach = late.attach(area);
  for (const [action, box] of Object.entries(BOXES)) {
    const key = document.createElement('button');
    key.dataset['action'] = action;
    key.getBoundingClientRect = () => box;
    key.disabled = action === 'shoot';
    area.append(key);
  }
  crashedAt = performance.now();
  late.onCrash(area);
  area.innerHTML = '<button></button>';
  for (const type of ['pointerdown', 'click'])
    area.firstElementChild?.addEventListener(type, () => reached.push(type));
});

afterEach(() => {
  detach();
  area.remove();
  vi.useRealTimers();
});

function tap(place: Place, pointerType = 'touch'): boolean {
  const [clientX, clientY] = AT[place];
  const init = { clientX, clientY, pointerType, bubbles: true, cancelable: true, detail: 1 };
  reached = [];
  area.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', init));
  area.firstElementChild?.dispatchEvent(new MouseEvent('click', init));
  expect([0, 2]).toContain(reached.length);
  return reached.length === 2;
}

/** @returns which of the taps reached what lies there. @param times ms after the crash. */
function tapAt(place: Place, times: readonly number[], pointerType?: string): readonly number[] {
  return times.filter((at) => {
    vi.advanceTimersByTime((crashedAt ?? 0) + at - performance.now());
    return tap(place, pointerType);
  });
}

const every = (ms: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / ms) + 1 }, (_, i) => from + i * ms);

it.each<[string, Place, readonly number[], readonly number[], string?]>([
  ['where Crouch was, for three seconds', 'crouch', [600, 1400, 2900, 3500], [3500]],
  ['where Crouch was, however long they go on', 'crouch', every(300, 100, 6000), []],
  ['where Jump was, for half a second', 'jump', [400, 950], [950]],
  ['where Turbo was, for half a second', 'turbo', [400, 950], [950]],
  ['where nothing could be pressed, for half a second', 'shoot', [400, 950], [950]],
  ['elsewhere at 3 Hz', 'line', every(333, 200, 5000), []],
  ['elsewhere at 6 Hz', 'line', every(166, 200, 5000), []],
  ['elsewhere, half a second after the last one', 'line', [400, 899, 1400], [1400]],
  ['of a mouse, which presses what it sees', 'crouch', [400, 1000], [1000], 'mouse'],
])('late taps reach nothing %s', (_, place, times, reaching, pointerType) => {
  expect(tapAt(place, times, pointerType)).toEqual(reaching);
});

it('one place does not wait for another', () => {
  tapAt('crouch', [700]);
  expect(tap('jump')).toBe(true);
});

it('after a press that counts, what has opened can be pressed where a key was', () => {
  tapAt('other', [700]);
  expect(tap('crouch')).toBe(true);
});

it('a key or assistive technology presses at once', () => {
  area.querySelector('button')?.click();
  expect(reached).toEqual(['click']);
});

it('during a run, and while a replay is shown, nothing is late', () => {
  crashedAt = undefined;
  expect(tap('crouch')).toBe(true);
});
