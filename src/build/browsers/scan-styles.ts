import type { CompatData } from '@mdn/browser-compat-data';
import { type CssNode, type Declaration, parse, walk } from 'css-tree';
import { childOf, childrenOf, type Identifier, lackedBy } from './compat-data.ts';
import type { BuiltFile, Finding } from './finding.ts';

/** The data's names of units that it lists under another name than their own. */
const UNIT_FAMILIES: readonly (readonly [units: RegExp, name: string])[] = [
  [/^d(?:vh|vw|vb|vi|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vb|vi|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vb|vi|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/**
 * Finds what stylesheets use that browsers of the baseline lack: properties and their keywords, functions, units, pseudo-classes
 * and -elements, at-rules, media features and nesting. What has a vendor prefix is passed over: it is there besides.
 */
export function scanStyles(styles: readonly BuiltFile[], { css }: Pick<CompatData, 'css'>): Finding[] {
  const functions = functionsOf(css['types'] ?? {});
  const part = (...names: readonly string[]) =>
    names.reduce<Identifier | undefined>((parent, name) => parent && childOf(parent, name), { ...css });

  return styles.flatMap(({ file, text }) => {
    const tree = parse(text, { positions: true, parseCustomProperty: true });
    const prefixed = new Set<string>();
    walk(tree, { visit: 'Declaration', enter: ({ property }) => void prefixed.add(property) });

    const findings: Finding[] = [];
    const check = (name: string, entry: Identifier | undefined, node: CssNode): boolean => {
      if (entry === undefined) return false;
      const prefixes = ['-webkit-', '-moz-'].filter((prefix) => prefixed.has(`${prefix}${name}`));
      const lacking = lackedBy(entry, prefixes);
      if (lacking.length === 0) return false;
      const at = node.loc?.start.offset ?? 0;
      findings.push({ name, file, near: text.slice(Math.max(0, at - 40), at + 40), lackedBy: lacking });
      return true;
    };

    const checkDeclaration = (node: Declaration) => {
      const property = part('properties', node.property);
      if (property === undefined || node.property.startsWith('-')) return;
      // Where the property is lacked, so are its keywords.
      if (check(node.property, property, node)) return;
      walk(node.value, {
        visit: 'Identifier',
        enter: ({ name }) => void check(`${node.property}: ${name}`, childOf(property, name), node),
      });
    };

    walk(tree, (node) => {
      if (node.type === 'Declaration') checkDeclaration(node);
      if (node.type === 'Function') check(`${node.name}()`, functions.get(node.name), node);
      if (node.type === 'Dimension') check(node.unit, part('types', 'length', unitName(node.unit)), node);
      if (node.type === 'PseudoClassSelector') check(`:${node.name}`, part('selectors', node.name), node);
      if (node.type === 'PseudoElementSelector') check(`::${node.name}`, part('selectors', node.name), node);
      if (node.type === 'NestingSelector') check('&', part('selectors', 'nesting'), node);
      if (node.type === 'Atrule') check(`@${node.name}`, part('at-rules', node.name), node);
      if (node.type === 'Feature') check(`@media (${node.name})`, part('at-rules', 'media', node.name), node);
    });
    return findings;
  });
}

function unitName(unit: string): string {
  return UNIT_FAMILIES.find(([units]) => units.test(unit))?.[1] ?? unit;
}

/** All functions of values, which the data keeps at several depths: `color-mix` under `color`, `clamp` at the top. */
function functionsOf(types: Identifier): ReadonlyMap<string, Identifier> {
  const functions = new Map<string, Identifier>();
  for (const [name, entry] of childrenOf(types)) {
    for (const [inner, innerEntry] of childrenOf(entry)) functions.set(inner, innerEntry);
    functions.set(name, entry);
  }
  return functions;
}
