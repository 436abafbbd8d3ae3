import type { CompatData, CompatStatement } from '@mdn/browser-compat-data';
import { childOf, childrenOf, type Identifier, lackedBy } from './compat-data.ts';

/** What the baseline's browsers lack of the APIs that a script can use, and which of them lack it. */
export interface LackedApis {
  /** By global name, such as `SharedWorker`. */
  readonly globals: ReadonlyMap<string, readonly string[]>;
  /** By global name and static member, such as `Array.fromAsync`. */
  readonly statics: ReadonlyMap<string, readonly string[]>;
  /** By name of a property that only JavaScript's own objects have, such as `isWellFormed`. */
  readonly builtInMembers: ReadonlyMap<string, readonly string[]>;
  /** By name of a property that only objects of the browser have, such as `wakeLock`. */
  readonly webMembers: ReadonlyMap<string, readonly string[]>;
}

/** Holds built-ins of a global of its own, such as `Intl.PluralRules`. */
const NAMESPACES = ['Intl', 'WebAssembly', 'Temporal'];

/** Its global is newer than the objects with its methods: every iterator has those. */
const OLDER_THAN_ITS_GLOBAL = 'Iterator';

/** The ending of the names of the browser's own statics. */
const STATIC = /_static$/;

/** Collects the names. A member of an object that is lacked itself is not among them, because the object's own name is. */
export function lackedApis({ javascript, api }: Pick<CompatData, 'javascript' | 'api'>): LackedApis {
  const globals = new Map<string, readonly string[]>();
  const statics = new Map<string, readonly string[]>();
  const builtIns = new Members();
  const webApis = new Members();

  const collect = (owner: string, children: Identifier, members: Members) => {
    for (const [name, entry] of childrenOf(children)) {
      const { __compat: statement } = entry;
      if (statement === undefined || !isStandard(statement) || name === owner) continue;
      const lacking = lackedBy(entry);
      if (isStatic(name, statement)) {
        if (lacking.length > 0) statics.set(`${owner}.${name.replace(STATIC, '')}`, lacking);
      } else members.add(name, lacking);
    }
  };

  const { builtins = {} } = javascript;
  for (const [owner, entry] of childrenOf(builtins)) {
    const lacking = lackedBy(entry);
    if (lacking.length > 0) globals.set(owner, lacking);
    if (lacking.length > 0 && owner !== OLDER_THAN_ITS_GLOBAL) continue;
    collect(owner, entry, builtIns);
    if (!NAMESPACES.includes(owner)) continue;
    for (const [inner, innerEntry] of childrenOf(entry)) {
      if (lackedBy(innerEntry).length === 0) collect(inner, innerEntry, builtIns);
    }
  }
  for (const [owner, entry] of childrenOf(api)) {
    const lacking = lackedBy(entry);
    // What a worker has under the same name is no matter of the page's.
    if (lacking.length > 0) globals.set(owner, lacking);
    else collect(owner, entry, webApis);
  }
  for (const [name, lacking] of webApis.lackedEverywhere()) {
    if (childOf(childOf(api, 'Window') ?? {}, name) !== undefined) globals.set(name, lacking);
  }
  return {
    globals,
    statics,
    builtInMembers: new Map([...builtIns.lackedEverywhere()].filter(([name]) => !webApis.has(name))),
    webMembers: new Map([...webApis.lackedEverywhere()].filter(([name]) => !builtIns.has(name))),
  };
}

/** The browser's own statics are marked. Of JavaScript's, only the address in the specification tells. */
function isStatic(name: string, { spec_url: addresses = '' }: CompatStatement): boolean {
  const isBuiltIn = (address: string) => address.startsWith('https://tc39.es/');
  return (
    STATIC.test(name) || [addresses].flat().some((address) => isBuiltIn(address) && !address.includes('prototype'))
  );
}

/** Not what one engine has by itself, such as `Function.displayName`. */
function isStandard({ status }: CompatStatement): boolean {
  return status?.standard_track !== false;
}

/** Names of properties. One name can belong to several objects, and code does not tell which it means. */
class Members {
  readonly #known = new Map<string, readonly string[]>();

  add(name: string, lacking: readonly string[]): void {
    const known = this.#known.get(name);
    // Nothing is lacked by the name if one of the objects has it everywhere.
    if (known === undefined || lacking.length === 0) this.#known.set(name, lacking);
  }

  /** Whether some object has it in every browser of the baseline. */
  has(name: string): boolean {
    return this.#known.get(name)?.length === 0;
  }

  *lackedEverywhere(): Iterable<[name: string, lacking: readonly string[]]> {
    for (const entry of this.#known) if (entry[1].length > 0) yield entry;
  }
}
