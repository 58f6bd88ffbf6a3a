import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { contractFingerprint } from '../openapi/contract-hash.ts';
import { version } from '../cli/version.ts';
import { ok, type Control } from './control-schemas.ts';

const health = controlEndpoint({
  summary: 'Says whether the mock is up, and counts what broke the contract.',
  method: 'GET',
  path: '/__mock/health',
  reply: z.object({
    status: z.literal('ok'),
    version: z.string(),
    /** The contract's fingerprint: snapshots of another one are refused. */
    contract: z.string(),
    sandboxes: z.number(),
    uptime_ms: z.number(),
    strict: z.boolean(),
    /** Calls that no route serves, and answers that broke the contract: how many, and which. */
    unmatched: z.number(),
    contract_broken: z.number(),
    offences: z.array(z.string()),
  }),
});

export function serveHealth(app: MockApp, { sandboxes, strict, violations }: Control): void {
  const began = performance.now();
  implementControl(app, health, () => ({
    ...ok,
    version,
    contract: contractFingerprint().hash,
    sandboxes: sandboxes.list().length,
    uptime_ms: Math.round(performance.now() - began),
    strict,
    unmatched: violations.unmatched,
    contract_broken: violations.contractBroken,
    offences: violations.list(),
  }));
}
