import * as z from 'zod/mini';
import type { Mishaps } from '../state/mishaps.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { Sandboxes } from '../state/sandboxes.ts';

/** What the control plane works on besides the sandbox of the call. */
export interface Control {
  sandboxes: Sandboxes;
  mishaps: Mishaps;
  /** Fills a sandbox with its persona. */
  prepare: (sandbox: Sandbox) => void;
  events?: { keepAlive?: number } | undefined;
}

/** Calls of the mock itself are no part of the product, so they are declared here and not in the contract. */
export const ours = { source: 'proposed', auth: 'none' } as const;
export const done = z.object({ status: z.literal('ok') });
export const ok = { status: 'ok' } as const;
export const cookies = z.array(z.object({ name: z.string(), value: z.string() }));
/** Milliseconds since 1970, from a number or an ISO 8601 time. */
export const moment = z.union([
  z.number().check(z.int()),
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text: string) => Date.parse(text)),
  ),
]);
export const clockSetting = z.object({
  mode: z.enum(['real', 'scaled', 'frozen']),
  at: z.optional(moment),
  rate: z.optional(z.number().check(z.positive(), z.maximum(100_000))),
});
