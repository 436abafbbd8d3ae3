/**
 * The whole test run: types, lint, imports, format, unit tests, build, end-to-end tests. Each stage prints its own output.
 * A table at the end says how long each took, lists name the slowest files, and the last line counts them all together: a check or the build as one,
 * and every unit and end-to-end test as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './tools/chromium.ts';
import { type FileTime, readFileTimes } from './tools/file-times.ts';
import { type Count, judge, readPlaywright, readVitest } from './tools/reports.ts';
import { type StageTime, tableOfTimes } from './tools/stage-times.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'dino-test-'));
const counts: Count[] = [];
const times: StageTime[] = [];
/** Of the unit tests and of the end-to-end tests, the slowest first. */
const slowest: { readonly name: string; readonly files: readonly FileTime[] }[] = [];
/** How many of each are printed. */
const SLOWEST = 5;

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** Programs that npm has installed. */
const tool = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

/** Runs a stage under its title, and notes how long it took. */
function stage(name: string, body: () => void): void {
  console.log(`\n== ${name}`);
  const start = performance.now();
  body();
  times.push({ name, seconds: (performance.now() - start) / 1000 });
}

function check(name: string, succeeded: boolean): boolean {
  console.log(succeeded ? `${name}: passed` : `${name}: FAILED`);
  counts.push(succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return succeeded;
}

function suite(name: string, file: string, read: (json: unknown) => Count | undefined, exitedWell: boolean): void {
  const report = readReport(file);
  const count = judge(read(report), exitedWell);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed`);
  counts.push(count);
  slowest.push({ name, files: readFileTimes(report).slice(0, SLOWEST) });
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`No report: ${String(error)}`);
    return undefined;
  }
}

function endToEnd(): void {
  let executable;
  try {
    executable = findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    check('End-to-end tests', false);
    return;
  }
  console.log(`Chromium: ${executable}`);
  const file = path.join(reports, 'playwright.json');
  const exitedWell = run(tool('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_CHECKED: executable,
  });
  suite('End-to-end tests', file, readPlaywright, exitedWell);
}

stage('Types', () => check('Types', run(tool('tsc'), ['-p', '.'])));
stage('Lint', () => check('Lint', run(tool('oxlint'), [])));
stage('Imports', () => check('Imports', run(tool('tsx'), ['tests/tools/imports/index.ts'])));
stage('Format', () => check('Format', run(tool('prettier'), ['--check', '.'])));

stage('Unit tests', () => {
  const file = path.join(reports, 'vitest.json');
  const exitedWell = run(tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  suite('Unit tests', file, readVitest, exitedWell);
});

let built = false;
stage('Build', () => {
  built = check('Build', run('npm', ['run', 'build']));
});

stage('End-to-end tests', () => {
  if (built) endToEnd();
  else {
    console.log('Not run: there is no build to run them against.');
    check('End-to-end tests', false);
  }
});

rmSync(reports, { recursive: true, force: true });
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
if (total('failed') > 0) process.exitCode = 1;
console.log(`\n${tableOfTimes(times)}`);
for (const { name, files } of slowest) {
  console.log(`\n${name}, the slowest files:`);
  for (const { file, seconds } of files) console.log(`  ${seconds.toFixed(1)} s  ${file}`);
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
