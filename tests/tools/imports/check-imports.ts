import path from 'node:path';
import { type Import, readImports, resolveImport } from './read-imports.ts';
import { ANY_FEATURE, FRONT, type Room, ROOMS, TEST_DOOR } from './rooms.ts';

export interface Project {
  /** The text of every file by its path from the project's root, with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
  /** The `imports` field of package.json. */
  readonly aliases: Readonly<Record<string, string>>;
}

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface CheckedImport extends Import {
  readonly file: string;
  /** The file that it names, undefined for a package. */
  readonly target: string | undefined;
}

export const isCode = (file: string) => /\.(?:[jt]sx?|mjs)$/.test(file);

/** The imports of the project's files; `all` are the files that these may name. */
export function listImports({ files, aliases }: Project, all = files): CheckedImport[] {
  return [...files].flatMap(([file, text]) =>
    isCode(file)
      ? readImports(file, text).map((each) => ({
          ...each,
          file,
          target: resolveImport(each.specifier, file, all, aliases),
        }))
      : [],
  );
}

/** Where a file stands: its room, and its path inside of it. Undefined outside `src`. */
export interface Place {
  readonly room: string;
  readonly inside: string;
}

export function placeOf(file: string): Place | undefined {
  const [top, first = '', ...rest] = file.split('/');
  if (top !== 'src') return undefined;
  if (rest.length === 0 && first.includes('.')) return { room: FRONT, inside: first };
  const [feature = '', ...inFeature] = rest;
  // A feature's folder may be named as it is, `#features/daily`: its index is meant.
  if (first === 'features' && (inFeature.length > 0 || !feature.includes('.')))
    return { room: `features/${feature}`, inside: inFeature.join('/') };
  return { room: first, inside: rest.join('/') };
}

export function rulesOf(room: string): Room | undefined {
  return ROOMS[room] ?? (room.startsWith('features/') ? ROOMS[ANY_FEATURE] : undefined);
}

/** The door that a file is, as the table names it: `stage`, `game/api`. Undefined for a file that is no door. */
function doorAt({ room, inside }: Place): string | undefined {
  const name = inside.replace(/\.tsx?$/, '');
  if (name === '' || name === 'index') return room;
  const { doors = [], everyFileIsADoor } = rulesOf(room) ?? {};
  if (everyFileIsADoor === true && !name.includes('/')) return room;
  return doors.includes(name) ? `${room}/${name}` : undefined;
}

const opens = (pattern: string, door: string) =>
  pattern === door || (pattern === ANY_FEATURE && door.startsWith('features/'));

/** The room that a door of the table belongs to: `game` for `game/api`. */
export const roomOfDoor = (door: string) => (ROOMS[door] === undefined ? door.slice(0, door.lastIndexOf('/')) : door);

/** What is wrong with an import by the table of rooms, as a sentence. Undefined if nothing is. */
function complaint(each: CheckedImport, files: ReadonlyMap<string, string>): string | undefined {
  const { file, target, specifier } = each;
  const home = placeOf(file);
  const there = target === undefined ? undefined : placeOf(target);
  if (home === undefined) return there === undefined ? undefined : complaintOutside(there, specifier);
  const rules = rulesOf(home.room);
  if (rules === undefined) return undefined;
  if (target === undefined || target.includes('node_modules/')) return complaintOfPackage(home.room, rules, specifier);
  if (there === undefined) return `${home.room} may not import from outside src ('${specifier}').`;
  if (!files.has(target)) return `'${specifier}' names no file.`;
  if (path.posix.basename(there.inside).startsWith(`${TEST_DOOR}.`))
    return `'${specifier}' is a door for tests only, and src may not import it.`;
  return there.room === home.room ? undefined : complaintBetweenRooms(each, home.room, rules, there);
}

function complaintOutside(there: Place, specifier: string): string | undefined {
  if (there.room === FRONT || there.inside.replace(/\.tsx?$/, '') === TEST_DOOR) return undefined;
  return doorAt(there) === undefined ? pastTheDoor(there.room, specifier) : undefined;
}

function complaintOfPackage(room: string, { packages }: Room, specifier: string): string | undefined {
  if (packages === undefined || packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    return undefined;
  const instead = packages.length === 0 ? 'it may import no package' : `it may import ${packages.join(', ')}`;
  return `${room} may not import the package '${specifier}'; ${instead}.`;
}

function complaintBetweenRooms({ specifier, kind }: Import, home: string, rules: Room, there: Place) {
  const { imports, importsLazily = [] } = rules;
  const all = [...imports, ...importsLazily];
  const door = doorAt(there);
  if (door !== undefined && imports.some((each) => opens(each, door))) return undefined;
  if (door !== undefined && importsLazily.some((each) => opens(each, door)))
    return kind === 'static' ? `${home} may import ${door} only by import() or as a type ('${specifier}').` : undefined;
  const ways = all.filter((each) => opens(each, there.room) || roomOfDoor(each) === there.room);
  if (ways.length === 0)
    return `${home} may not import ${there.room} ('${specifier}'); it may import ${all.join(', ') || 'no other room'}.`;
  if (door === undefined) return pastTheDoor(there.room, specifier);
  return `${home} may import ${there.room} only through ${ways.join(', ')} ('${specifier}').`;
}

function pastTheDoor(room: string, specifier: string): string {
  const { doors = [], everyFileIsADoor } = rulesOf(room) ?? {};
  const names = everyFileIsADoor === true ? ['each file in it'] : ['index.ts', ...doors.map((name) => `${name}.ts`)];
  return `'${specifier}' reaches past the ${names.length > 1 ? 'doors' : 'door'} of ${room}: ${names.join(', ')}.`;
}

export function checkRooms({ files }: Project, imports: readonly CheckedImport[]): Violation[] {
  const violations: Violation[] = [];
  for (const each of imports) {
    const text = complaint(each, files);
    if (text !== undefined) violations.push({ file: each.file, line: each.line, text });
  }
  const unknown = new Map<string, string>();
  for (const file of files.keys()) {
    const { room } = placeOf(file) ?? {};
    if (room !== undefined && isCode(file) && rulesOf(room) === undefined && !unknown.has(room))
      unknown.set(room, file);
  }
  for (const [room, file] of unknown)
    violations.push({ file, line: 1, text: `'${room}' is no room of the table in tests/tools/imports/rooms.ts.` });
  return violations;
}
