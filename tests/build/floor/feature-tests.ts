import type { AnyNode } from 'acorn';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes that a node consists of. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = [];
  for (const value of Object.values(node) as unknown[])
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  return found;
}

/** Whether a piece of code names something: as a variable, as a member, or in quotes before `in`. */
function names(node: AnyNode, name: string): boolean {
  if (node.type === 'Identifier') return node.name === name;
  if (node.type === 'Literal') return node.value === name;
  if (node.type === 'TemplateElement') return node.value.cooked === name;
  return childrenOf(node).some((inner) => names(inner, name));
}

/** The conditions that decide whether one of its children runs. */
function conditionsOf(parent: AnyNode, child: AnyNode): AnyNode[] {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === child ? [] : [parent.test];
    case 'LogicalExpression':
      return parent.left === child ? [] : [parent.left];
    case 'BlockStatement': {
      // `if (!known) return;` before it.
      const before = (parent.body as AnyNode[]).slice(0, (parent.body as AnyNode[]).indexOf(child));
      return before.flatMap((statement) => (statement.type === 'IfStatement' ? [statement.test] : []));
    }
    default:
      return [];
  }
}

/** Whether it only asks whether there is something: `typeof scheduler`, `if (URL.canParse)`, `navigator.share?.(…)`. */
function isQuestion(use: AnyNode | undefined, parent: AnyNode | undefined): boolean {
  if (!use || !parent) return false;
  if (use.type === 'MemberExpression' && use.optional) return true;
  switch (parent.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'LogicalExpression':
      return parent.left === use;
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === use;
    case 'CallExpression':
      return parent.optional;
    default:
      return false;
  }
}

/**
 * Whether a script asks for something before it uses it.
 * @param name the variable's or the member's
 * @param path the nodes round its use, which is the last one, from the outermost
 */
export function isAskedFor(name: string, path: readonly AnyNode[]): boolean {
  if (isQuestion(path.at(-1), path.at(-2))) return true;
  return path.some((node, at) => {
    const child = path[at + 1];
    return child !== undefined && conditionsOf(node, child).some((condition) => names(condition, name));
  });
}
