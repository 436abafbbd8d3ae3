import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadCompatData } from './compat-data.ts';
import type { BuiltFile, Finding } from './finding.ts';
import { scanScripts } from './scan-scripts.ts';
import { scanStyles } from './scan-styles.ts';
import { lackedApis } from './script-apis.ts';
import { TOLERATED } from './tolerated.ts';

/**
 * Reads the scripts and stylesheets of the output folder.
 * @param style the stylesheet that is inlined in the pages
 * @throws Error that lists what the site uses and a browser of the baseline lacks, beyond what is tolerated.
 */
export async function enforceBaseline(outDir: string, style: string, tolerated = TOLERATED): Promise<void> {
  const files = await readBuiltFiles(outDir);
  const problems = baselineProblems(await findLacked([...files, { file: 'inlined.css', text: style }]), tolerated);
  if (problems.length > 0)
    throw new Error(`For the browsers of src/build/browsers/baseline.ts:\n  ${problems.join('\n  ')}`);
}

/** What scripts (`.js`) and stylesheets (`.css`) use that some browser of the baseline lacks. */
export async function findLacked(files: readonly BuiltFile[]): Promise<Finding[]> {
  const data = await loadCompatData();
  return [
    ...scanScripts(
      files.filter(({ file }) => file.endsWith('.js')),
      lackedApis(data),
    ),
    ...scanStyles(
      files.filter(({ file }) => file.endsWith('.css')),
      data,
    ),
  ];
}

/** A sentence for each name that is not tolerated, with its first use, and for each entry that tolerates nothing. */
export function baselineProblems(findings: readonly Finding[], tolerated: Readonly<Record<string, string>>): string[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) if (!first.has(finding.name)) first.set(finding.name, finding);
  const lacked = [...first.values()]
    .filter(({ name }) => !Object.hasOwn(tolerated, name))
    .map(
      ({ name, file, near, lackedBy }) =>
        `${name} is lacked by ${lackedBy.join(', ')}. ${file}: ${near.replaceAll(/\s+/g, ' ')}`,
    );
  const unneeded = Object.keys(tolerated)
    .filter((name) => !first.has(name))
    .map((name) => `${name} is tolerated, but nothing uses it.`);
  return [...lacked, ...unneeded];
}

async function readBuiltFiles(outDir: string): Promise<BuiltFile[]> {
  const names = await readdir(path.join(outDir, 'assets'));
  const files = ['sw.js', ...names.map((name) => `assets/${name}`)].filter((name) => /\.(?:js|css)$/.test(name));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(path.join(outDir, file), 'utf8') })));
}
