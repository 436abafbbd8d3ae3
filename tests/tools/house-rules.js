/**
 * This project's lint rules, run by oxlint (see `jsPlugins` in .oxlintrc.json): `house/arithmetic`
 * limits the simulation to arithmetic that every engine rounds alike, `house/comments` limits what
 * comments say, `house/words` keeps what visitors read in src/content. Who may import whom is
 * checked by tests/tools/imports. Plain JavaScript, since oxlint loads this file into Node as it
 * is.
 */
/** The functions of Math whose result is exact in every engine. */
const EXACT = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'trunc',
]);

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
        if (!exact)
          context.report({
            node,
            message: `Of Math, the simulation uses only ${[...EXACT].join(', ')}.`,
          });
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
  meta: {
    type: 'problem',
    docs: { description: 'Words that a visitor sees or hears come from src/content.' },
  },
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Words that a visitor sees or hears belong in src/content.',
      });
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

/** Columns of a line, as `printWidth` of the formatter, which leaves comments as they are. */
const WIDTH = 100;

/** Riddles, and what to write instead. */
const RIDDLES = [
  { pattern: /\bso (?:many|long)\b(?! as)/i, instead: 'Say how many or how long' },
  { pattern: /\b(?:that|those) of\b/i, instead: 'Repeat the noun' },
];

/** Lines of text that may stand before a function that only its own file uses. */
const MAX_LINES_BEFORE_LOCAL = 3;

const LOCAL_FUNCTION =
  /^(?:async )?function\b|^const \w+ = (?:async )?(?:function\b|<|\([^)]*$|\(.*\).*=>|\w+ =>)/;

const DECLARATION =
  /^\s*(?:(?:export|default|declare|abstract|async|readonly|private|protected|public|static|get|set|override|function\*?|const|let|var|class|interface|type|enum) )*#?([A-Za-z_]\w*)/;

/** Words that add nothing to a name. */
const FILLERS = new Set('a an the of this its it is returns whether'.split(' '));

/** In lower case and without endings. */
const wordsIn = (text) =>
  (text.replace(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]+|\d+/g) ?? []).map((word) =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?:es|s|ed|ing)$/, ''),
  );

function repeatsName(text, declaration) {
  const name = new Set(wordsIn(DECLARATION.exec(declaration)?.[1] ?? ''));
  const said = wordsIn(
    text.replace(/[A-Za-z]+/g, (word) => (FILLERS.has(word.toLowerCase()) ? '' : word)),
  );
  return said.length > 0 && said.every((word) => name.has(word));
}

/** The comment's lines without asterisks and without empty ones. */
const linesOf = (value) =>
  value
    .split('\n')
    .map((line) => line.replace(/^[\s*]+/, '').trim())
    .filter((line) => line !== '');

const comments = {
  meta: {
    type: 'problem',
    docs: {
      description: `Comments are wrapped at ${WIDTH} columns, tell more than a name, and say it plainly.`,
    },
  },
  create(context) {
    const { sourceCode } = context;
    const checkPlace = ({ loc, value, type }) => {
      if (
        type !== 'Block' ||
        sourceCode.lines[loc.start.line - 1]?.slice(0, loc.start.column).trim() !== ''
      )
        return;
      const declaration = sourceCode.lines[loc.end.line] ?? '';
      const lines = linesOf(value);
      if (repeatsName(lines.join(' '), declaration))
        context.report({ loc, message: 'This comment only repeats the name below it.' });
      if (lines.length > MAX_LINES_BEFORE_LOCAL && LOCAL_FUNCTION.test(declaration))
        context.report({
          loc,
          message: `At most ${MAX_LINES_BEFORE_LOCAL} lines before a function that isn't exported.`,
        });
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          const { loc, value } = comment;
          checkPlace(comment);
          for (const { pattern, instead } of RIDDLES) {
            const riddle = pattern.exec(value)?.[0];
            if (riddle !== undefined)
              context.report({ loc, message: `${instead} instead of '${riddle}'.` });
          }
          for (let line = loc.start.line; line <= loc.end.line; line++) {
            const text = sourceCode.lines[line - 1] ?? '';
            // An address can't be wrapped.
            if (text.length <= WIDTH || text.includes('://')) continue;
            const start = { line, column: 0 };
            context.report({
              loc: { start, end: { line, column: text.length } },
              message: `A comment is wrapped at ${WIDTH} columns; this line has ${text.length}.`,
            });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { arithmetic, comments, words },
};
