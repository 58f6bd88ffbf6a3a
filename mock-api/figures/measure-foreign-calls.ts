import { docsOf } from '#contract/docs.ts';
import { operations, type Operation } from '#contract/registry.ts';
import { createApp } from '../app.ts';
import type { SandboxState } from '../core/state.ts';

const SITE = 'https://www.example.com';

/** Where a page may be that somebody visits while logged in: what its browser says of it. The last one's is too old to say anything. */
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another site': { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  'another site, by a browser that sends Origin alone': { origin: 'https://elsewhere.example' },
  'another site, by a browser that hides the origin': { 'sec-fetch-site': 'cross-site' },
  'a frame without an origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'another origin of the same site': { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
  'another port': { origin: `${SITE}:8443`, 'sec-fetch-site': 'same-site' },
  'the site without TLS': { origin: 'http://www.example.com', 'sec-fetch-site': 'cross-site' },
  'another origin of the same site, hidden': { 'sec-fetch-site': 'same-site' },
  'an old browser': {},
};

interface Sending {
  readonly what: string;
  readonly type?: string;
  /** null for none. */
  readonly write: (json: string) => string | Uint8Array<ArrayBuffer> | null;
}

/** What a page can send without a preflight. A form always has a type; plain text can be JSON, if a field's name is the first half of it. */
const sendings: readonly Sending[] = [
  { what: 'a form', type: 'application/x-www-form-urlencoded', write: (json) => encodeURIComponent(json) },
  { what: 'an empty form', type: 'application/x-www-form-urlencoded', write: () => '' },
  {
    what: 'a form with parts',
    type: 'multipart/form-data; boundary=x',
    write: (json) => `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${json}\r\n--x--\r\n`,
  },
  { what: 'a form as plain text', type: 'text/plain', write: (json) => json },
  { what: 'fetch in no-cors mode, with a type', type: 'text/plain;charset=UTF-8', write: (json) => json },
  { what: 'fetch in no-cors mode, without a type', write: (json) => new TextEncoder().encode(json) },
];
const NO_BODY: Sending = { what: 'fetch in no-cors mode, without a body', write: () => null };

const REFUSED: ReadonlySet<unknown> = new Set(['origin_refused', 'unsupported_media_type']);

export interface ForeignCalls {
  readonly calls: number;
  readonly tried: number;
  /** What was let through, or changed something: `POST /auth/logout by a form from an old browser`. */
  readonly accepted: readonly string[];
}

/** Calls as a page of another origin would, with the cookies of somebody who is logged in: each call of the contract but GETs. */
export async function measureForeignCalls(): Promise<ForeignCalls> {
  const app = createApp({ first: {}, everywhere: { tickerSpeed: 0 }, allowedOrigins: [SITE] });
  const { state } = app.sandboxes.default;
  const signedIn = await app.request('/__mock/persona', {
    method: 'POST',
    headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'complete', login: true }),
  });
  const { cookies } = (await signedIn.json()) as { cookies: { name: string; value: string }[] };
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const changes = operations.filter(({ endpoint }) => endpoint.method !== 'GET');
  const accepted: string[] = [];
  let tried = 0;
  for (const operation of changes) {
    const before = remembered(state);
    for (const [page, headers] of Object.entries(pages)) {
      // Without headers and body it can't be told from a program's request. SameSite keeps the cookie back there.
      for (const sending of page === 'an old browser' ? sendings : [...sendings, NO_BODY]) {
        tried += 1;
        const response = await app.request(
          pathOf(operation),
          request(operation, sending, { ...headers, cookie }),
        );
        const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
        if (!REFUSED.has(code)) accepted.push(`${operation.op} by ${sending.what} from ${page}`);
      }
    }
    if (remembered(state) !== before) accepted.push(`${operation.op}: something changed`);
  }
  return { calls: changes.length, tried, accepted };
}

const pathOf = ({ endpoint }: Operation) => endpoint.path.replace(/\{\w+\}/g, 'ntf_1');

function request(
  operation: Operation,
  { type, write }: Sending,
  headers: Record<string, string>,
): RequestInit {
  const example: { body?: unknown } = docsOf(operation).example ?? {};
  return {
    method: operation.endpoint.method,
    headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
    body: write(JSON.stringify(example.body ?? {})),
  };
}

/** All but what is kept of every request, whatever comes of it. */
function remembered(state: SandboxState): string {
  const { requestLog: _log, counters: _counters, ...rest } = state;
  return JSON.stringify(rest);
}
