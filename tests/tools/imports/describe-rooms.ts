import { FRONT, ROOMS } from './rooms.ts';

const START = '<!-- Made by `npm run imports -- --write` from tests/tools/imports/rooms.ts: -->';
const END = '<!-- end -->';

/** The room that a door belongs to: `game` for `game/api`. */
const roomOfDoor = (door: string) =>
  ROOMS[door] === undefined ? door.slice(0, door.lastIndexOf('/')) : door;

const nodeOf = (room: string) => room.replace('/*', '').replace('/', '-');

/**
 * The picture of the rooms: a full arrow for an import, a dotted one for `import()` and types only.
 */
function drawRooms(): string {
  const lines = ['```mermaid', 'flowchart TD'];
  for (const room of Object.keys(ROOMS))
    lines.push(`  ${nodeOf(room)}["${room === FRONT ? 'main, routes' : room}"]`);
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
function tableOfRooms(): string {
  const rows = Object.entries(ROOMS).map(
    ([room, { holds, imports, importsLazily = [], packages }]) => {
      const lazily = importsLazily.map((door) => `${door} (lazily)`);
      const only =
        packages === undefined ? '' : packages.length === 0 ? 'none' : packages.join(', ');
      const name = room === FRONT ? 'the files in `src` itself' : `\`${room}\``;
      return `| ${name} | ${holds} | ${[...imports, ...lazily].join(', ') || 'nothing'} | ${only} |`;
    },
  );
  return ['| room | holds | may import | only these packages |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

const chapter = () => [START, '', drawRooms(), '', tableOfRooms(), '', END].join('\n');

/** The text of docs/architecture.md with picture and table as they are now. */
export function withRooms(text: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start < 0 || end < 0)
    throw new Error(`docs/architecture.md has no place for the rooms: ${START} ... ${END}`);
  return text.slice(0, start) + chapter() + text.slice(end + END.length);
}
