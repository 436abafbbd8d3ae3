import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { ANY_FEATURE, FRONT, loadsLater, type Room, ROOMS } from './rooms.ts';

interface Import {
  readonly specifier: string;
  /** `import()` or a type: adds nothing to the chunk of the file. */
  readonly isLazy: boolean;
  readonly line: number;
}

/** Leaves out computed `import()`s, whose file is unknown until they run. */
function readImports(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  const found: Import[] = [];
  const add = (source: ESTree.Expression | null, isLazy: boolean) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    found.push({
      specifier: source.value,
      isLazy,
      line: text.slice(0, source.start).split('\n').length,
    });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ImportExpression: ({ source }) => add(source, true),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program);
  return found;
}

/** Undefined outside `src`. */
function roomOf(file: string): string | undefined {
  const [top, first = '', second = ''] = file.split('/');
  if (top !== 'src') return undefined;
  if (first.includes('.')) return FRONT;
  return first === 'features' ? `features/${second}` : first;
}

const rulesOf = (room: string): Room | undefined =>
  ROOMS[room] ?? (room.startsWith('features/') ? ROOMS[ANY_FEATURE] : undefined);

const among = (patterns: readonly string[], entry: string) =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.replace(/\*\*?/, (stars) => (stars === '*' ? '[^/]+' : '.+'))}$`).test(
      entry,
    ),
  );

/**
 * The faults of a file's imports, a line each. Rooms are imported by the names of package.json's
 * `imports`, paths only within a room.
 * @param file path from the project's root, with forward slashes.
 */
export function checkImports(file: string, text: string): string[] {
  const room = roomOf(file);
  const rules = room === undefined ? undefined : rulesOf(room);
  if (room !== undefined && rules === undefined)
    return [`${file}:1: '${room}' is no room of the table.`];
  return readImports(file, text).flatMap(({ line, ...each }) => {
    const problem =
      (each.specifier.startsWith('.')
        ? checkPath(each.specifier, file, room)
        : checkName(each, rules)) ?? checkLoading(each, file);
    return problem === undefined ? [] : [`${file}:${line}: '${each.specifier}' ${problem}`];
  });
}

/** Files that the first frame needs bring in no folder that loads later. */
function checkLoading(
  { specifier, isLazy }: Omit<Import, 'line'>,
  file: string,
): string | undefined {
  if (isLazy || !file.startsWith('src/') || loadsLater(file)) return undefined;
  const target = specifier.startsWith('#')
    ? targetOf(specifier)
    : path.posix.join(path.posix.dirname(file), specifier);
  return loadsLater(target) ? 'loads later: reach it by import().' : undefined;
}

function targetOf(specifier: string): string {
  const [name, target] =
    Object.entries(packageJson.imports).find(([each]) => among([each], specifier)) ?? [];
  if (name === undefined || target === undefined) return specifier;
  return path.posix.join(target.replace('*', specifier.slice(name.indexOf('*'))));
}

function checkPath(specifier: string, file: string, room: string | undefined): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const there = roomOf(target);
  if (
    target.startsWith('node_modules/') ||
    there === room ||
    (room === undefined && there === FRONT)
  )
    return undefined;
  return there === undefined ? 'is outside src.' : `reaches past the entry points of ${there}.`;
}

function checkName(
  { specifier, isLazy }: Omit<Import, 'line'>,
  rules: Room | undefined,
): string | undefined {
  if (rules === undefined) return undefined;
  const { imports, importsLazily = [], packages } = rules;
  if (!specifier.startsWith('#')) {
    const isAllowed =
      packages?.some((name) => specifier === name || specifier.startsWith(`${name}/`)) ?? true;
    return isAllowed
      ? undefined
      : `is not among the packages of this room: ${packages?.join(', ') || 'none'}.`;
  }
  const entry = specifier.slice(1);
  if (among(imports, entry)) return undefined;
  if (among(importsLazily, entry))
    return isLazy ? undefined : 'may be imported only by import() or as a type.';
  return `may not be imported here; this room may import ${[...imports, ...importsLazily].join(', ') || 'no other'}.`;
}
