import type { Identifier } from '@mdn/browser-compat-data';
import { parse, type AnyNode, type MemberExpression, type Program } from 'acorn';
import { browsersWithout, compat } from './compat-data.ts';
import { childrenOf, isAskedFor } from './feature-tests.ts';
import type { NewerUse } from './newer-use.ts';

/** The last edition of ECMAScript whose syntax the oldest browsers know. */
const SYNTAX = 2023;

type Members = Readonly<Record<string, Identifier | undefined>>;
const interfaces = {
  ...compat.api,
  ...compat.javascript.builtins,
  ...compat.javascript.builtins?.Intl,
} as Members;

/** The interfaces of what every page has under these names. */
const globals: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  navigation: 'Navigation',
  navigator: 'Navigator',
  performance: 'Performance',
  scheduler: 'Scheduler',
  window: 'Window',
};

const member = (of: Identifier | undefined, name: string): Identifier | undefined =>
  of && Object.hasOwn(of, name) ? (of as Members)[name] : undefined;

/** Each name of a method with all methods that have it. */
const methods = new Map<string, Identifier[]>();
for (const [name, one] of Object.entries(interfaces))
  for (const [key, entry] of Object.entries(one ?? {}))
    if (name !== '__compat' && key !== '__compat' && (entry as Identifier).__compat)
      methods.set(key, [...(methods.get(key) ?? []), entry as Identifier]);

const builtins = (compat.javascript.builtins ?? {}) as unknown as Members;

/** What a page finds under `owner.name`; undefined for an owner that is no interface, nor one of the page's globals. */
function knownMember(owner: string, name: string): Identifier | undefined {
  const known = interfaces[globals[owner] ?? owner];
  if (globals[owner] || builtins[owner] || owner === 'Intl') return member(known, name);
  return member(known, `${name}_static`);
}

/** The browsers that come to know it later as a method of anything: none if there is an older method of that name. */
function laterMethod(name: string): readonly string[] {
  const all = (methods.get(name) ?? []).map((method) => browsersWithout(method));
  return all.every((since) => since.length > 0) ? (all[0] ?? []) : [];
}

const laterGlobal = (name: string): readonly string[] =>
  browsersWithout(interfaces[name] ?? member(interfaces.Window, name));

/** Whether it names a member, and no variable. */
function isMemberName(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return (
    parent?.type === 'Property' ||
    parent?.type === 'MethodDefinition' ||
    parent?.type === 'PropertyDefinition'
  );
}

/** @throws SyntaxError for syntax that the oldest browsers do not know */
export const parseScript = (code: string): Program =>
  parse(code, { ecmaVersion: SYNTAX, sourceType: 'module' });

/** The names that scripts give to members of their own: `.retry()` is then no method of the browser's. */
export function ownMembers(programs: readonly Program[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: AnyNode) => {
    const key =
      node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition'
        ? node.key
        : node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
          ? node.left.property
          : null;
    if (key?.type === 'Identifier') found.add(key.name);
    childrenOf(node).forEach(visit);
  };
  programs.forEach(visit);
  return found;
}

/**
 * What a script uses that the oldest browsers do not know yet, without asking for it: globals, members of those, and methods that only newer
 * interfaces have.
 * @param own names of members that are not the browser's (`ownMembers`)
 */
export function newerInScript(program: Program, own: ReadonlySet<string>): NewerUse[] {
  const found = new Map<string, NewerUse>();
  const path: AnyNode[] = [];
  const judge = (name: string, since: readonly string[], asked: readonly string[]) => {
    if (since.length > 0 && !asked.some((one) => isAskedFor(one, path))) found.set(name, { name, since });
  };
  const judgeMember = ({ object, property }: MemberExpression, parent: AnyNode | undefined) => {
    if (property.type !== 'Identifier') return;
    const { name } = property;
    const owner = object.type === 'Identifier' ? object.name : null;
    const known = owner === null ? undefined : knownMember(owner, name);
    if (owner !== null && known) {
      // Whoever asks for an owner that is newer itself has asked for its members.
      const asked = laterGlobal(owner).length > 0 ? [name, owner] : [name];
      judge(`${owner}.${name}`, browsersWithout(known), asked);
    } else if (parent?.type === 'CallExpression' && parent.callee === path.at(-1) && !own.has(name))
      judge(`.${name}`, laterMethod(name), [name]);
  };
  const visit = (node: AnyNode) => {
    const parent = path.at(-1);
    path.push(node);
    if (node.type === 'MemberExpression' && !node.computed) judgeMember(node, parent);
    if (node.type === 'Identifier' && !isMemberName(node, parent))
      judge(node.name, laterGlobal(node.name), [node.name]);
    for (const inner of childrenOf(node)) visit(inner);
    path.pop();
  };
  visit(program);
  return [...found.values()];
}
