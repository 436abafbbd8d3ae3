/**
 * `npm run bench:lighthouse [-- --runs 5 --paths /,/faq]`: Lighthouse's mobile preset on every page
 * of the built site, served as `npm start` serves it. Installs Lighthouse, and the newer Node that
 * it needs, through npm into a temporary folder.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PAGES } from '../e2e/paths.ts';
import { findChromium } from '../tools/chromium.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { median } from './statistics.ts';
import { wholeNumber } from './whole-number.ts';

const PACKAGES = [
  'lighthouse@13.5.0',
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@24`,
];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, paths: { type: 'string' } },
});
const runs = Math.max(1, wholeNumber('runs', values.runs));
const paths = values.paths?.split(',') ?? PAGES;

/** Only what is read here of a report. Scores are up to 1; times are ms as on a phone. */
const REPORT = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.number(),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
    }),
  ),
});
type Report = v.InferOutput<typeof REPORT>;

/** Each run has to reach the best score in these; for performance the median has to. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const SHIFT = 'cumulative-layout-shift';
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/**
 * Lighthouse occasionally records nothing and says so. Such runs are repeated, up to this many
 * times in all.
 */
const MAX_FAILURES = 3;

async function audit(url: string, folder: string): Promise<Report> {
  for (let failures = 1; ; failures++) {
    try {
      return await auditOnce(url, folder);
    } catch (error) {
      if (failures === MAX_FAILURES) throw error;
      console.log(`    ${String(error)}; once more`);
    }
  }
}

async function auditOnce(url: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const args = [
    'exec',
    '--yes',
    ...PACKAGES.map((name) => `--package=${name}`),
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --no-first-run',
  ];
  await new Promise<void>((resolve, reject) => {
    const env = { ...process.env, CHROME_PATH: findChromium() };
    const child = spawn('npm', args, { cwd: folder, stdio: 'ignore', env });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Lighthouse recorded nothing of ${url}, status ${code}`)),
    );
  });
  return v.parse(REPORT, JSON.parse(readFileSync(file, 'utf8')));
}

/** Prints a page's figures, and returns whether they keep their limits. */
function judge(page: string, reports: readonly Report[]): boolean {
  const scores = (category: string) =>
    reports.map(({ categories }) => 100 * (categories[category]?.score ?? Number.NaN));
  const numbers = (name: string) =>
    reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  const performance = median(scores('performance'));
  const lowest = CATEGORIES.map((category) => Math.min(...scores(category)));
  const shift = Math.max(...numbers(SHIFT));
  const isGood = performance === 100 && lowest.every((score) => score === 100) && shift === 0;
  const columns = [
    page.padEnd(32),
    ...[performance, ...lowest].map((score) => score.toFixed(0).padStart(5)),
    shift.toFixed(3).padStart(7),
    ...TIMES.map((name) => `${median(numbers(name)).toFixed(0)} ms`.padStart(8)),
  ];
  console.log(`${columns.join('')}  ${isGood ? 'ok' : 'MISSED'}`);
  const failed = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `    ${category}: ${audits[id]?.title}`),
    ),
  );
  for (const failure of new Set(failed)) console.log(failure);
  return isGood;
}

const server = await serveVariant({});
const folder = mkdtempSync(path.join(tmpdir(), 'dino-lighthouse-'));
let missed = 0;
try {
  console.log(`${'page'.padEnd(32)} perf a11y best  seo    CLS     FCP     LCP     TBT`);
  for (const page of paths) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++)
      reports.push(await audit(new URL(page, server.origin).href, folder));
    if (!judge(page, reports)) missed += 1;
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery page reaches its marks.' : `\n${missed} pages miss a mark.`);
if (missed > 0) process.exitCode = 1;
