// ESLint: a text that React renders is the only child of its element.
//
// A translator puts an element of its own in the place of each text node. React holds on to such a node where a text has siblings: the
// next change of that text is written where nobody sees it, and to remove the node, or to insert something before it, throws. The only
// text of an element is written into the element itself, whatever is in there by then.
import ts from 'typescript';

const { StringLike, NumberLike, BigIntLike, Any, Unknown } = ts.TypeFlags;
const TEXT = StringLike | NumberLike | BigIntLike;

/** React renders nothing for an empty string, and translators leave white space alone. */
const isBlank = (type) => type.isStringLiteral() && type.value.trim() === '';

/** Whether a value of this type may be rendered as a text. `ReactNode` may. */
function mayBeText(type, checker, seen = new Set()) {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some((part) => mayBeText(part, checker, seen));
  if (isBlank(type)) return false;
  if (type.flags & (TEXT | Any | Unknown)) return true;
  if (type.isTypeParameter()) {
    const constraint = type.getConstraint();
    return !constraint || mayBeText(constraint, checker, seen);
  }
  const item = checker.isArrayLikeType(type) && type.getNumberIndexType();
  return item ? mayBeText(item, checker, seen) : false;
}

/** Whether it is nothing else. */
const isOfText = (type) => (type.isUnion() ? type.types.every(isOfText) : (type.flags & TEXT) !== 0);

/** What React gets of the children in JSX: a line of white space is formatting, a comment is nothing. */
const renderedChildren = ({ children }) =>
  children.filter(
    (child) =>
      !(child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) &&
      child.expression?.type !== 'JSXEmptyExpression',
  );

/** The expressions that one may end as: the branches of a condition. JSX among them is judged by itself. */
function outcomes(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...outcomes(node.consequent), ...outcomes(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)];
    case 'JSXElement':
    case 'JSXFragment':
      return [];
    default:
      return [node];
  }
}

/** Whether translators are told to leave the element alone. */
const isLeftAlone = ({ openingElement }) =>
  openingElement?.attributes.some(({ name, value }) => name?.name === 'translate' && value?.value === 'no');

const isFunction = ({ type }) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

export const textInOwnElement = {
  meta: {
    type: 'problem',
    fixable: 'code',
    messages: {
      siblings:
        'Translators replace this text: give it an element of its own, or make one text of it and its siblings.',
      fragment:
        'A fragment is no element: this text has the siblings that the fragment has. Give it an element.',
      component: 'The text of a component has the siblings that the component has. Give it an element.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    // A file that is linted without its types.
    if (!services.program) return {};
    const checker = services.program.getTypeChecker();
    const textsIn = (expression) =>
      outcomes(expression).filter((node) => mayBeText(services.getTypeAtLocation(node), checker));

    /** What is nothing but a text gets a span; what may be one is for its author to say. */
    function report(node, messageId) {
      const isOnlyText = node.type === 'JSXText' || isOfText(services.getTypeAtLocation(node));
      const text = sourceCode.getText(node);
      const fix = (fixer) =>
        node.type === 'JSXText'
          ? fixer.replaceText(node, text.replace(/\S(?:.*\S)?/s, '<span>$&</span>'))
          : fixer.replaceText(
              node.parent.type === 'JSXExpressionContainer' ? node.parent : node,
              `<span>{${text}}</span>`,
            );
      context.report({ node, messageId, ...(isOnlyText && { fix }) });
    }

    function checkChildren(parent) {
      const isFragment = parent.type === 'JSXFragment' || parent.openingElement.name.name === 'Fragment';
      const children = renderedChildren(parent);
      if (children.length === 1 && !isFragment) return;
      if ([parent, ...sourceCode.getAncestors(parent)].some(isLeftAlone)) return;
      for (const child of children) {
        const texts =
          child.type === 'JSXExpressionContainer'
            ? textsIn(child.expression)
            : child.type === 'JSXText' && child.value.trim() !== ''
              ? [child]
              : [];
        for (const node of texts) report(node, isFragment ? 'fragment' : 'siblings');
      }
    }

    /** A component is a function with a capital. What it is given as `ReactNode` is its caller's. */
    function checkResult(expression, at) {
      const component = sourceCode.getAncestors(at).findLast(isFunction) ?? at;
      const { name } = component.id ?? component.parent.id ?? {};
      if (!/^[A-Z]/.test(name ?? '')) return;
      for (const node of textsIn(expression))
        if (services.getTypeAtLocation(node).aliasSymbol?.name !== 'ReactNode') report(node, 'component');
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement: (node) => node.argument && checkResult(node.argument, node),
      ArrowFunctionExpression: (node) => node.expression && checkResult(node.body, node.body),
    };
  },
};
