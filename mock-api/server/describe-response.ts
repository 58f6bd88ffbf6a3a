import { HIDDEN, MAX_DEPTH, redact, redactPath, redactText } from '../core/redact.ts';
import type { LoggedRequest } from '../core/request-log.ts';
import { responseHeaders } from './headers.ts';
import type { MockContext } from './hono-env.ts';

/** Items of an array, and characters of a whole body, that the request log keeps. */
const ITEMS = 20;
const CHARACTERS = 4_000;

/** Characters of a body that may be kept until somebody reads the log: each sandbox keeps some hundred. */
const KEPT = 16_000;

type LoggedResponse = NonNullable<LoggedRequest['response']>;

/**
 * Describes a request's response for the log: without secrets, and not longer than a developer reads. The function that is
 * returned does so when the log is read, for a description takes a third of a call's time and most are never read.
 */
export function describeResponse(c: MockContext): () => LoggedResponse {
  const sent = c.get('fault') === 'cut' ? undefined : c.get('sentBody');
  const whole = c.get('responseWithHeaders');
  // Reading the headers of such a reply would build a whole Response.
  const headers =
    c.res === whole?.response
      ? Object.entries(whole.headers)
      : [...c.res.headers, ...Object.entries(responseHeaders(c))];
  const describe = (): LoggedResponse => ({
    headers: headersOf(headers),
    ...(sent === undefined ? {} : { body: describeBody(sent) }),
  });
  if (sent === undefined || sent.length <= KEPT) return describe;
  const described = describe();
  return () => described;
}

function headersOf(sent: readonly (readonly [name: string, value: string])[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of sent)
    headers[name] =
      name in headers && name === 'set-cookie'
        ? `${headers[name]}, ${shown(name, value)}`
        : shown(name, value);
  return headers;
}

function shown(name: string, value: string): string {
  if (name === 'set-cookie') return value.replace(/^([^=]*)=[^;]*/, `$1=${HIDDEN}`);
  return name === 'location' ? redactPath(value) : redactText(value);
}

function describeBody(body: string): unknown {
  const value = parsed(body);
  const described = withErrorCode(value, redact(withFewItems(value)));
  const text = JSON.stringify(described);
  return text.length <= CHARACTERS ? described : `${text.slice(0, CHARACTERS)} …`;
}

/** A fault may send what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function withFewItems(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withFewItems(inner, depth + 1)]),
    );
  const rest = value.length - ITEMS;
  return [
    ...value.slice(0, ITEMS).map((inner) => withFewItems(inner, depth + 1)),
    ...(rest > 0 ? [`… ${rest} more`] : []),
  ];
}

const word = /^[a-z_.]+$/;

/** The codes of an error and of its fields are words, unlike the codes of emails, which are secret. */
function withErrorCode(body: unknown, redacted: unknown): unknown {
  const { status, code, fields } = (body ?? {}) as { status?: unknown; code?: unknown; fields?: unknown };
  if (status !== 'error' || typeof code !== 'string' || !word.test(code)) return redacted;
  const known = Object.values(fields ?? {}).every((one) => typeof one === 'string' && word.test(one));
  return { ...(redacted as object), code, ...(fields && known ? { fields } : {}) };
}
