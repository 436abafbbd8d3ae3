import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { BASELINE } from './baseline.ts';

export type { Identifier } from '@mdn/browser-compat-data';

/** MDN's compatibility data. Loaded when it is needed: it is 20 MB, and most tasks that read Vite's configuration do not need it. */
export async function loadCompatData(): Promise<CompatData> {
  // This entry reads the file itself. Vite would copy an imported JSON file into its own copy of the configuration.
  return (await import('@mdn/browser-compat-data/forLegacyNode')).default;
}

/** The part of the data below this name, if there is any. */
export function childOf(parent: Identifier, name: string): Identifier | undefined {
  return Object.hasOwn(parent, name) ? parent[name] : undefined;
}

/** The names below this one, without the entry that describes it. */
export function childrenOf(parent: Identifier): [name: string, child: Identifier][] {
  return Object.keys(parent).flatMap((name) => (name === '__compat' ? [] : [[name, parent[name] ?? {}]]));
}

/**
 * The baseline's browsers that lack a feature, such as `Firefox 115 (since 119)`.
 * @param prefixes vendor prefixes that the code uses beside the plain name, such as `-webkit-`.
 */
export function lackedBy({ __compat: statement }: Identifier, prefixes: readonly string[] = []): string[] {
  if (statement === undefined) return [];
  const { support } = statement;
  return BASELINE.flatMap(({ name, version, compatIds }) => {
    const lacking = compatIds.flatMap((id) => {
      const statements = [support[id] ?? []].flat();
      // The data says nothing about some features on phones, which then are as on computers.
      if (statements.length === 0 || statements.some((each) => isSupported(each, version, prefixes))) return [];
      const added = statements[0]?.version_added;
      return [typeof added === 'string' && added !== 'preview' ? `since ${added}` : 'never'];
    });
    return lacking.length === 0 ? [] : [`${name} ${version} (${lacking[0] ?? ''})`];
  });
}

function isSupported(statement: SimpleSupportStatement, version: string, prefixes: readonly string[]): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: alias, prefix } = statement;
  if (flags !== undefined || alias !== undefined || (prefix !== undefined && !prefixes.includes(prefix))) return false;
  return isReleasedBy(added, version) && !isReleasedBy(removed, version);
}

function isReleasedBy(release: string | false | null | undefined, version: string): boolean {
  if (typeof release !== 'string' || release === 'preview') return false;
  const [major = 0, minor = 0] = numbersOf(release);
  const [baselineMajor = 0, baselineMinor = 0] = numbersOf(version);
  return major < baselineMajor || (major === baselineMajor && minor <= baselineMinor);
}

/** `≤79` means that it was there in 79, and perhaps before. */
function numbersOf(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number);
}
