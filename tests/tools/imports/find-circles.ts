import type { CheckedImport, Violation } from './check-imports.ts';

type Graph = ReadonlyMap<string, ReadonlyMap<string, CheckedImport>>;

/**
 * Groups of files of `src` that import each other, by whatever kind of import. One violation a group, at the first
 * import of its
 * shortest circle.
 */
export function findCircles(imports: readonly CheckedImport[]): { files: string[]; violation: Violation }[] {
  const graph = graphOf(imports);
  return strongComponents(graph).flatMap((files) => {
    const circle = shortestCircle(graph, new Set(files));
    const [first] = circle;
    if (first === undefined) return [];
    const way = circle.map(({ file, line }) => `${file}:${line}`).join(' -> ');
    const rest = files.length > circle.length ? ` ${files.length} files hang together so: ${files.join(', ')}.` : '';
    const text = `a circle of imports: ${way} -> ${first.file}.${rest}`;
    return [{ files, violation: { file: first.file, line: first.line, text } }];
  });
}

function graphOf(imports: readonly CheckedImport[]): Graph {
  const graph = new Map<string, Map<string, CheckedImport>>();
  for (const each of imports) {
    const { file, target } = each;
    if (!file.startsWith('src/') || target === undefined || !target.startsWith('src/')) continue;
    const targets = graph.get(file) ?? new Map<string, CheckedImport>();
    graph.set(file, targets);
    if (!targets.has(target)) targets.set(target, each);
  }
  return graph;
}

/** Tarjan's algorithm: the sets of files that all reach each other, those of one file that imports itself included. */
function strongComponents(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const components: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    let low = index;
    order.set(file, index);
    stack.push(file);
    onStack.add(file);
    for (const target of graph.get(file)?.keys() ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (onStack.has(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const component = stack.splice(stack.indexOf(file));
      for (const member of component) onStack.delete(member);
      if (component.length > 1 || graph.get(file)?.has(file) === true) components.push(component.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return components;
}

/** The imports of the shortest circle among `files`: a breadth-first search from each of them. */
function shortestCircle(graph: Graph, files: ReadonlySet<string>): CheckedImport[] {
  let best: CheckedImport[] = [];
  for (const start of files) {
    const ways: CheckedImport[][] = [[]];
    const seen = new Set<string>();
    for (const way of ways) {
      if (best.length > 0 && way.length + 1 >= best.length) break;
      const back = graph.get(way.at(-1)?.target ?? start)?.get(start);
      if (back !== undefined) {
        best = [...way, back];
        break;
      }
      for (const [target, each] of graph.get(way.at(-1)?.target ?? start) ?? []) {
        if (!files.has(target) || seen.has(target)) continue;
        seen.add(target);
        ways.push([...way, each]);
      }
    }
  }
  return best;
}
