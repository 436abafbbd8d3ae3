/** `npm run bench`: what the game costs, against its budgets. Too many bytes fail the bench; times are only told. */
import { cpus } from 'node:os';
import { measureSimulation } from './simulation.ts';

let sizesOver = 0;

function line(what: string, value: number, unit: string, budget: number, kind: 'time' | 'size'): void {
  const over = value > budget;
  if (over && kind === 'size') sizesOver += 1;
  const figure = `${number(value)} ${unit}`.padStart(14);
  const share = `${Math.round((value / budget) * 100)} %`.padStart(6);
  console.log(`${what.padEnd(48)}${figure}   budget ${number(budget)} ${unit} (${share})   ${over ? 'OVER' : 'ok'}`);
}

function number(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

const kB = (weights: readonly { readonly bytes: number }[]) =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`);

console.log(
  '\nSimulation alone, invincible, a busy player (median of batches of 100 steps; heap growth with no collection between)',
);
const simulation = measureSimulation();
line('one step, median', simulation.stepMicroseconds, 'us', 1, 'time');
line('allocated in a step, average', simulation.bytesPerStep, 'B', 500, 'time');
line('ten minutes of play (36,000 steps)', simulation.tenMinutesMilliseconds, 'ms', 100, 'time');

// Not before: with Vite and Playwright in its parent the simulation's process ran at half its speed.
const { measurePage } = await import('./page.ts');
const page = await measurePage();
const { ours, chromes } = page;

console.log(`\nThe built page, Chromium ${page.browser}, headless, 1280 x 800`);
console.log(
  '(script on the main thread from one animation frame to the next: animation frame, timer and microtask callbacks with',
);
console.log(
  ` all they call and the garbage collected meanwhile, input events left out; ${ours.cpuTime ? "the thread's CPU time" : 'wall-clock time: this browser gives no CPU time'};`,
);
console.log(
  ` ${ours.frames} frames in ${ours.seconds} s, the middle of the rounds taken in turns with chrome://dino; allocation by V8's sampling heap profiler, an interval of 1 kB, collected objects included)`,
);
line('script in a frame, median', ours.median, 'ms', 0.2, 'time');
line('script in a frame, p99', ours.p99, 'ms', 0.5, 'time');
line('allocated in a frame', ours.bytes / 1000, 'kB', 2, 'time');

console.log('\nchrome://dino in the same browser, measured alike');
if (typeof chromes === 'string') console.log(chromes);
else {
  const compare = (what: string, unit: string, theirs: number, own: number) =>
    console.log(
      `${what.padEnd(48)}${`${number(theirs)} ${unit}`.padStart(14)}   ours is ${number(own / theirs)} x that`,
    );
  compare(`script in a frame, median (${chromes.frames} frames)`, 'ms', chromes.median, ours.median);
  compare('script in a frame, p99', 'ms', chromes.p99, ours.p99);
  compare('allocated in a frame', 'kB', chromes.bytes / 1000, ours.bytes / 1000);
}

console.log('\nFetched');
for (const { name, bytes } of page.scripts)
  console.log(`  ${name.padEnd(46)}${`${number(bytes / 1000)} kB`.padStart(14)}`);
line('JavaScript until the first game frame, gzip', kB(page.scripts), 'kB', 250, 'size');
for (const { name, bytes } of page.images)
  console.log(`  ${name.padEnd(46)}${`${number(bytes / 1000)} kB`.padStart(14)}`);
line('sheets and poster', kB(page.images), 'kB', 60, 'size');

if (sizesOver > 0) {
  console.log('\nA size budget is exceeded.');
  process.exitCode = 1;
}
