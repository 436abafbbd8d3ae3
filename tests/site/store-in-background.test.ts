// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { FakeLockManager } from './fake-lock-manager.ts';

const STORE = 'store everything';

/** What the page has told the worker. */
let told: unknown[];
let idle: (() => void)[];
let online: boolean;
let listened: MockInstance<typeof window.addEventListener>;
let work: (typeof import('#platform'))['workUnderWay'];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('caches', {});
  listened = vi.spyOn(window, 'addEventListener');
  told = [];
  idle = [];
  online = true;
});

afterEach(() => {
  for (const [type, listener, options] of listened.mock.calls) window.removeEventListener(type, listener, options);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Visit {
  /** Whether a service worker answered the request for the page. */
  readonly hasWorker?: boolean;
  readonly referrer?: string;
  /** As browsers name the way that the page was reached. */
  readonly navigation?: 'navigate' | 'reload' | 'back_forward';
  readonly connection?: { readonly type?: string; readonly saveData?: boolean };
  readonly isInstalled?: boolean;
}

async function visit({ hasWorker = true, referrer = '', navigation = 'navigate', ...rest }: Visit = {}): Promise<void> {
  vi.resetModules();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [Object.assign(new PerformanceMark('page'), { type: navigation })] : [],
  );
  vi.stubGlobal('matchMedia', () => ({ matches: rest.isInstalled === true }));
  const active = { postMessage: (message: unknown) => told.push(message) };
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: hasWorker ? active : null,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
    connection: rest.connection,
    serviceWorker: workers,
    locks: new FakeLockManager(),
  });
  const { registerServiceWorker } = await import('#site');
  ({ workUnderWay: work } = await import('#platform'));
  registerServiceWorker();
  await becomeIdle();
}

/** The browser is idle as often as somebody waits for that. */
async function becomeIdle(): Promise<void> {
  do {
    for (const act of idle.splice(0)) act();
    await new Promise((resolve) => setImmediate(resolve));
  } while (idle.length > 0);
}

test('who comes back gets the whole site', async () => {
  await visit();
  expect(told).toContain(STORE);
});

const GOES_ON: Record<string, Visit> = {
  'a link from page to page': { referrer: `${location.origin}/faq` },
  'a reload': { navigation: 'reload' },
  'the back button': { navigation: 'back_forward' },
};
test.each(Object.entries(GOES_ON))('%s is no return', async (_how, how) => {
  await visit(how);
  expect(told).not.toContain(STORE);
});

test('over a paid connection only the installed site is stored', async () => {
  const connection = { type: 'cellular' };
  await visit({ connection });
  expect(told).not.toContain(STORE);
  await visit({ connection, isInstalled: true });
  expect(told).toContain(STORE);
});

test('installing the site stores it, also over a paid connection', async () => {
  await visit({ hasWorker: false, connection: { type: 'cellular' } });
  window.dispatchEvent(new Event('appinstalled'));
  await becomeIdle();
  expect(told).toContain(STORE);
});

test('a run stores the site after its end, unless another has begun by then', async () => {
  await visit({ hasWorker: false });
  work.publish(true);
  await becomeIdle();
  work.publish(false);
  work.publish(true);
  await becomeIdle();
  expect(told).not.toContain(STORE);
  work.publish(false);
  await becomeIdle();
  expect(told).toContain(STORE);
});

test('an installation during a run waits for its end', async () => {
  await visit({ hasWorker: false });
  work.publish(true);
  window.dispatchEvent(new Event('appinstalled'));
  await becomeIdle();
  expect(told).not.toContain(STORE);
  work.publish(false);
  await becomeIdle();
  expect(told).toContain(STORE);
});

test('who has played without a network gets the site once online', async () => {
  await visit({ hasWorker: false });
  online = false;
  work.publish(true);
  work.publish(false);
  await becomeIdle();
  expect(told).not.toContain(STORE);
  online = true;
  window.dispatchEvent(new Event('online'));
  await becomeIdle();
  expect(told).toContain(STORE);
});

test('for a visitor who saves data nothing is stored, though a worker is there', async () => {
  await visit({ connection: { saveData: true } });
  expect(told).toEqual([]);
});
