import { expect, it } from 'vitest';
import { formatNumber } from '#content';
import { verify } from '#replay';
import { isAssisted } from '#simulation';
import { summarizeDaily } from '#src/features/daily/daily-summary.ts';
import { goldenRun } from '../../replay/golden-run.ts';

it.each([
  [
    "a proud player on 'two words'",
    '⚡🟩🟩⚡⚡💥',
    '5 stretches of 100 points, turbo in stretches 1, 4 and 5,',
  ],
  [
    'the way through a course, turbo never',
    '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩💥',
    '11 stretches of 500 points, no turbo,',
  ],
  [
    'assisted: 75 %, 3 px, without pterodactyls',
    '🟩🟩🟩🟩🟩🟩💥',
    'assisted. 6 stretches of 100 points',
  ],
])(
  'the summary of %s has its result, its stretches and where turbo was on',
  (name, symbols, spoken) => {
    const { replay, score, metres } = goldenRun(name);
    const assisted = isAssisted(verify(replay).assists);
    const { line, spokenText, attempt, date } = summarizeDaily(21, 2, {
      replay,
      score,
      metres,
      assisted,
    });
    expect([attempt, date]).toEqual(['attempt 2 of 3', '21 November 2026']);
    const mark = assisted ? ' · assisted' : '';
    const result = `${formatNumber(score)} points · ${formatNumber(metres)} m`;
    expect(line).toBe(`Dino Sprint Daily #21 · ${result} · attempt 2 of 3${mark}\n${symbols}`);
    expect(spokenText).toContain(spoken);
  },
);
