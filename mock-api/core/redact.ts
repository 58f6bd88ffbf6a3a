/** Names of members that the request log must not show, after `prefix`; `postal_code` and `referral_code` are no secrets. */
const names = (prefix: string) =>
  `(?:${prefix}(?:passw(?:or)?d|token|secret)|(?:${prefix}[_-])?(?:pin|otp|totp)|(?:(?:otp|email|reset|recovery|backup|device|signup|verification|auth)[_-])?codes?|key|response|authorization|(?:set-)?cookie)`;
const SECRET = new RegExp(`^${names('[\\w-]*')}$`, 'i');
/**
 * `token=x`, `"password": "x"`, in a text that is not JSON or is cut off. Each part has a maximum length, so that no text
 * makes the pattern slow.
 */
const IN_TEXT = new RegExp(
  `(\\b${names('[\\w-]{0,40}')}["']?\\s{0,9}[:=]\\s{0,9})("(?:[^"\\\\]|\\\\.)*"?|'[^']*'?|[^\\s,;&}]+)`,
  'gi',
);
export const HIDDEN = '[redacted]';

export const isSecret = (name: string) => SECRET.test(name);

/** More than any body of the contract has: a client can nest one until it overflows the stack, and a snapshot must be JSON. */
export const MAX_DEPTH = 20;
const TOO_DEEP = '[too deep]';

/** Characters of a text that are kept: more than any that a person writes or reads, and less than a picture. */
const LONGEST_TEXT = 3_000;

/** A copy without passwords, codes, PINs and tokens, cut off below `MAX_DEPTH`. Of a long text it has the beginning, and the length. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(shortened(value));
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return TOO_DEEP;
  if (Array.isArray(value)) return value.map((inner) => redact(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? HIDDEN : redact(inner, depth + 1)]),
  );
}

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} … (${text.length} characters)` : text;

export function redactText(text: string): string {
  return text.replace(IN_TEXT, `$1${HIDDEN}`);
}

/** A path with its query, still percent-encoded: `/reset?token=[redacted]`, `/token/[redacted]`. */
export function redactPath(path: string): string {
  const [before = '', ...query] = path.split('?');
  const segments = before.split('/').map((segment, index, all) => {
    const isNamed = isSecret(decoded(all[index - 1] ?? ''));
    return isNamed && segment !== '' ? HIDDEN : redactText(segment);
  });
  if (query.length === 0) return segments.join('/');
  const pairs = query
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      const isNamed = isSecret(decoded(name)) && pair !== name;
      return isNamed ? `${name}=${HIDDEN}` : redactText(pair);
    });
  return `${segments.join('/')}?${pairs.join('&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
