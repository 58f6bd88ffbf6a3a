import { SHORTEST_PROXY_SECRET } from '#contract/forwarding.ts';
import { clockSetting } from '../control/control-schemas.ts';
import { tickerSpeed } from '../control/ticker.ts';
import { distributions, type Distribution } from '../faults/latency.ts';
import { personaNames, type PersonaName } from '../personas/persona-ids.ts';
import type { ClockSetting } from '../core/clock.ts';

/** An error in the command line. The message is one line that says what is allowed. */
export class UsageError extends Error {}

const usageError = (name: string, text: string, allowed: string) =>
  new UsageError(`${name} is "${text}": it takes ${allowed}.`);

/** An empty text is not a number here, although JavaScript converts it to 0. */
const numberFrom = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** @throws UsageError, as all of these functions do. `name` is the flag or variable that the text came from. */
export function portFrom(name: string, text: string): number {
  const port = numberFrom(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw usageError(name, text, 'a port from 0 to 65535');
}

const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

export function hostFrom(name: string, text: string, allowsAny: boolean): string {
  if (allowsAny || LOOPBACK.test(text)) return text.replace(/^\[|\]$/g, '');
  throw usageError(
    name,
    text,
    'localhost, 127.0.0.1 or ::1; other computers could reach it otherwise, which needs --i-know',
  );
}

export function originsFrom(name: string, text: string): readonly string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  if (origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)) return origins;
  throw usageError(name, text, 'origins such as https://www.example.com, with commas between');
}

/** Does not repeat the text, which is a secret. */
export function proxySecretFrom(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= SHORTEST_PROXY_SECRET) return text;
  throw new UsageError(`${name} is too short: it takes ${SHORTEST_PROXY_SECRET} characters or more.`);
}

export function personaFrom(name: string, text: string): PersonaName {
  const known = personaNames.find((persona) => persona === text);
  if (known) return known;
  throw usageError(name, text, `one of ${personaNames.join(', ')}`);
}

export function seedFrom(name: string, text: string): number {
  const seed = numberFrom(text);
  if (Number.isSafeInteger(seed)) return seed;
  throw usageError(name, text, 'a whole number');
}

export function clockFrom(name: string, text: string): ClockSetting {
  const [, word = '', rate, at] = /^(real|frozen|x(\d+(?:\.\d+)?))(?::(.+))?$/.exec(text) ?? [];
  const mode = rate === undefined ? word : 'scaled';
  const parsed = clockSetting.safeParse({ mode, at, ...(rate === undefined ? {} : { rate: Number(rate) }) });
  if (parsed.success && (mode !== 'frozen' || at !== undefined)) return parsed.data;
  throw usageError(
    name,
    text,
    'real, x60 or frozen:2026-01-01T00:00:00Z (the first two with a time as well)',
  );
}

const DIST = /^(fixed|uniform|lognormal):([^,]+)(?:,([^,]+))?$/;

export function latencyFrom(name: string, text: string): Distribution {
  const [, dist = '', first = '', second] = DIST.exec(text) ?? [];
  const one = numberFrom(first);
  const two = second === undefined ? undefined : numberFrom(second);
  const fields = {
    fixed: { ms: one },
    uniform: { min: one, max: two },
    lognormal: { median: one, sigma: two },
  }[dist];
  const parsed = distributions.safeParse({ dist, ...fields });
  const isConsistent = dist === 'fixed' ? two === undefined : dist !== 'uniform' || one <= (two ?? 0);
  if (parsed.success && isConsistent) return parsed.data;
  throw usageError(
    name,
    text,
    'fixed:MS, uniform:MIN,MAX or lognormal:MEDIAN,SIGMA, with at most 600000 milliseconds and a sigma of 0 to 3',
  );
}

export function speedFrom(name: string, text: string): number {
  const parsed = tickerSpeed.safeParse(numberFrom(text));
  if (parsed.success) return parsed.data;
  throw usageError(name, text, 'a number from 0 to 100000');
}
