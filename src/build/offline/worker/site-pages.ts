import { canonicalPath } from '../../serve/old-address.ts';
import type { SiteFiles } from './site-files.ts';

const NOT_FOUND = '/404.html';

/** Where the stylesheet of all pages is stored. */
const STYLE = '/page-style';

/** The stylesheet of all pages in a page from the server; those that follow it are for no script. */
const PAGE_STYLE = /<style>([^]*?)<\/style>/;

/** What a stored page has in place of the stylesheet. */
const EMPTY_STYLE = '<style></style>';

/** How long to wait for the server where the page is stored, ms. */
const PATIENCE = 3000;

/** What the build knows of the pages. */
export interface PageList {
  /** The canonical paths. */
  readonly paths: readonly string[];
  /** The URL of the file with all pages. */
  readonly all: string;
  /** The URL of the script that every page of this version has, and no page of another. */
  readonly script: string;
  /** With which the server sends a page. A stored one keeps the same policies. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers navigations. */
export class SitePages {
  private readonly paths: ReadonlySet<string>;

  constructor(
    private readonly files: SiteFiles,
    private readonly list: PageList,
  ) {
    this.paths = new Set(list.paths);
  }

  /** The canonical path of a page, for it with and without a trailing slash. */
  pathOf({ pathname }: URL): string | undefined {
    const path = pathname.replace(/(.)\/$/, '$1');
    return this.paths.has(path) ? path : undefined;
  }

  /**
   * A site that is stored completely is answered from the store, so that a page and its parts are of one version. Otherwise the
   * server comes first, because a stored page may lack parts that the server no longer has after a new deployment.
   */
  async answer(asked: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
    const url = new URL(asked.url);
    const canonical = canonicalPath(url.pathname, this.paths);
    if (canonical !== undefined) return Response.redirect(`${url.origin}${canonical}${url.search}`, 301);
    const path = this.pathOf(url);
    const stored = path === undefined ? undefined : await this.read(path);
    if (stored !== undefined && (await this.files.isComplete())) return stored;
    const fresh = fetch(asked);
    if (path !== undefined)
      keepAlive(fresh.then((response) => this.keep(path, response.clone())).catch(() => undefined));
    if (stored !== undefined) {
      const isLate = new Promise<Response>((resolve) => {
        setTimeout(() => resolve(stored), PATIENCE);
      });
      return Promise.race([fresh.catch(() => stored), isLate]);
    }
    return fresh.catch(() => (path === undefined ? this.answerNotFound() : Response.error()));
  }

  /** Stores the page at this path, if it is not yet. */
  async request(path: string): Promise<void> {
    const cache = await this.files.cache();
    if ((await cache.match(path)) === undefined) await this.keep(path, await fetch(path));
  }

  /** Stores all pages: the stylesheet once, and each page without it. */
  async storeAll(): Promise<void> {
    const response = await fetch(this.list.all);
    if (!response.ok) throw new Error(`${this.list.all} was answered with ${response.status}.`);
    const pages: unknown = await response.json();
    if (!isListOfPairs(pages)) throw new TypeError(`${this.list.all} is no list of pages.`);
    const cache = await this.files.cache();
    await Promise.all(pages.map(([path, text]) => cache.put(path === '' ? STYLE : path, this.createPage(text))));
  }

  /** Stores what the server sent. A page of another version is left out: its parts are not in this version's list. */
  private async keep(path: string, response: Response): Promise<void> {
    if (!response.ok || response.redirected) return;
    const text = await response.text();
    if (!text.includes(this.list.script)) return;
    const cache = await this.files.cache();
    const [, style] = PAGE_STYLE.exec(text) ?? [];
    if (style !== undefined) await cache.put(STYLE, this.createPage(style));
    await cache.put(path, this.createPage(text.replace(PAGE_STYLE, EMPTY_STYLE)));
  }

  private async read(path: string): Promise<Response | undefined> {
    const cache = await this.files.cache();
    const [page, style] = await Promise.all([cache.match(path), cache.match(STYLE)]);
    if (page === undefined || style === undefined) return page;
    const [text, rules] = await Promise.all([page.text(), style.text()]);
    return this.createPage(text.replace(EMPTY_STYLE, () => `<style>${rules}</style>`));
  }

  private async answerNotFound(): Promise<Response> {
    const page = await this.read(NOT_FOUND);
    if (page === undefined) return Response.error();
    return new Response(page.body, { headers: this.list.headers, status: 404, statusText: 'Not Found' });
  }

  private createPage(text: string): Response {
    return new Response(text, { headers: this.list.headers });
  }
}

function isListOfPairs(value: unknown): value is readonly (readonly [string, string])[] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'))
  );
}
