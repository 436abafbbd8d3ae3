/**
 * `npm run bench -- [--rounds 5] [--scenes day,night]`: what the game costs, beside its budgets.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureSimulation } from './simulation.ts';
import { number } from './statistics.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, scenes: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1)
  throw new RangeError('--rounds takes a whole number from 1 on.');

function line(what: string, value: number, unit: string, budget: number): void {
  const figure = `${number(value)} ${unit}`.padStart(14);
  const share = `${Math.round((value / budget) * 100)} %`.padStart(6);
  console.log(
    `${what.padEnd(48)}${figure}   budget ${number(budget)} ${unit} (${share})   ${value > budget ? 'OVER' : 'ok'}`,
  );
}

const load = () => loadavg().map(number).join(', ');

console.log(
  `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, load ${load()}`,
);

console.log(
  '\nSimulation alone, invincible, a busy player (median of batches of 100 steps; heap growth with no collection between)',
);
const simulation = measureSimulation();
line('one step, median', simulation.stepMicroseconds, 'us', 1.5);
line('allocated in a step, average', simulation.bytesPerStep, 'B', 500);
line('ten minutes of play (36,000 steps)', simulation.tenMinutesMilliseconds, 'ms', 100);

// Imported late: with Vite and Playwright loaded in the parent, the simulation's process ran at
// half its speed.
const { measurePage } = await import('./page/measure-page.ts');
const { KEY_LATENCY } = await import('./page/budgets.ts');
const { STARTS } = await import('./page/key-pictures.ts');
const { spritesLike } = await import('./page/bare-pixi-page.ts');
const { describeSubject } = await import('./page/report-subjects.ts');
const { SCENES } = await import('./page/subjects.ts');

const names = values.scenes?.split(',') ?? SCENES.map(({ name }) => name);
const scenes = SCENES.filter(({ name }) => names.includes(name));
if (scenes.length < names.length) {
  const known = SCENES.map(({ name }) => name).join(', ');
  throw new RangeError(`--scenes takes some of ${known}, separated by commas.`);
}
const page = await measurePage(rounds, scenes, (progress) => console.error(progress));

console.log(`\nThe built page, Chromium ${page.browser}, headless, 1280 x 800`);
console.log(page.survey.driver);
console.log(`
Rounds, in which the pages take turns: ${rounds}. Given are medians, and from the smallest to the largest.
"x pixi-..." and "x webgl...": so many times what the bare Pixi and the bare WebGL page of that
name took in the same round. Space is pressed on and on, but not while allocation is measured.
  script       animation frame, timer and microtask callbacks with all they call and the garbage collected meanwhile, from one
               animation frame to the next, input events left out; the thread's CPU time
  main thread  all tasks of the thread, from the one with an animation frame to the next such one; the thread's CPU time
  allocated    by V8's sampling heap profiler, an interval of 1 kB, collected objects included
The bare WebGL page moves as many quads as ours draws sprites by day, each as large as the dino. A bare
Pixi page moves as many sprites of one texture as ours draws, of the same area on average:`);
for (const [view, drawn] of page.survey.drawn) {
  const { renderer, count, size } = spritesLike(drawn);
  console.log(`  ${view.padEnd(8)}${count} of ${size} x ${size} px; ours chose ${renderer}`);
}
for (const subject of page.subjects.keys())
  console.log(['', ...describeSubject(page.subjects, subject)].join('\n'));
console.log(`
From key down to the picture in which the dino has moved, by the canvas's pixels, on a simulated
clock. A run starts at ${STARTS} moments within a step; the key comes half a frame before the next frame.`);
for (const { rate, ours, barePixi } of page.keyLatency) {
  const budget = barePixi.median + KEY_LATENCY.moreThanBarePixi;
  line(`at ${rate} Hz, median`, ours.median, 'ms', budget);
  line(`at ${rate} Hz, spread`, ours.max - ours.min, 'ms', KEY_LATENCY.spread);
  const spread = number(barePixi.max - barePixi.min);
  console.log(`  bare Pixi page: median ${number(barePixi.median)} ms, spread ${spread} ms`);
}
console.log(`\nLoad afterwards ${load()}.`);
