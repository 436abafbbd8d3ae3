import { type CheckedImport, isCode, placeOf, type Project, roomOfDoor, type Violation } from './check-imports.ts';
import { ANY_FEATURE, FRONT, ROOMS } from './rooms.ts';

const START = '<!-- Made by `npm run imports -- --write` from tests/tools/imports/rooms.ts: -->';
const END = '<!-- end -->';

const nodeOf = (room: string) => room.replace('/*', '').replace('/', '-');

/** The picture of the rooms: a full arrow for an import, a dotted one for `import()` and types only. */
export function drawRooms(): string {
  const lines = ['```mermaid', 'flowchart TD'];
  for (const room of Object.keys(ROOMS)) lines.push(`  ${nodeOf(room)}["${room === FRONT ? 'main, routes' : room}"]`);
  for (const [room, { imports, importsLazily = [] }] of Object.entries(ROOMS)) {
    const reached = new Set<string>();
    const arrow = (door: string, shaft: string) => {
      const target = roomOfDoor(door);
      if (!reached.has(target + shaft)) lines.push(`  ${nodeOf(room)} ${shaft} ${nodeOf(target)}`);
      reached.add(target + shaft);
    };
    for (const door of imports) arrow(door, '-->');
    for (const door of importsLazily) arrow(door, '-.->');
  }
  return [...lines, '```'].join('\n');
}

/** The import table as Markdown. */
export function tableOfRooms(): string {
  const rows = Object.entries(ROOMS).map(([room, { holds, imports, importsLazily = [], packages }]) => {
    const lazily = importsLazily.map((door) => `${door} (lazily)`);
    const only = packages === undefined ? '' : packages.length === 0 ? 'none' : packages.join(', ');
    const name = room === FRONT ? 'the files in `src` itself' : `\`${room}\``;
    return `| ${name} | ${holds} | ${[...imports, ...lazily].join(', ') || 'nothing'} | ${only} |`;
  });
  return ['| room | holds | may import | only these packages |', '|---|---|---|---|', ...rows].join('\n');
}

const chapter = () => [START, '', drawRooms(), '', tableOfRooms(), '', END].join('\n');

/** The text of docs/architecture.md with picture and table as they are now. */
export function withRooms(text: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error(`docs/architecture.md has no place for the rooms: ${START} ... ${END}`);
  return text.slice(0, start) + chapter() + text.slice(end + END.length);
}

/** Files and lines a room, circles, and what tests import past the doors. */
export function report(
  { files }: Project,
  imports: readonly CheckedImport[],
  circles: readonly { files: readonly string[] }[],
  violations: readonly Violation[],
): string {
  const rooms = new Map<string, { files: number; lines: number }>();
  const all = { files: 0, lines: 0 };
  const features = { files: 0, lines: 0 };
  for (const [file, text] of files) {
    const room = placeOf(file)?.room;
    if (room === undefined || !isCode(file)) continue;
    const own = rooms.get(room) ?? { files: 0, lines: 0 };
    rooms.set(room, own);
    for (const sum of [own, all, ...(room.startsWith('features/') ? [features] : [])]) {
      sum.files += 1;
      sum.lines += text.split('\n').length - 1;
    }
  }
  const row = (name: string, { files: count, lines }: { files: number; lines: number }) =>
    `${name.padEnd(24)}${String(count).padStart(6)}${String(lines).padStart(8)}${((100 * lines) / all.lines).toFixed(1).padStart(7)} %`;
  const bySize = [...rooms].toSorted(([, a], [, b]) => b.lines - a.lines);
  const deep = violations.filter(({ file, text }) => !file.startsWith('src/') && text.includes('reaches past'));
  return [
    `${'room'.padEnd(24)}${'files'.padStart(6)}${'lines'.padStart(8)}    share`,
    ...bySize.map(([room, sums]) => row(room, sums)),
    ...(features.files > 0 ? [row(`(${ANY_FEATURE} together)`, features)] : []),
    row('(all)', all),
    '',
    `Imports in src: ${imports.filter(({ file }) => file.startsWith('src/')).length}`,
    `Circles: ${circles.length}${circles.map(({ files: members }) => `, one of ${members.length} files`).join('')}`,
    `Imports of tests and assets past a door: ${deep.length}`,
  ].join('\n');
}
