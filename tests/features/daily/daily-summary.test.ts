import { describe, expect, it } from 'vitest';
import { verify, writeReplay } from '#replay';
import { INPUT, isAssisted, NO_INPUT } from '#simulation';
import { summarizeDaily } from '#src/features/daily/daily-summary.ts';
import { goldenRun } from '../../replay/golden-run.ts';
import { playBy } from '../../replay/players.ts';

const PROUD = "a proud player on 'two words'";
const ASSISTED = 'assisted: 75 %, 3 px, without pterodactyls';

const summarize = (replay: string, attempt: number | null = 2) => {
  const { score, metres, assists } = verify(replay);
  return summarizeDaily(21, attempt, { replay, score, metres, assisted: isAssisted(assists) });
};

const golden = (name: string, attempt?: number | null) =>
  summarize(goldenRun(name).replay, attempt);

/** A run whose player takes turbo at once, and does nothing else. */
const turboOnly = (seed: string) =>
  summarize(writeReplay(playBy(seed, ({ steps }) => (steps === 0 ? INPUT.turbo : NO_INPUT))));

describe('the summary of a daily run', () => {
  it('has the course, the result and the attempt', () => {
    const [first, symbols] = golden(PROUD).line.split('\n');
    const { score, metres } = goldenRun(PROUD);
    expect(first).toBe(`Dino Sprint Daily #21 · ${score} points · ${metres} m · attempt 2 of 3`);
    expect(symbols).toBe('⚡🟩🟩⚡⚡💥');
    expect(turboOnly('two words').line).toMatch(/\n⚡💥$/);
    expect(golden(ASSISTED).line).toContain(' m · attempt 2 of 3 · assisted\n');
    expect(golden(ASSISTED, null).line).toContain(' · practice · assisted\n');
  });

  it('exists in words', () => {
    const { score, metres } = goldenRun(PROUD);
    expect(golden(PROUD).spokenText).toContain(
      `number 21: ${score} points, ${metres} metres, attempt 2 of 3. `,
    );
    expect(turboOnly('two words').spokenText).toContain(
      '1 stretch of 100 points, turbo in stretch 1,',
    );
    const calm = golden('the way through a course, turbo never');
    expect(calm.spokenText).toContain('11 stretches of 500 points, no turbo, then the crash.');
    const assisted = golden(ASSISTED);
    expect(assisted.spokenText).toContain(
      '316 metres, attempt 2 of 3, assisted. 6 stretches of 100 points',
    );
  });
});
