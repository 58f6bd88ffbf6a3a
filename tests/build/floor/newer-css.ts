import { parse, walk, type Block, type CssNode, type Declaration } from '@eslint/css-tree';
import type { Identifier } from '@mdn/browser-compat-data';
import { browsersWithout, compat } from './compat-data.ts';
import type { NewerUse } from './newer-use.ts';

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = compat.css as unknown as Record<string, Identifier>;

const child = (parent: Identifier | undefined, name: string): Identifier | undefined =>
  parent && Object.hasOwn(parent, name) ? (parent as Record<string, Identifier>)[name] : undefined;

/** Functions of values by their names: MDN has them below the type of what they yield. */
const functions = new Map<string, Identifier>();
for (const [name, type] of Object.entries(types ?? {}))
  for (const [part, entry] of [[name, type] as const, ...Object.entries(type as Identifier)])
    if (part !== '__compat') functions.set(part, entry as Identifier);

/** Units by how they are written; MDN has those of one kind together. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^[ls](?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^r?(?:cap|ch|ex|ic|lh)$/, 'rlh'],
];

type Named = readonly [name: string, entry: Identifier | undefined];

/** What a node of a value uses. */
function valueFeature(node: CssNode, property: string): Named | null {
  const own = child(properties, property);
  if (node.type === 'Function') return [`${node.name}()`, child(own, node.name) ?? functions.get(node.name)];
  if (node.type === 'Identifier') return [`${property}: ${node.name}`, child(own, node.name)];
  if (node.type !== 'Dimension') return null;
  const kind = units.find(([pattern]) => pattern.test(node.unit))?.[1];
  return kind === undefined ? null : [node.unit, child(child(types, 'length'), kind)];
}

/** What any other node uses that MDN has data of. */
function ruleFeature(node: CssNode): Named | null {
  switch (node.type) {
    case 'Atrule':
      return [`@${node.name}`, child(atRules, node.name)];
    case 'PseudoClassSelector':
      return [`:${node.name}`, child(selectors, node.name)];
    case 'PseudoElementSelector':
      return [`::${node.name}`, child(selectors, node.name)];
    case 'Feature':
      return node.kind === 'media' ? [`(${node.name})`, child(child(atRules, 'media'), node.name)] : null;
    default:
      return null;
  }
}

const nesting: Named = ['nesting', child(selectors, 'nesting')];

/** Whether a rule says the same by a prefixed name, for browsers that know only that. */
const hasPrefixed = ({ property }: Declaration, block: Block | null): boolean =>
  block?.children.some((other) => other.type === 'Declaration' && other.property.endsWith(`-${property}`)) ??
  false;

/** Whether a condition of `@supports` asks for a feature: it then has its rules only where that is known. */
const isAskedFor = (feature: string, conditions: readonly string[]): boolean =>
  conditions.some((condition) => condition.includes(feature.replace(/^.*: |\(\)$/g, '')));

/** What a sheet uses that the oldest browsers do not know yet, outside of a rule for those that do. */
export function newerCss(css: string): NewerUse[] {
  const found = new Map<string, NewerUse>();
  const conditions: string[] = [];
  /** The property whose value is looked at; empty for one of our own. */
  let property: string | null = null;
  let depth = 0;
  const judge = ([name, entry]: Named): boolean => {
    // What the newest of a browser does not know either is left out without harm, as with every rule for another browser.
    const since = browsersWithout(entry).filter((browser) => !browser.endsWith(' never'));
    const isNewer = since.length > 0 && !isAskedFor(name, conditions);
    if (isNewer) found.set(name, { name, since });
    return isNewer;
  };
  walk(parse(css, { parseCustomProperty: true, positions: true }), {
    enter(node: CssNode) {
      // What is asked for in a condition is not used there.
      if (this.atrulePrelude && this.atrule?.name === 'supports') return;
      if (node.type === 'Atrule' && node.name === 'supports') {
        const { loc } = node.prelude ?? {};
        conditions.push(loc ? css.slice(loc.start.offset, loc.end.offset) : '');
      }
      if (node.type === 'Rule' && (depth += 1) > 1) judge(nesting);
      if (node.type === 'NestingSelector') judge(nesting);
      if (node.type === 'Declaration') {
        property = node.property.startsWith('--') ? '' : node.property;
        // Of a property that is not known its values need not be told, too.
        if (hasPrefixed(node, this.block) || judge([property, child(properties, property)])) property = null;
        return;
      }
      const feature = property === null ? ruleFeature(node) : valueFeature(node, property);
      if (feature) judge(feature);
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') conditions.pop();
      if (node.type === 'Rule') depth -= 1;
      if (node.type === 'Declaration') property = null;
    },
  });
  return [...found.values()];
}
