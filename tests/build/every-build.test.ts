import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuildName, BUILDS } from '../tools/builds.ts';
import { IS_ALL } from '../tools/is-all.ts';
import { buildVariant } from '../tools/site-variant.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The nearest one to the budgets. */
const LARGEST: BuildName = 'all with long names';
const OTHERS: readonly BuildName[] = ['none', 'analytics', 'adverts', 'helper', 'all'];

let folder: string;
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dino-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(IS_ALL)('each build that the README offers', () => {
  it.each(OTHERS)('with %s keeps its budgets, and mentions nothing else', async (name) => {
    await buildVariant(folder, BUILDS[name]);
    const policy = read('privacy-policy.html');
    const hasAll = name === 'all';
    expect(policy.includes('PostHog')).toBe(hasAll || name === 'analytics');
    expect(policy.includes('Adverts, if you allow them')).toBe(hasAll || name === 'adverts');
    expect(policy.includes('website builder')).toBe(hasAll || name === 'helper');
    expect(policy.includes('Nothing to agree to')).toBe(name === 'none');
  });

  it('with everything keeps its budgets, and names all companies and the operator', async () => {
    const env = BUILDS[LARGEST];
    await buildVariant(folder, env);
    const policy = read('privacy-policy.html');
    for (const name of ['OPERATOR_NAME', 'ADS_COMPANY', 'ADS_POLICY', 'HELPER_COMPANY'] as const)
      expect(policy).toContain(env[`VITE_${name}`]);
    for (const page of ['privacy-policy.html', 'terms-of-service.html', 'index.html']) {
      expect(read(page)).not.toContain('doesn’t say');
    }
    const headers = read('_headers');
    for (const host of ['eu.i.posthog.com', 'ads.example', 'helper.example'])
      expect(headers).toContain(host);
  });
});
