import { HIDDEN, MAX_DEPTH, redact, redactPath, redactText } from '../core/redact.ts';
import type { LoggedRequest } from '../core/request-log.ts';
import { responseHeaders } from './headers.ts';
import type { MockContext } from './hono-env.ts';

/** Items of an array, and characters of a text or of a whole body, that the request log keeps. */
const ITEMS = 20;
const CHARACTERS = 4_000;

/** The response of a request for the log: without secrets, and not longer than a developer reads. */
export function describeResponse(c: MockContext): NonNullable<LoggedRequest['response']> {
  const body = c.get('fault') === 'cut' ? undefined : c.get('sentBody');
  return { headers: headersOf(c), ...(body === undefined ? {} : { body: describeBody(body) }) };
}

function headersOf(c: MockContext): Record<string, string> {
  // A reply has these headers only, and reading them from it would build a whole Response.
  const own =
    c.res === c.get('responseWithHeaders')
      ? [['content-type', 'application/json'] as const]
      : [...c.res.headers];
  const headers: Record<string, string> = {};
  for (const [name, value] of [...own, ...Object.entries(responseHeaders(c))])
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

function describeBody(body: unknown): unknown {
  const value = typeof body === 'string' ? parsed(body) : body;
  const described = withErrorCode(value, redact(shortened(value)));
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

function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > CHARACTERS ? `${value.slice(0, CHARACTERS)} …` : value;
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, shortened(inner, depth + 1)]),
    );
  const rest = value.length - ITEMS;
  return [
    ...value.slice(0, ITEMS).map((inner) => shortened(inner, depth + 1)),
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
