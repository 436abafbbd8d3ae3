import { describe, expect, it } from 'vitest';
import { readReplay, verify } from '#replay';
import { INPUT, NO_INPUT } from '#simulation';
import { type DailyRun, summarizeDaily } from '#features/daily/testing';
import { goldenRun } from '../../replay/golden-run.ts';
import { playBy } from '../../replay/players.ts';

const PROUD = "a proud player on 'two words'";
const ASSISTED = 'assisted: 75 %, 3 px, without pterodactyls';

function golden(name: string): DailyRun {
  const found = goldenRun(name);
  return { day: 21, attempt: 2, replay: readReplay(found.replay), verdict: verify(found.replay) };
}

/** The run of a player who takes turbo at once, and does nothing else. */
function turboOnly(seed: string): DailyRun {
  const replay = playBy(seed, ({ steps }) => (steps === 0 ? INPUT.turbo : NO_INPUT));
  return { day: 21, attempt: 2, replay, verdict: verify(replay) };
}

const shareLine = (run: DailyRun) => summarizeDaily(run).line;
const shareLineInWords = (run: DailyRun) => summarizeDaily(run).words;

describe('the summary of a daily run', () => {
  it('has the course, the result and the attempt', () => {
    const [first, symbols] = shareLine(golden(PROUD)).split('\n');
    const { score, metres } = goldenRun(PROUD);
    expect(first).toBe(`Dino Sprint Daily #21 · ${score} points · ${metres} m · attempt 2 of 3`);
    expect(symbols).toBe('⚡🟩🟩⚡⚡💥');
    expect(shareLine(turboOnly('two words'))).toMatch(/\n⚡💥$/);
    expect(shareLine(golden(ASSISTED))).toContain(' m · attempt 2 of 3 · assisted\n');
    expect(shareLine({ ...golden(ASSISTED), attempt: null })).toContain(' · practice · assisted\n');
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
