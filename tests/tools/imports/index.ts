/**
 * Checks who imports whom by the table of rooms.ts (`npm run imports`), and that
 * docs/architecture.md shows that table; `--write` puts it there.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkImports } from './check-imports.ts';
import { withRooms } from './describe-rooms.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ARCHITECTURE = path.join(ROOT, 'docs/architecture.md');

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const files = ['src', 'tests', 'assets'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => /\.(?:[jt]sx?|mjs)$/.test(name)),
);
const problems = files.flatMap((file) =>
  checkImports(file, readFileSync(path.join(ROOT, file), 'utf8')),
);

const text = readFileSync(ARCHITECTURE, 'utf8');
const renewed = withRooms(text);
if (values.write) writeFileSync(ARCHITECTURE, renewed);
else if (renewed !== text)
  problems.push(
    'docs/architecture.md does not show the table of rooms: npm run imports -- --write',
  );

for (const problem of problems) console.log(problem);
console.log(`${files.length} files checked, ${problems.length} violations`);
if (problems.length > 0) process.exitCode = 1;
