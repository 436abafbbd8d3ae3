// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { FakeLocks } from '../../platform/fake-locks.ts';
import {
  answer,
  closeBrowser,
  openBrowser,
  openPage,
  type OpenedPage,
  phase,
  play,
  resume,
  settle,
  takeNoMoreWrites,
} from './opened-page.ts';

const ACTS = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('play', 'blink') },
    { weight: 2, arbitrary: fc.constantFrom('crash', 'reload', 'unanswered') },
    fc.constantFrom('pause', 'hide', 'show', 'switch', 'wait', 'leave', 'die'),
    fc.constantFrom('answered', 'answered late', 'unwritten'),
  ),
  { minLength: 5, maxLength: 12 },
);

type Act = typeof ACTS extends fc.Arbitrary<readonly (infer Each)[]> ? Each : never;

const isInRun = (page: OpenedPage) => !['ready', 'over'].includes(phase(page));

/** Two tabs of one browser, one in view at most. Runs have the names of their seeds. */
class Browser {
  /** The runs that have to come back. */
  readonly stored = new Set<string>();
  readonly faults: string[] = [];
  private readonly ended = new Set<string>();
  private readonly tabs = new Map<number, OpenedPage>();
  private front = 0;
  private isHidden = false;
  private puts: { mockRestore(): unknown } | undefined;

  constructor(private readonly locks: FakeLocks) {}

  async open(): Promise<OpenedPage> {
    const page = await openPage(false);
    const { session, events } = page.game;
    events.on((event) => {
      const { seed } = session.run.view;
      if (event.type === 'restored') {
        if (this.ended.has(seed)) this.faults.push('came back from the dead');
      } else if (event.type === 'left' && event.reason === 'elsewhere') {
        if (this.tabs.size === 1) this.faults.push('left for no other tab');
      } else if (event.type === 'crashed' || event.type === 'left') {
        this.ended.add(seed);
        this.stored.delete(seed);
      }
    });
    this.tabs.set(this.front, page);
    return page;
  }

  async act(act: Act): Promise<void> {
    const page = this.tabs.get(this.front) ?? (await this.open());
    if (act === 'hide') this.see(true);
    else if (act === 'show') this.see(false);
    else if (act === 'blink') {
      // Browsers may tell more than once, within one task.
      this.see(true);
      this.see(false);
      this.see(false);
    } else if (act === 'switch') {
      this.see(true);
      this.front = 1 - this.front;
      if (this.tabs.has(this.front)) this.see(false);
      else {
        this.isHidden = false;
        await this.open();
      }
    } else if (act === 'wait') await settle(5000);
    else if (act === 'answered') {
      answer('now');
      this.puts?.mockRestore();
    } else if (act === 'answered late') answer(500);
    else if (act === 'unanswered') answer('never');
    else if (act === 'unwritten') this.puts = await takeNoMoreWrites();
    else if (!this.isHidden) await this.use(page, act);
  }

  /** What a player does, who sees the page. */
  private async use(page: OpenedPage, act: Act): Promise<void> {
    const { game } = page;
    if (act === 'play') {
      if (!isInRun(page)) game.startNextRun();
      else if (phase(page) === 'paused') {
        // As long as the countdown takes.
        await settle(1500);
        if (phase(page) === 'paused') resume(game);
      }
      play(game, 15);
    } else if (act === 'pause') {
      game.pause('key');
      this.keep(page);
    } else if (act === 'crash') {
      if (phase(page) === 'paused') resume(game);
      play(game);
    } else if (act === 'leave') game.leaveRun('player');
    else {
      if (act === 'reload') {
        this.keep(page);
        page.leave();
      } else {
        await settle();
        page.die();
        this.locks.releaseAll();
      }
      await this.open();
    }
  }

  private see(hidden: boolean): void {
    const page = this.tabs.get(this.front);
    if (hidden && !this.isHidden && page !== undefined) this.keep(page);
    this.isHidden = hidden;
    page?.see(hidden);
  }

  private keep(page: OpenedPage): void {
    const { seed, steps } = page.game.session.run.view;
    if (isInRun(page) && steps > 0) this.stored.add(seed);
  }

  async close(): Promise<void> {
    await this.act('answered');
    if (!this.isHidden) this.see(true);
    for (const page of this.tabs.values()) page.leave();
    this.tabs.clear();
  }

  /** The runs that one page after another offers. */
  async offered(): Promise<readonly string[]> {
    const seeds: string[] = [];
    for (;;) {
      const page = await this.open();
      await settle(1000);
      if (phase(page) === 'ready') return seeds;
      seeds.push(page.game.session.run.view.seed);
      page.game.leaveRun('player');
      page.leave();
    }
  }
}

it('in any order of what a browser and a player do, no run is lost and none comes back', async () => {
  const property = fc.asyncProperty(ACTS, async (acts) => {
    const browser = new Browser(await openBrowser());
    vi.spyOn(console, 'error').mockReturnValue();
    try {
      for (const act of acts) await browser.act(act);
      await browser.close();
      const due = [...browser.stored];
      expect(await browser.offered()).toEqual(expect.arrayContaining(due));
      expect(browser.faults).toEqual([]);
    } finally {
      closeBrowser();
    }
  });
  await fc.assert(property);
}, 900_000);
