/**
 * Lint rules of this project, run by oxlint (see `jsPlugins` in .oxlintrc.json): `house/arithmetic` limits the simulation
 * to arithmetic that every engine rounds alike. Who may import whom is checked by tests/tools/imports.
 * Plain JavaScript, since oxlint loads this file into Node as it is.
 */
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

export default {
  meta: { name: 'house' },
  rules: { arithmetic },
};
