import type { Page } from '@playwright/test';
import { CONSENT } from '#content';
import { STAGE_WIDTH } from '#simulation';
import { fittingHudSize, hudLayout, scoreMargin } from '#src/stage/overlay/hud-layout.ts';
import { CAP_HEIGHT, DIGIT_ADVANCE } from '#src/stage/overlay/text.ts';
import { DEFAULT_STAGE_STATE } from '#src/stage/stage.ts';
import { fittingViewport } from '#src/stage/viewport.ts';
import { cutLabels } from './labels.ts';
import { offer } from './replay-player.ts';

/** A part of the canvas, as shares of its width and height. */
type Part = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

interface Look {
  readonly isTouch: boolean;
  readonly banner: string;
  /** What must stay in view on the canvas. */
  readonly parts: Readonly<Record<string, Part>>;
}

const PHASES = ['ready', 'running', 'paused', 'counting', 'over', 'shown'] as const;

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly phase: string;
}

function scoreOn(canvas: Canvas): Part {
  const viewport = fittingViewport(canvas.width, canvas.height);
  const { width, height, left } = viewport;
  const phase = PHASES.find((each) => each === canvas.phase) ?? DEFAULT_STAGE_STATE.phase;
  const hudSize = fittingHudSize(DEFAULT_STAGE_STATE.hudSize, viewport, canvas.width);
  const state = { ...DEFAULT_STAGE_STATE, viewport, phase, hudSize };
  const { scorePixel, top } = hudLayout(state);
  const right = STAGE_WIDTH - scoreMargin(state) - left;
  return {
    left: (right - 5 * DIGIT_ADVANCE * scorePixel) / width,
    top: top / height,
    right: right / width,
    bottom: (top + CAP_HEIGHT * scorePixel) / height,
  };
}

/**
 * What doesn't fit in the present state, in sentences. A dialog or a menu hides the controls behind
 * it; otherwise all of the game and of the consent line count.
 */
export async function fitProblems(page: Page, isTouch: boolean): Promise<string[]> {
  const picture = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const canvas = document.querySelector('[role=application] canvas');
    if (canvas === null || globalThis.dinoDebug === undefined) return null;
    const { clientWidth: width, clientHeight: height } = canvas;
    const isShown = canvas.closest('[data-watching]') !== null;
    const stage = canvas.closest<HTMLElement>('[role=application]');
    const phase = isShown ? 'shown' : (stage?.dataset['phase'] ?? '');
    return { width, height, phase, dino: globalThis.dinoDebug.dinoBox() };
  });
  // The card tells the score.
  const hasCard = await page.locator('[data-part=result]').or(offer(page)).isVisible();
  const score = hasCard || picture === null ? {} : { score: scoreOn(picture) };
  const parts = picture === null ? {} : { dino: picture.dino, ...score };
  const found = await page.evaluate(look, { isTouch, banner: CONSENT.title, parts });
  const dialog = page.locator('dialog[open]');
  const within = (await dialog.count()) > 0 ? dialog : page.locator('[data-game]');
  const cut = await cutLabels(within.locator('button, a, summary'));
  return [...found, ...cut.map((label) => `“${label}” runs out of its button`)];
}

/** Runs in the page. */
function look({ isTouch, banner, parts }: Look): string[] {
  const problems = new Set<string>();
  const game = document.querySelector('[data-game]');
  const stage = document.querySelector('[role=application]');
  if (game === null || stage === null) return ['There is no game.'];

  const lineage = (element: Element | null): Element[] =>
    element === null || element === document.body
      ? []
      : [element, ...lineage(element.parentElement)];
  const hasIn = (element: Element, isSo: (style: CSSStyleDeclaration) => boolean) =>
    lineage(element).find((part) => isSo(getComputedStyle(part)));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    hasIn(element, ({ clipPath }) => clipPath === 'inset(50%)') === undefined;
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30) ||
    `${element.tagName} ${element.getAttribute('class')}`;
  const common = (a: DOMRect, b: DOMRect) => {
    const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
    return new DOMRect(x, y, Math.min(a.right, b.right) - x, Math.min(a.bottom, b.bottom) - y);
  };
  const isSome = ({ width, height }: DOMRect) => width > 2 && height > 2;
  /** What the parts around a box leave of it. */
  const clipped = (box: DOMRect, around: readonly Element[]) =>
    around
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      .reduce((left, part) => common(left, part.getBoundingClientRect()), box);
  const isScroller = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflow);

  const all = (selector: string, ...within: readonly Element[]) =>
    within.flatMap((root) => [...root.querySelectorAll(selector)]).filter(isSeen);
  const line = document.querySelector(`[aria-label="${banner}"]`);
  const above = all('[role=menu]', document.body)[0] ?? all('dialog[open]', document.body).at(-1);
  const roots = above === undefined ? [game, ...(line === null ? [] : [line])] : [above];
  const isFixed = above !== undefined || game.hasAttribute('data-full-screen');

  const found = [...document.querySelectorAll('button, a[href], summary, input, select')]
    .filter((element) => roots.some((root) => root.contains(element)))
    .map((element) => (element.matches('input') && element.closest('label')) || element);
  const controls = [...new Set(found)].filter(
    (element) => isSeen(element) && isSome(element.getBoundingClientRect()),
  );

  const words = roots.flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: { readonly element: Element; readonly box: DOMRect }[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const { parentElement: element } = text;
      if (element === null || text.nodeValue?.trim() === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) lines.push({ element, box });
    }
    return lines;
  });
  for (const { element, box } of words) {
    const around = lineage(element);
    const scroller = around.findIndex(isScroller);
    const rest = clipped(box, around.slice(0, scroller < 0 ? around.length : scroller));
    if (isSome(rest) && (rest.width < box.width - 2 || rest.height < box.height - 4))
      problems.add(`“${nameOf(element)}” is cut`);
  }

  const things = [
    ...controls.map((element) => ({ element, box: element.getBoundingClientRect() })),
    ...words.filter(({ element }) => !controls.some((control) => control.contains(element))),
  ].map(({ element, box }) => ({
    element,
    name: nameOf(element),
    box: clipped(box, lineage(element)),
    // What scrolls under something pinned can be scrolled out again.
    pinned: hasIn(element, ({ position }) => /sticky|fixed/.test(position)),
  }));
  for (const [i, a] of things.slice(0, controls.length).entries())
    for (const b of things.slice(i + 1)) {
      const isNested = a.element.contains(b.element) || b.element.contains(a.element);
      // The words of a slider lie on it.
      const isDesigned = a.element.matches('[type=range]') && !controls.includes(b.element);
      if (isNested || isDesigned || isInline(a.element) || a.pinned !== b.pinned) continue;
      if (isSome(common(a.box, b.box))) problems.add(`“${a.name}” and “${b.name}” overlap`);
    }

  /** What lies over the element at its middle or a corner; null outside the window. */
  const over = (element: Element) => {
    const [{ left, top, right, bottom, width, height } = new DOMRect()] = element.getClientRects();
    const [dx, dy] = [Math.min(8, width / 4), Math.min(8, height / 4)];
    const corners = [left + dx, right - dx].flatMap((x) =>
      [top + dy, bottom - dy].map((y) => [x, y] as const),
    );
    return [[left + width / 2, top + height / 2] as const, ...(isInline(element) ? [] : corners)]
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((at) => !element.contains(at));
  };
  const covered = new Map<string, string[]>();
  for (const control of controls) {
    const isStart = above === undefined && nameOf(control).startsWith('Start');
    let cover = over(control);
    const at = scrollY;
    for (const block of ['center', 'start', 'end'] as const) {
      if (cover === undefined || isStart) break;
      control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      cover = over(control);
    }
    window.scrollTo({ top: at, behavior: 'instant' });
    if (cover === undefined) continue;
    const what = cover === null ? 'the window’s edge' : `“${nameOf(cover)}”`;
    covered.set(what, [...(covered.get(what) ?? []), `“${nameOf(control)}”`]);
  }
  for (const [what, names] of covered) {
    const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
    problems.add(`${what} lies over ${names.slice(0, 3).join(', ')}${more}`);
  }

  for (const control of controls) {
    const { width, height, left, top, right, bottom } = control.getBoundingClientRect();
    if (isTouch && !isInline(control) && Math.min(width, height) < 43.5)
      problems.add(`“${nameOf(control)}” is ${Math.round(width)} x ${Math.round(height)} px`);
    const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (isOutside && isFixed && !lineage(control).some(isScroller))
      problems.add(`“${nameOf(control)}” stands outside the window`);
  }

  for (const part of all('[data-part=bar] > *, [data-part=play] > *', game)) {
    if (!part.matches('[data-part], [data-action]'))
      problems.add(`“${nameOf(part)}” has no name that stylesheets could place it by`);
    const { position, gridRowStart, gridColumnStart } = getComputedStyle(part);
    const box = lineage(part.parentElement).find(
      (around) => getComputedStyle(around).display !== 'contents',
    );
    const isInGrid = box !== undefined && getComputedStyle(box).display === 'grid';
    const isPlaced = gridRowStart !== 'auto' && gridColumnStart !== 'auto';
    if (isInGrid && !isPlaced && position !== 'absolute')
      problems.add(`“${nameOf(part)}” has no place in the grid`);
  }

  const place = game.querySelector('[data-part=place]')?.getBoundingClientRect();
  // Alone on the screen, the painted sky goes on around it.
  for (const card of all(
    ':not([data-full-screen]) > [data-part=area] > [data-part=result]',
    document.body,
  )) {
    const { width, height } = card.getBoundingClientRect();
    const inside = place && common(card.getBoundingClientRect(), place);
    if (inside === undefined || inside.width < width - 1 || inside.height < height - 1)
      problems.add('the card hangs out of the stage');
  }

  const isPainted = (element: Element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) || borderTopWidth !== '0px';
  };
  const painted = all('*', game)
    .filter(isPainted)
    .map((element) => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
  for (const [what, { left, top, right, bottom }] of Object.entries(parts)) {
    const picture = stage.querySelector('canvas')?.getBoundingClientRect();
    if (above !== undefined || picture === undefined) continue;
    const { x, y, width, height } = picture;
    const size = [(right - left) * width, (bottom - top) * height] as const;
    const box = new DOMRect(x + left * width, y + top * height, ...size);
    for (const { element, name, box: own } of [...things, ...painted])
      if (!element.contains(stage) && !stage.contains(element) && isSome(common(own, box)))
        problems.add(`“${name}” lies over the ${what}`);
  }

  const root = document.documentElement;
  for (const part of [...(above === undefined ? [root] : [above]), ...all('*', ...roots)])
    if (
      (part === root || isScroller(part)) &&
      !part.matches('nav') &&
      part.scrollWidth > part.clientWidth
    )
      problems.add(
        `${part === root ? 'the page' : nameOf(part)} scrolls sideways: ${part.scrollWidth} px`,
      );
  return [...problems];
}
