import { FRONT, ROOMS } from './rooms.ts';

const START = '<!-- Made by `npm run imports -- --write` from tests/tools/imports/rooms.ts: -->';
const END = '<!-- end -->';

/** The room of an entry: `game` for `game/outputs`, `stage` for `src/stage/**`. */
const roomOfEntry = (entry: string) => {
  const path = entry.replace(/^src\//, '');
  return ROOMS[path] === undefined ? path.slice(0, path.lastIndexOf('/')) : path;
};

const nodeOf = (room: string) => room.replace('/*', '').replace('/', '-');

/** A full arrow for an import, a dotted one for `import()` and types only. */
function drawRooms(): string {
  const lines = ['```mermaid', 'flowchart TD'];
  for (const room of Object.keys(ROOMS))
    lines.push(`  ${nodeOf(room)}["${room === FRONT ? 'main, routes' : room}"]`);
  for (const [room, { imports, importsLazily = [] }] of Object.entries(ROOMS)) {
    const reached = new Set<string>();
    const arrow = (entry: string, shaft: string) => {
      const target = roomOfEntry(entry);
      if (!reached.has(target + shaft)) lines.push(`  ${nodeOf(room)} ${shaft} ${nodeOf(target)}`);
      reached.add(target + shaft);
    };
    for (const entry of imports) arrow(entry, '-->');
    for (const entry of importsLazily) arrow(entry, '-.->');
  }
  return [...lines, '```'].join('\n');
}

function tableOfRooms(): string {
  const rows = Object.entries(ROOMS).map(
    ([room, { loads, later = [], holds, imports, importsLazily = [], packages }]) => {
      const lazily = importsLazily.map((entry) => `${entry} (lazily)`);
      const only =
        packages === undefined ? '' : packages.length === 0 ? 'none' : packages.join(', ');
      const name = room === FRONT ? 'the files in `src` itself' : `\`${room}\``;
      const when = later.length === 0 ? loads : `${loads}; later: ${later.join(', ')}`;
      const all = [...imports, ...lazily].join(', ') || 'nothing';
      return `| ${name} | ${holds} | ${when} | ${all} | ${only} |`;
    },
  );
  return [
    '| room | holds | loads | may import | only these packages |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const chapter = () => [START, '', drawRooms(), '', tableOfRooms(), '', END].join('\n');

/** The text of docs/architecture.md with the present picture and table. */
export function withRooms(text: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start < 0 || end < 0)
    throw new Error(`docs/architecture.md has no place for the rooms: ${START} ... ${END}`);
  return text.slice(0, start) + chapter() + text.slice(end + END.length);
}
