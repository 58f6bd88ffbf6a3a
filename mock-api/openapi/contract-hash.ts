import type * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { operations, streams } from '#contract/registry.ts';
import { jsonSchema } from './schema.ts';

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

export interface ContractFingerprint {
  /** Of all calls together. */
  readonly hash: string;
  /** Of each, by name. */
  readonly calls: Readonly<Record<string, string>>;
}

let known: ContractFingerprint | null = null;

/** What tells one version of the contract from another: computed once, when it is first asked for. */
export function contractFingerprint(): ContractFingerprint {
  if (known) return known;
  const said = operations.map(({ op, endpoint: { auth, replies }, request }) => [
    op,
    digest([
      auth,
      Object.entries<z.ZodMiniType>({ ...request }).map(([part, schema]) => [
        part,
        jsonSchema(schema, 'input'),
      ]),
      Object.entries(replies).map(([status, schema]) => [status, jsonSchema(schema, 'output')]),
    ]),
  ]);
  const told = streams.map(({ op, stream: { auth, query, events } }) => [
    op,
    digest([
      auth,
      jsonSchema(query, 'input'),
      Object.entries(events).map(([name, data]) => [name, jsonSchema(data, 'output')]),
    ]),
  ]);
  const calls = Object.fromEntries([...said, ...told]) as Record<string, string>;
  known = { hash: digest(calls), calls };
  return known;
}
