/**
 * Checks who imports whom (`npm run imports`): the table of rooms.ts, the doors, and that there is no circle of files.
 *
 *     --root FOLDER   another checkout than this one
 *     --report        files and lines a room, circles, imports past doors
 *     --mermaid       the picture of the rooms
 *     --write         puts picture and table of the rooms into docs/architecture.md
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkRooms, isCode, listImports, type Project, type Violation } from './check-imports.ts';
import { drawRooms, report, withRooms } from './describe-rooms.ts';
import { findCircles } from './find-circles.ts';

const FOLDERS = ['src', 'tests', 'assets'];

function readProject(root: string): Project {
  const files = new Map<string, string>();
  const add = (file: string) => files.set(file, isCode(file) ? readFileSync(path.join(root, file), 'utf8') : '');
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      if (entry.isFile()) add(file.split(path.sep).join('/'));
    }
  }
  for (const name of readdirSync(root)) if (isCode(name)) add(name);
  return { files, aliases: readAliases(path.join(root, 'package.json')) };
}

function readAliases(file: string): Record<string, string> {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null || !('imports' in json)) return {};
  const { imports } = json;
  if (typeof imports !== 'object' || imports === null) return {};
  return Object.fromEntries(
    Object.entries(imports).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: path.resolve(import.meta.dirname, '../../..') },
    report: { type: 'boolean', default: false },
    mermaid: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const project = readProject(values.root);
const imports = listImports(project);
const circles = findCircles(imports);
const violations: Violation[] = [...checkRooms(project, imports), ...circles.map(({ violation }) => violation)];

const architecture = path.join(values.root, 'docs/architecture.md');
if (existsSync(architecture)) {
  const text = readFileSync(architecture, 'utf8');
  const renewed = withRooms(text);
  if (values.write) writeFileSync(architecture, renewed);
  else if (renewed !== text)
    violations.push({
      file: 'docs/architecture.md',
      line: 1,
      text: 'the picture or the table of the rooms is not that of tests/tools/imports/rooms.ts; `npm run imports -- --write` renews them.',
    });
}

if (values.mermaid) console.log(drawRooms());
else if (values.report) console.log(report(project, imports, circles, violations));
else {
  const sorted = violations.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  for (const { file, line, text } of sorted) console.log(`${file}:${line}: ${text}`);
  console.log(`${imports.length} imports checked, ${violations.length} violations`);
  if (violations.length > 0) process.exitCode = 1;
}
