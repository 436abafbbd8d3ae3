/**
 * Plays the bots of docs/commands.md beside the rivals, and writes the table there anew:
 * `npm run bench:bots -- [--seeds 100] [--untilScore 10000]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { benchTable } from '#content';
import { Bench } from '#rivals';
import { GUIDE, guideBots } from './guide-bots.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    untilScore: { type: 'string', default: '10000' },
  },
});
const options = { seeds: Number(values.seeds), untilScore: Number(values.untilScore) };

const rows = guideBots().map((bot) => {
  const bench = new Bench(bot, options);
  for (const _ of bench.play(() => undefined));
  return bench.rows();
});
const named = [
  ...rows.flatMap(([bot], i) =>
    bot ? Object.entries(benchTable([bot])).map(([, row]) => [`Bot ${i + 1}`, row] as const) : [],
  ),
  ...Object.entries(benchTable(rows[0]?.slice(1) ?? [])),
];
console.table(Object.fromEntries(named));

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const columns = ['Player', ...Object.keys(named[0]?.[1] ?? {})];
const table = [
  line(columns),
  line(columns.map((_, i) => (i === 0 ? '---' : '--:'))),
  ...named.map(([name, row]) => line([name, ...Object.values(row)])),
].join('\n');
const guide = readFileSync(GUIDE, 'utf8');
const renewed = guide.replace(/(?<=<!-- bots -->\n).*(?=<!-- \/bots -->)/s, `\n${table}\n\n`);
const style = await resolveConfig(GUIDE);
writeFileSync(GUIDE, await format(renewed, { ...style, parser: 'markdown' }));
