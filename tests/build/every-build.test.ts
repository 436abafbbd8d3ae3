import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IS_ALL } from '../tools/is-all.ts';
import { buildVariant } from '../tools/site-variant.ts';

vi.setConfig({ testTimeout: 300_000 });

const STATISTICS = { VITE_POSTHOG_KEY: 'phc_builds' };
const ADVERTS = {
  VITE_ADS_SCRIPT: 'https://ads.example/ads.js',
  VITE_ADS_CLIENT: 'ca-pub-1',
  VITE_ADS_SLOT: '42',
};
const HELPER = { VITE_HELPER_SCRIPT: 'https://helper.example/helper.js' };

/** Longer than most, with letters of two bytes each: the nearest build to the budgets. */
const NAMES = {
  VITE_SITE_ORIGIN: 'https://the-dinosaur-runner-of-a-long-name.example',
  VITE_OPERATOR_NAME: 'Zażółć Gęślą Jaźń Spółka z ograniczoną odpowiedzialnością',
  VITE_OPERATOR_ADDRESS: 'ul. Księcia Bolesława Krzywoustego 123/45, 85-001 Bydgoszcz, Poland',
  VITE_OPERATOR_EMAIL: 'dinosaurs@the-dinosaur-runner-of-a-long-name.example',
  VITE_LOG_DAYS: '365',
  VITE_STATISTICS_MONTHS: '84',
  VITE_ADS_COMPANY: 'The Worldwide Advertising Company Sp. z o.o.',
  VITE_ADS_POLICY: 'https://ads.example/en/privacy-policy-for-visitors-of-other-sites',
  VITE_ADS_MONTHS: '13',
  VITE_HELPER_COMPANY: 'Websites Made Simple Ltd',
  VITE_HELPER_POLICY: 'https://helper.example/privacy',
  VITE_HELPER_MONTHS: '6',
};

let folder: string;
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dino-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.runIf(IS_ALL)('the build with everything keeps its budgets, and names everybody', async () => {
  await buildVariant(folder, { ...STATISTICS, ...ADVERTS, ...HELPER, ...NAMES });
  const policy = read('privacy-policy.html');
  for (const name of ['OPERATOR_NAME', 'ADS_COMPANY', 'ADS_POLICY', 'HELPER_COMPANY'] as const)
    expect(policy).toContain(NAMES[`VITE_${name}`]);
  for (const page of ['privacy-policy.html', 'terms-of-service.html', 'index.html'])
    expect(read(page)).not.toContain('doesn’t say');
  const headers = read('_headers');
  for (const host of ['eu.i.posthog.com', 'ads.example', 'helper.example'])
    expect(headers).toContain(host);
});
