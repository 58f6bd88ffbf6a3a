import * as z from 'zod/mini';
import type { Violations } from '../server/violations.ts';
import { LAST_MOMENT } from '../core/clock.ts';
import { DURATION, milliseconds, type Duration } from '../core/duration.ts';
import type { SandboxRegistry } from '../core/sandbox-registry.ts';

/** What the control plane works on besides the sandbox of the call. */
export interface Control {
  sandboxes: SandboxRegistry;
  /** Fills a sandbox with its persona. */
  violations: Violations;
  /** Whether a violation makes the process fail at its end. */
  strict: boolean;
  events?: { keepAlive?: number } | undefined;
}

export const done = z.object({ status: z.literal('ok') });
export const ok = { status: 'ok' } as const;
/** How many calls. */
export const faultCount = z.number().check(z.int(), z.minimum(0));
export const cookies = z.array(z.object({ name: z.string(), value: z.string() }));
/** Milliseconds since 1970, from an ISO 8601 time. */
export const isoMoment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text: string) => Date.parse(text)),
);
/** Milliseconds, from `30s`, `5m`, `2h` or `1d`. */
export const duration = z.pipe(
  z.string().check(z.regex(DURATION)),
  z.transform((text: string) => milliseconds(text as Duration)),
);
/** Milliseconds since 1970, from a number or an ISO 8601 time. */
export const moment = z.union([z.number().check(z.int(), z.minimum(0), z.maximum(LAST_MOMENT)), isoMoment]);
export const clockSetting = z.strictObject({
  mode: z.enum(['real', 'scaled', 'frozen']),
  at: z.optional(moment),
  rate: z.optional(z.number().check(z.positive(), z.maximum(100_000))),
});
