import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** `mock` is what vitest's `vi.mock` and its relatives name; `type` leaves no trace in the compiled code. */
export type ImportKind = 'static' | 'type' | 'lazy' | 'mock';

export interface Import {
  readonly specifier: string;
  readonly kind: ImportKind;
  readonly line: number;
}

const MOCKS = ['mock', 'doMock', 'importActual', 'importMock'];

/** Every import and re-export in the text of a TypeScript or JavaScript file, in whatever form it is written. */
export function readImports(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} does not parse: ${error.message}`);
  const found: Import[] = [];
  let line = 1;
  let counted = 0;
  const add = (specifier: string, kind: ImportKind, { start }: ESTree.Span) => {
    // The visitor goes through the file from the top.
    for (; counted < start; counted++) if (text[counted] === '\n') line += 1;
    found.push({ specifier, kind, line });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, staticOrType(node.importKind), node),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.source.value, staticOrType(node.exportKind), node);
    },
    ExportAllDeclaration: (node) => add(node.source.value, staticOrType(node.exportKind), node),
    ImportExpression: (node) => {
      const specifier = literal(node.source);
      // What is computed names a file only when it runs. Where a bundler has to follow it, it has to be written out.
      if (specifier !== undefined) add(specifier, 'lazy', node);
    },
    TSImportType: (node) => add(node.source.value, 'type', node),
    TSExternalModuleReference: (node) => add(node.expression.value, 'static', node),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || callee.object.name !== 'vi')
        return;
      if (callee.property.type !== 'Identifier' || !MOCKS.includes(callee.property.name)) return;
      const specifier = first === undefined ? undefined : literal(first);
      if (first !== undefined && specifier !== undefined) add(specifier, 'mock', first);
    },
  }).visit(program);
  return found;
}

const staticOrType = (kind: 'type' | 'value' | undefined): ImportKind => (kind === 'type' ? 'type' : 'static');

function literal(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

const SUFFIXES = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/**
 * Finds the file that an import names. `files` are paths from the project's root; `aliases` is the `imports` field of
 * package.json. Returns undefined for a package, and an unlisted path where there is no such file.
 */
export function resolveImport(
  specifier: string,
  from: string,
  files: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const [plain = ''] = specifier.split('?');
  let target;
  if (plain.startsWith('#')) target = path.posix.normalize(followAlias(plain, aliases));
  else if (plain.startsWith('/')) target = plain.slice(1);
  else if (plain.startsWith('.')) target = path.posix.join(path.posix.dirname(from), plain);
  else return undefined;
  const bare = target.replace(/\/$/, '');
  const suffix = SUFFIXES.find((each) => files.has(bare + each));
  return suffix === undefined ? bare : bare + suffix;
}

/** As Node does: of several patterns that match, the more specific one counts, which is the longer one. */
function followAlias(specifier: string, aliases: Readonly<Record<string, string>>): string {
  const exact = aliases[specifier];
  if (exact !== undefined) return exact;
  const byLength = Object.entries(aliases).toSorted(([a], [b]) => b.length - a.length);
  for (const [pattern, target] of byLength) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return target.replace('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return specifier;
}
