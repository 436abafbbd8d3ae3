import type { Survival } from './survival.ts';

/** px. Scores are logarithmic, from 20 to 10,000. */
const PLOT = { left: 60, top: 50, width: 560, height: 280 } as const;
const FIRST = 20;
const LAST = 10_000;
const SCORES = [FIRST, 50, 100, 200, 500, 1000, 2000, 5000, LAST];
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const COLOURS = ['#b3261e', '#b25e09', '#55761a', '#3f4aa8'];

/** Share of runs still alive, by score, as SVG. */
export function drawSurvival(rules: number, survivals: readonly Survival[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 380" font-family="sans-serif"
  font-size="12" fill="#2b2f33">
<rect width="820" height="380" fill="#fdfcf9"/>
<text x="${PLOT.left}" y="28" font-size="16">Runs still alive by score, rules version ${rules}</text>
${SHARES.map(drawShare).join('\n')}
${SCORES.map(drawScore).join('\n')}
${survivals.map(drawRuns).join('\n')}
</svg>
`;
}

function drawShare(share: number): string {
  const y = yOf(share);
  return `<path d="M${PLOT.left} ${y}h${PLOT.width}" stroke="#e3e1da"/>
<text x="${PLOT.left - 8}" y="${y + 4}" text-anchor="end">${100 * share}%</text>`;
}

function drawScore(score: number): string {
  return `<text x="${xOf(score)}" y="${yOf(0) + 20}" text-anchor="middle">${score}</text>`;
}

function drawRuns({ spread, scores }: Survival, index: number): string {
  const colour = COLOURS[index % COLOURS.length];
  const steps = scores.map((score, ended) => {
    const alive = yOf(1 - (ended + 1) / scores.length);
    return score < LAST ? `H${xOf(score)}V${alive}` : '';
  });
  const path = `M${PLOT.left} ${yOf(1)}${steps.join('')}H${PLOT.left + PLOT.width}`;
  const y = PLOT.top + 14 + 20 * index;
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${PLOT.left + PLOT.width + 16}" y="${y}" fill="${colour}">timing spreads by ${spread} ms</text>`;
}

function xOf(score: number): number {
  const share = Math.log(Math.max(score, FIRST) / FIRST) / Math.log(LAST / FIRST);
  return Math.round(PLOT.left + share * PLOT.width);
}

function yOf(share: number): number {
  return Math.round(PLOT.top + (1 - share) * PLOT.height);
}
