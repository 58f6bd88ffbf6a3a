import { docsOf } from '#contract/docs.ts';
import { operations, type Operation } from '#contract/registry.ts';

export interface SampleCall extends Operation {
  /** Undefined for a call without a body. */
  readonly body: unknown;
  /** The path with its parameters filled in, and with the query that the call is nothing without. */
  readonly path: string;
  readonly pathAlone: string;
  /** That query by name. */
  readonly query: Readonly<Record<string, string>>;
}

/** Every call of the contract, ready to be sent. */
export const sampleCalls: readonly SampleCall[] = operations.map((operation) => {
  const pathAlone = operation.endpoint.path.replace(/\{\w+\}/g, 'ntf_1');
  const example: { body?: unknown; query?: object } = docsOf(operation).example ?? {};
  // Only a query that the call is nothing without: a list is tested with its defaults.
  const isNeeded = operation.request.query?.safeParse({}).success === false;
  const query = isNeeded
    ? Object.fromEntries(Object.entries(example.query ?? {}).map(([name, value]) => [name, String(value)]))
    : {};
  const asked = new URLSearchParams(query).toString();
  const path = asked === '' ? pathAlone : `${pathAlone}?${asked}`;
  return { ...operation, body: example.body, path, pathAlone, query };
});

/** Those that the specification documents (section 7). */
export const documentedCalls = sampleCalls.filter(({ endpoint }) => endpoint.origin === 'spec');
