export interface StageTime {
  readonly name: string;
  readonly seconds: number;
}

/** A line for each stage of the test run, and one for all of them, with the seconds below each other. */
export function tableOfTimes(times: readonly StageTime[]): string {
  const all = { name: 'All', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) };
  const rows = [...times, all].map(({ name, seconds }) => ({ name, text: `${seconds.toFixed(1)} s` }));
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const timeWidth = Math.max(...rows.map(({ text }) => text.length));
  return rows.map(({ name, text }) => `${name.padEnd(nameWidth)}  ${text.padStart(timeWidth)}`).join('\n');
}
