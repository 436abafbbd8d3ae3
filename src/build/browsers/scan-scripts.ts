import { type AnyNode, parse, type Program } from 'acorn';
import { full, simple } from 'acorn-walk';
import { SYNTAX } from './baseline.ts';
import type { BuiltFile, Finding } from './finding.ts';
import type { LackedApis } from './script-apis.ts';

/**
 * Finds what scripts use of syntax and APIs that browsers of the baseline lack. Found are: syntax, regular expressions included; names
 * of globals; `Global.member`; and properties by their names, wherever no older object has a property of that name. A property
 * of the browser's objects is passed over if the scripts define one of that name themselves.
 */
export function scanScripts(scripts: readonly BuiltFile[], apis: LackedApis): Finding[] {
  const findings: Finding[] = [];
  const programs = scripts.flatMap((script) => {
    try {
      return [{ ...script, program: parse(script.text, { ecmaVersion: SYNTAX, sourceType: 'module' }) }];
    } catch (error) {
      findings.push({ name: `syntax after ES${SYNTAX}`, file: script.file, near: String(error), lackedBy: [] });
      return [];
    }
  });
  const defined = definedNames(programs.map(({ program }) => program));

  for (const { file, text, program } of programs) {
    const report = (name: string, lackedBy: readonly string[] | undefined, at: number) => {
      if (lackedBy === undefined) return;
      findings.push({ name, file, near: text.slice(Math.max(0, at - 40), at + 40), lackedBy });
    };
    const visitProperty = (name: string, at: number) => {
      report(`.${name}`, apis.builtInMembers.get(name), at);
      if (!defined.has(name)) report(`.${name}`, apis.webMembers.get(name), at);
    };
    full(program, (node, _, role) => {
      if (node.type === 'Identifier' && role === 'Identifier' && !defined.has(node.name)) {
        report(node.name, apis.globals.get(node.name), node.start);
      }
      if (node.type === 'MemberExpression') {
        const name = memberName(node);
        if (name === undefined) return;
        const owner = node.object.type === 'Identifier' ? node.object.name : '';
        const start = node.property.start;
        if (apis.statics.has(`${owner}.${name}`))
          report(`${owner}.${name}`, apis.statics.get(`${owner}.${name}`), start);
        else if (GLOBAL_OBJECTS.includes(owner) && apis.globals.has(name)) report(name, apis.globals.get(name), start);
        else visitProperty(name, start);
      }
      if (node.type === 'ObjectPattern') {
        for (const property of node.properties) {
          if (property.type === 'Property' && !property.computed && property.key.type === 'Identifier') {
            visitProperty(property.key.name, property.key.start);
          }
        }
      }
      if (node.type === 'NewExpression' || node.type === 'CallExpression') {
        const problem = regExpProblem(node);
        if (problem !== undefined) report(`syntax after ES${SYNTAX}`, [problem], node.start);
      }
    });
  }
  return findings;
}

const GLOBAL_OBJECTS = ['globalThis', 'window', 'self'];

function memberName(node: Extract<AnyNode, { type: 'MemberExpression' }>): string | undefined {
  const { computed, property } = node;
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** Names that the scripts give to properties, methods, variables and functions of their own. */
function definedNames(programs: readonly Program[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (node: AnyNode) => {
    if (node.type === 'Identifier') names.add(node.name);
    else if (node.type === 'Literal' && typeof node.value === 'string') names.add(node.value);
  };
  for (const program of programs) {
    simple(program, {
      ObjectExpression: ({ properties }) => {
        for (const property of properties) if (property.type === 'Property' && !property.computed) add(property.key);
      },
      MethodDefinition: ({ computed, key }) => void (computed || add(key)),
      PropertyDefinition: ({ computed, key }) => void (computed || add(key)),
      AssignmentExpression: ({ left }) =>
        void (left.type === 'MemberExpression' && !left.computed && add(left.property)),
      VariableDeclarator: ({ id }) => add(id),
      Function: ({ id }) => void (id && add(id)),
      Class: ({ id }) => void (id && add(id)),
    });
  }
  return names;
}

/** What is wrong with a regular expression that is made of a text. */
function regExpProblem({
  callee,
  arguments: [pattern, flags],
}: Extract<AnyNode, { type: 'NewExpression' | 'CallExpression' }>) {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return undefined;
  const textOf = (node: AnyNode | undefined) =>
    node === undefined ? '' : node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  const source = textOf(pattern) ?? '';
  const letters = textOf(flags);
  if (letters === undefined) return undefined;
  try {
    parse(`/${source.replaceAll('/', '\\/') || '(?:)'}/${letters}`, { ecmaVersion: SYNTAX });
    return undefined;
  } catch (error) {
    return String(error);
  }
}
