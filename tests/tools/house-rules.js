/**
 * Lint rules of this house, run by oxlint (see .oxlintrc.json, `jsPlugins`).
 * `house/imports`: the import table of the architecture. `house/arithmetic`: the arithmetic of the simulation.
 * `house/words`: words that a visitor sees or hears come from src/content.
 * Plain JavaScript: oxlint loads this file into Node without compiling it.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** Who may import what. `lazily`: with import() only. `packages`: the only packages allowed; without it, any. */
const TABLE = {
  pages: { rooms: ['site', 'content'], lazily: ['play'] },
  site: { rooms: ['content'], lazily: [] },
  play: { rooms: ['stage', 'replay', 'simulation'], lazily: [] },
  stage: { rooms: ['simulation'], lazily: [] },
  replay: { rooms: ['simulation'], lazily: [] },
  simulation: { rooms: [], lazily: [], packages: ['bitecs', 'pure-rand'] },
  content: { rooms: [], lazily: [], packages: [] },
  build: { rooms: ['content'], lazily: [] },
};

/** The files directly in src (main.tsx, routes.tsx, prerender.tsx) put the site together; the game comes with a page. */
const FRONT = { rooms: ['pages', 'site', 'content'], lazily: [] };

const FRONT_NAME = 'src itself';

/** A room is entered through its index; `pages` alone has a door for each page. */
const isDoor = (room, inside) =>
  room === 'pages' ? !inside.includes('/') : inside === '' || /^index(\.[jt]sx?)?$/.test(inside);

/** A room may have a second door, `testing.ts`, with parts that only its tests need. */
const isForTests = (inside) => /^testing(\.[jt]sx?)?$/.test(inside);

/** Where a path under src belongs: its room and the rest of the path. */
function place(file) {
  const relative = path.relative(SRC, file).split(path.sep).join('/');
  if (relative.startsWith('..') || path.isAbsolute(relative)) return undefined;
  const [first = '', ...rest] = relative.split('/');
  if (Object.hasOwn(TABLE, first)) return { room: first, inside: rest.join('/') };
  return { room: FRONT_NAME, inside: relative };
}

/** What an import names: a room of ours, a package, or something outside src. */
function target(specifier, from) {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('#')) {
    const [room = '', ...rest] = plain.slice(1).split('/');
    return { kind: 'room', room, inside: rest.join('/') };
  }
  const file = plain.startsWith('.')
    ? path.resolve(path.dirname(from), plain)
    : plain.startsWith('/')
      ? path.join(SRC, '..', plain)
      : undefined;
  if (file === undefined) return { kind: 'package', name: plain };
  const found = place(file);
  return found === undefined ? { kind: 'outside' } : { kind: 'room', ...found };
}

/** The sentence that says what is wrong with an import, or undefined. */
function complaint(from, specifier, lazy) {
  const home = place(from);
  if (home === undefined) return undefined;
  const rules = home.room === FRONT_NAME ? FRONT : TABLE[home.room];
  const to = target(specifier, from);
  if (to.kind === 'outside') return `${home.room} imports nothing from outside src ('${specifier}').`;
  if (to.kind === 'package') {
    const { packages } = rules;
    if (packages === undefined || packages.some((name) => to.name === name || to.name.startsWith(`${name}/`)))
      return undefined;
    return `${home.room} may not import the package '${to.name}'.`;
  }
  if (isForTests(to.inside)) return `'${specifier}' is for tests only.`;
  if (to.room === home.room) return undefined;
  if (!rules.rooms.includes(to.room) && !(lazy && rules.lazily.includes(to.room))) {
    const how = rules.lazily.includes(to.room) ? ' except with import()' : '';
    return `${home.room} may not import ${to.room}${how} ('${specifier}').`;
  }
  return isDoor(to.room, to.inside) ? undefined : `'${specifier}' reaches past the door of ${to.room}.`;
}

const imports = {
  meta: { type: 'problem', docs: { description: 'The import table of the architecture.' } },
  create(context) {
    const check = (node, source, lazy) => {
      const specifier = source?.type === 'TemplateLiteral' ? source.quasis[0]?.value.cooked : source?.value;
      if (typeof specifier !== 'string') return;
      const message = complaint(context.filename, specifier, lazy);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, false),
      ExportNamedDeclaration: (node) => check(node, node.source, false),
      ExportAllDeclaration: (node) => check(node, node.source, false),
      ImportExpression: (node) => check(node, node.source, true),
      TSImportType: (node) => check(node, node.source ?? node.argument, false),
      TSExternalModuleReference: (node) => check(node, node.expression, false),
    };
  },
};

/** The functions of Math whose result is exact in every engine. */
const EXACT = new Set(['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'trunc']);

const arithmetic = {
  meta: {
    type: 'problem',
    docs: { description: 'Only arithmetic that every engine rounds alike, and no Math.random.' },
  },
  create(context) {
    const power = (node) => {
      if (node.operator === '**' || node.operator === '**=') {
        context.report({ node, message: 'Engines round ** differently; the simulation must not.' });
      }
    };
    return {
      BinaryExpression: power,
      AssignmentExpression: power,
      Identifier(node) {
        if (node.name !== 'Math') return;
        const { parent } = node;
        if (
          parent.type === 'TSTypeQuery' ||
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed)
        )
          return;
        const exact =
          parent.type === 'MemberExpression' &&
          parent.object === node &&
          !parent.computed &&
          EXACT.has(parent.property.name);
        if (!exact) context.report({ node, message: `Of Math, the simulation uses only ${[...EXACT].join(', ')}.` });
      },
    };
  },
};

/** Attributes whose text a visitor sees or hears, of elements and of our own components. */
const TEXT_ATTRIBUTES = new Set([
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]);

const hasLetters = (text) => /\p{Letter}/u.test(text);

/** The literals with letters among the values that an expression may have. */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetters(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => hasLetters(value.cooked ?? '')) ? [node] : [];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
    case 'LogicalExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)];
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'ArrayExpression':
      return node.elements.flatMap(literalsIn);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(node.expression);
    default:
      return [];
  }
}

/** `announce(...)`, `announcer.announce(...)`, `props.announce?.(...)`. */
const isAnnouncement = ({ callee }) =>
  (callee.type === 'MemberExpression' ? callee.property.name : callee.name) === 'announce';

const words = {
  meta: { type: 'problem', docs: { description: 'Words that a visitor sees or hears come from src/content.' } },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Words that a visitor sees or hears belong in src/content.' });
    const check = (node) => literalsIn(node).forEach(report);
    const checkChildren = ({ children }) =>
      children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(check);
    return {
      JSXText(node) {
        if (hasLetters(node.value)) report(node);
      },
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      JSXAttribute(node) {
        if (TEXT_ATTRIBUTES.has(node.name.name)) check(node.value);
      },
      CallExpression(node) {
        if (isAnnouncement(node)) node.arguments.forEach(check);
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { imports, arithmetic, words },
};
