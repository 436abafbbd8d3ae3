/**
 * `npm run bench -- [--rounds 5] [--scenes day,night] [--heap]`: what the game costs, against its
 * budgets. Exceeding a budget of bytes fails the bench; times are only reported.
 */
import { cpus, loadavg } from 'node:os';
import { valuesOf } from './page/figures.ts';
import { number } from './number.ts';
import { readOptions } from './options.ts';
import { measureSimulation } from './simulation.ts';
import { spreadOf } from './page/statistics.ts';

const options = readOptions(process.argv.slice(2));
let sizesOver = 0;

function line(
  what: string,
  value: number,
  unit: string,
  budget: number,
  kind: 'time' | 'size',
): void {
  const over = value > budget;
  if (over && kind === 'size') sizesOver += 1;
  const figure = `${number(value)} ${unit}`.padStart(14);
  const share = `${Math.round((value / budget) * 100)} %`.padStart(6);
  console.log(
    `${what.padEnd(48)}${figure}   budget ${number(budget)} ${unit} (${share})   ${over ? 'OVER' : 'ok'}`,
  );
}

const kB = (weights: readonly { readonly bytes: number }[]) =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const load = () => loadavg().map(number).join(', ');

console.log(
  `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, load ${load()}`,
);

console.log(
  '\nSimulation alone, invincible, a busy player (median of batches of 100 steps; heap growth with no collection between)',
);
const simulation = measureSimulation();
line('one step, median', simulation.stepMicroseconds, 'us', 1, 'time');
line('allocated in a step, average', simulation.bytesPerStep, 'B', 500, 'time');
line('ten minutes of play (36,000 steps)', simulation.tenMinutesMilliseconds, 'ms', 100, 'time');

// Imported only now: with Vite and Playwright loaded in the parent, the simulation's process ran at
// half its speed.
const { measurePage } = await import('./page/measure-page.ts');
const { KEY_LATENCY } = await import('./page/budgets.ts');
const { STARTS } = await import('./page/key-pictures.ts');
const { spritesLike } = await import('./page/bare-pixi-page.ts');
const { describeSubjects } = await import('./page/report-subjects.ts');
const page = await measurePage(options, (progress) => console.error(progress));

console.log(`\nThe built page, Chromium ${page.browser}, headless, 1280 x 800`);
console.log(page.survey.driver);
console.log(`
Rounds, in which the pages take turns: ${options.rounds}. Given are medians, and from the smallest to the largest.
"x pixi-..." and "x webgl...": so many times what the bare Pixi and the bare WebGL page of that
name took in the same round. Space is pressed on and on, but not while allocation is measured.
  script       animation frame, timer and microtask callbacks with all they call and the garbage collected meanwhile, from one
               animation frame to the next, input events left out; the thread's CPU time
  main thread  all tasks of the thread, from the one with an animation frame to the next such one; the thread's CPU time
  allocated    by V8's sampling heap profiler, an interval of 1 kB, collected objects included
  key          from the key's event to the frame that was presented next, by Event Timing
The bare WebGL page moves as many quads as ours draws sprites by day, each as large as the dino. A bare
Pixi page moves as many sprites of one texture as ours draws, of the same area on average:`);
for (const [view, drawn] of page.survey.drawn) {
  const { renderer, count, size } = spritesLike(drawn);
  console.log(`  ${view.padEnd(8)}${count} of ${size} x ${size} px; ours chose ${renderer}`);
}
for (const text of describeSubjects(page.subjects)) console.log(text);
console.log(
  `
From key down to the picture in which the dino has moved, by the canvas's pixels, on a simulated
clock. A run starts at ${STARTS} moments within a step; the key comes half a frame before the next frame.`,
);
for (const { rate, ours, barePixi } of page.keyLatency) {
  const budget = barePixi.median + KEY_LATENCY.moreThanBarePixi;
  line(`at ${rate} Hz, median`, ours.median, 'ms', budget, 'time');
  line(`at ${rate} Hz, spread`, ours.max - ours.min, 'ms', KEY_LATENCY.spread, 'time');
  const spread = number(barePixi.max - barePixi.min);
  console.log(`  bare Pixi page: median ${number(barePixi.median)} ms, spread ${spread} ms`);
}
const others = spreadOf(
  [...page.subjects.values()].flatMap(({ rounds }) => valuesOf(rounds, 'others')),
);
console.log(
  others === undefined
    ? `\nLoad afterwards ${load()}; this system does not say what others took of the machine.`
    : `\nOthers took ${number(others.median)} % of the machine meanwhile (${number(others.min)} to ${number(others.max)}); load afterwards ${load()}.`,
);
if (page.heapGrowth !== undefined) {
  const { whole, objects } = page.heapGrowth;
  console.log(
    `\nA minute of play by day leaves ${number(whole / 1000)} kB more on the heap, with the functions that V8 has compiled.`,
  );
  line('objects left by a minute of play', objects / 1000, 'kB', 100, 'time');
}

console.log('\nFetched');
for (const { name, bytes } of page.survey.scripts)
  console.log(`  ${name.padEnd(46)}${`${number(bytes / 1000)} kB`.padStart(14)}`);
console.log(
  `Scripts until the first step, gzip: ${number(kB(page.survey.scripts))} kB. The build has a budget for those that it needs.`,
);
for (const { name, bytes } of page.images)
  console.log(`  ${name.padEnd(46)}${`${number(bytes / 1000)} kB`.padStart(14)}`);
line('sheets and poster', kB(page.images), 'kB', 60, 'size');

if (sizesOver > 0) {
  console.log('\nA size budget is exceeded.');
  process.exitCode = 1;
}
