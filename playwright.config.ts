import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/tools/chromium.ts';
import { CHROMIUM_FLAGS } from './tests/tools/chromium-flags.ts';
import { freePort } from './tests/tools/free-port.ts';

// Each worker evaluates this file again; the environment passes on what the first one found.
const executablePath = (process.env['CHROMIUM_CHECKED'] ??= findChromium());
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const devPort = (process.env['E2E_DEV_PORT'] ??= String(await freePort()));

const chromium = (...extra: string[]) => ({
  launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, ...extra] },
});

const serve = (command: string, onPort: string) => ({
  command,
  url: `http://127.0.0.1:${onPort}/`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
});

const PHONE = /phone\.spec\.ts/;
const NO_WEBGL = /no-webgl\.spec\.ts/;

/**
 * Files that only `npm run test:all` runs: faults, rare browsers, what only a host or a developer
 * meets, and what takes minutes. In the other files, `onlyInFullRun` marks such tests.
 */
const ONLY_IN_FULL_RUN = [
  'adverts',
  'chunk-reload',
  'hot-edit',
  'dev-server',
  'gallery',
  'monkey',
  'offline-guide',
  'print',
  'route-changes',
  'serving',
  'social-pictures',
  'trusted-types',
].map((name) => `**/${name}.spec.ts`);
const isAll = process.env['TEST_ALL'] === 'true';
const LEFT_OUT = isAll ? [] : ONLY_IN_FULL_RUN;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  ...(isAll ? {} : { grepInvert: /@only-in-full-run/ }),
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A test's routes don't see requests that a service worker answers.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [PHONE, NO_WEBGL, ...LEFT_OUT],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...chromium() },
    },
    {
      name: 'phone',
      testMatch: PHONE,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        hasTouch: true,
        isMobile: true,
        ...chromium(),
      },
    },
    {
      name: 'no-webgl',
      testMatch: NO_WEBGL,
      use: { viewport: { width: 1280, height: 800 }, ...chromium('--disable-3d-apis') },
    },
  ],
  webServer: [
    serve(`npx vite preview --host 127.0.0.1 --port ${port} --strictPort`, port),
    serve(`npx vite --host 127.0.0.1 --port ${devPort} --strictPort`, devPort),
  ],
});
