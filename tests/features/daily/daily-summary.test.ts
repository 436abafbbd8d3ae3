import { describe, expect, it, test } from 'vitest';
import { readReplay, verify } from '#replay';
import {
  createRun,
  STEP_EVENT,
  INPUT,
  isAssisted,
  NO_ASSISTS,
  NO_INPUT,
  RULES_VERSION,
} from '#simulation';
import { type DailyRun, summarizeDaily } from '#features/daily/testing';
import { GOLDEN } from '../../replay/golden.ts';
import { goldenRun } from '../../replay/golden-run.ts';

const PROUD = "a proud player on 'two words'";
const ASSISTED = 'assisted: 75 %, 3 px, without pterodactyls';

function golden(name: string): DailyRun {
  const found = goldenRun(name);
  return { day: 21, attempt: 2, replay: readReplay(found.replay), verdict: verify(found.replay) };
}

/** The run of a player who takes turbo at once, and does nothing else. */
function turboOnly(seed: string): DailyRun {
  const run = createRun(seed);
  run.step(INPUT.turbo);
  while (!run.view.gameOver) run.step(NO_INPUT);
  const inputs = new Uint8Array(run.view.steps);
  inputs[0] = INPUT.turbo;
  const replay = { rules: RULES_VERSION, seed, assists: NO_ASSISTS, inputs };
  return { day: 21, attempt: 2, replay, verdict: verify(replay) };
}

const shareLine = (run: DailyRun) => summarizeDaily(run).line;
const shareLineInWords = (run: DailyRun) => summarizeDaily(run).words;
const symbolsOf = (run: DailyRun) => [...(shareLine(run).split('\n')[1] ?? '')];

/** The scores between which turbo was on, from the events of the run. */
function turbosOf({ replay }: DailyRun): { from: number; to: number }[] {
  const run = createRun(replay.seed, { assists: replay.assists });
  const turbos: { from: number; to: number }[] = [];
  let from: number | undefined;
  let score = 0;
  for (const input of replay.inputs) {
    run.step(input);
    if ((run.view.happened & STEP_EVENT.turboEnded) !== 0 && from !== undefined) {
      turbos.push({ from, to: score });
      from = undefined;
    }
    if ((run.view.happened & STEP_EVENT.turboStarted) !== 0) from = run.view.score;
    score = run.view.score;
  }
  if (from !== undefined) turbos.push({ from, to: score });
  return turbos;
}

describe('the summary of a daily run', () => {
  it('has the course, the result and the attempt', () => {
    const [first, symbols] = shareLine(golden(PROUD)).split('\n');
    const { score, metres } = goldenRun(PROUD);
    expect(first).toBe(`Dino Sprint Daily #21 · ${score} points · ${metres} m · attempt 2 of 3`);
    expect(symbols).toMatch(/^(🟩|⚡)+💥$/u);
  });

  it('says when it was assisted, and when it was practice', () => {
    const run = golden(ASSISTED);
    const { metres } = goldenRun(ASSISTED);
    expect(shareLine(run)).toContain(`${metres} m · attempt 2 of 3 · assisted\n`);
    expect(shareLine({ ...run, attempt: null })).toContain(`${metres} m · practice · assisted\n`);
  });

  it('plays the run back with its assists', () => {
    const { seed, assists, rules, inputs } = golden(ASSISTED).replay;
    const run = createRun(seed, { assists });
    const pressed: number[] = [];
    while (!run.view.gameOver) {
      const step = pressed.length;
      pressed.push(step === inputs.length - 60 ? INPUT.turbo : (inputs[step] ?? NO_INPUT));
      run.step(pressed[step] ?? NO_INPUT);
    }
    const replay = { seed, assists, rules, inputs: Uint8Array.from(pressed) };
    const symbols = symbolsOf({ day: 21, attempt: 1, replay, verdict: verify(replay) });
    expect(symbols.length).toBeGreaterThan(5);
    expect(symbols.indexOf('⚡')).toBe(symbols.length - 2);
  });

  it('exists in words', () => {
    const { score, metres } = goldenRun(PROUD);
    expect(shareLineInWords(golden(PROUD))).toContain(
      `number 21: ${score} points, ${metres} metres, attempt 2 of 3. `,
    );
    expect(shareLineInWords(turboOnly('two words'))).toContain(
      '1 stretch of 100 points, turbo in stretch 1,',
    );
    const calm = golden('the way through a course, turbo never');
    expect(shareLineInWords(calm)).toContain(
      '11 stretches of 500 points, no turbo, then the crash.',
    );
    const assisted = golden(ASSISTED);
    expect(shareLineInWords(assisted)).toContain(
      '316 metres, attempt 2 of 3, assisted. 6 stretches of 100 points',
    );
  });
});

describe('a golden replay has a symbol for each stretch begun, turbo where it was used, and the crash', () => {
  test.each(GOLDEN.map(({ name }) => name))('%s', (name) => {
    const run = golden(name);
    const { score } = run.verdict;
    const points = [100, 200, 500, 1000].find((size) => score < 15 * size) ?? 0;
    const symbols = symbolsOf(run);
    const turbos = turbosOf(run);
    const expected = Array.from({ length: Math.floor(score / points) + 1 }, (_, index) => {
      const withTurbo = turbos.some(
        ({ from, to }) => from < (index + 1) * points && to >= index * points,
      );
      return withTurbo ? '⚡' : '🟩';
    });
    expect(symbols).toEqual([...expected, '💥']);
    expect(symbols.length).toBeLessThanOrEqual(16);
    expect(shareLine(run).includes('assisted')).toBe(isAssisted(run.replay.assists));
    expect(shareLineInWords(run)).toContain(
      expected.includes('⚡') ? 'turbo in stretch' : 'no turbo',
    );
  });
});
