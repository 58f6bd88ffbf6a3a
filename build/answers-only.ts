import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The members of an endpoint that only the server reads: a browser's forms check what they send, and the client checks replies. */
const SERVERS = new Set(['body', 'query']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: Node & { readonly name?: string };
}
interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Yields every call of `endpoint(...)` within a node. */
function* declarations(node: Node): Generator<Call> {
  if (node.type === 'CallExpression' && (node as Call).callee.name === 'endpoint') yield node as Call;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* declarations(child);
  }
}

/** Removes the members that only the server reads from a module of the contract. */
export function withoutSent(code: string, program: object): string {
  let left = code;
  const cuts = [...(isNode(program) ? declarations(program) : [])]
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter(({ key }) => SERVERS.has(key?.name ?? ''))
    .sort((one, other) => other.start - one.start);
  for (const { start, end } of cuts) left = left.slice(0, start) + left.slice(end).replace(/^\s*,/, '');
  return left;
}

/**
 * Removes request schemas from the browser's copy of the contract, and with them the parts of zod that only they need
 * (docs/decisions/029).
 */
export function answersOnly(root: string): Plugin {
  const contract = join(root, 'contract') + sep;
  return {
    name: 'cowrie:answers-only',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      // Runs after the types are stripped, because it parses JavaScript.
      order: 'post',
      handler(code, id) {
        if (!id.startsWith(contract) || !code.includes('endpoint(')) return null;
        return { code: withoutSent(code, this.parse(code)), map: null };
      },
    },
  };
}
