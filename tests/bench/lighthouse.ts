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
import { PAGES } from '../e2e/paths.ts';
import { serveVariant } from '../tools/site-variant.ts';
import { findChromium } from '../tools/chromium.ts';
import { type Report, readReport } from './lighthouse-report.ts';

const PACKAGES = [
  'lighthouse@13.5.0',
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@24`,
];

/**
 * The scores that every page has to reach: the median of its runs for performance, each run for the
 * others.
 */
const WANTED = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  cls: 0,
} as const;

const { values } = parseArgs({ options: { runs: { type: 'string' }, paths: { type: 'string' } } });
const runs = Number(values.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1)
  throw new RangeError(`--runs wants a count of at least 1, not ${values.runs}.`);
const paths = values.paths?.split(',') ?? PAGES;

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * Lighthouse occasionally records nothing and reports so; such a run is repeated, up to this many
 * times in all.
 */
const MAX_FAILURES = 3;

async function audit(url: string, folder: string): Promise<Report> {
  for (let failures = 1; ; failures++) {
    try {
      return await auditOnce(url, folder);
    } catch (error) {
      if (failures === MAX_FAILURES) throw error;
      console.log(`    ${error instanceof Error ? error.message : String(error)}; once more`);
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
    const child = spawn('npm', args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Lighthouse recorded nothing of ${url}, status ${code}`)),
    );
  });
  return readReport(JSON.parse(readFileSync(file, 'utf8')));
}

const server = await serveVariant({});
const folder = mkdtempSync(path.join(tmpdir(), 'dino-lighthouse-'));
let missed = 0;
try {
  console.log(
    `${'page'.padEnd(32)}  perf (min-max)  a11y  best  seo  CLS    FCP     LCP     TBT   (medians of ${runs})`,
  );
  for (const page of paths) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++)
      reports.push(await audit(new URL(page, server.origin).href, folder));
    const all = (figure: keyof Report['figures']) => reports.map(({ figures }) => figures[figure]);
    const performance = all('performance');
    const lowest = (figure: 'accessibility' | 'best-practices' | 'seo') => Math.min(...all(figure));
    const cls = Math.max(...all('cls'));
    const good =
      median(performance) >= WANTED.performance &&
      lowest('accessibility') >= WANTED.accessibility &&
      lowest('best-practices') >= WANTED['best-practices'] &&
      lowest('seo') >= WANTED.seo &&
      cls <= WANTED.cls;
    if (!good) missed += 1;
    const ms = (figure: 'fcp' | 'lcp' | 'tbt') =>
      `${median(all(figure)).toFixed(0)} ms`.padStart(8);
    console.log(
      `${page.padEnd(32)}  ${String(median(performance)).padStart(4)} ${`(${Math.min(...performance)}-${Math.max(...performance)})`.padEnd(10)}` +
        `${String(lowest('accessibility')).padStart(5)}${String(lowest('best-practices')).padStart(6)}${String(lowest('seo')).padStart(5)}` +
        `  ${cls.toFixed(3)}${ms('fcp')}${ms('lcp')}${ms('tbt')}  ${good ? 'ok' : 'MISSED'}`,
    );
    for (const failure of new Set(reports.flatMap(({ failures }) => failures)))
      console.log(`    ${failure}`);
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery page reaches its marks.' : `\n${missed} pages miss a mark.`);
if (missed > 0) process.exitCode = 1;
