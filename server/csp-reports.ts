import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Where the policy of every page has violations of it reported to; astro.config.mjs names it in `report-uri`. */
export const REPORT_PATH = '/csp-report';

/** Bytes. A browser's report is about 1 kB; one that holds more than a few is none of ours. */
const LONGEST_REPORT = 16 * 1024;
/** Reports that are logged a minute, all visitors together: anybody can send them, and a log must not be filled by them. */
const REPORTS_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Reports that browsers put into one request. */
const MOST_IN_ONE = 10;
const TYPES = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;

/** Answers reports of Content-Security-Policy violations, and logs them one a line. */
export function receiveCspReports(
  log: (line: string) => void = console.warn,
  now: () => number = Date.now,
): (c: Context<{ Bindings: HttpBindings }>) => Promise<Response> {
  let minute = 0;
  let logged = 0;
  const hasRoom = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, logged] = [current, 0];
    return logged < REPORTS_A_MINUTE;
  };
  return async (c) => {
    // The unread rest of a body would be taken for the connection's next request.
    const refuse = (status: 413 | 415 | 429) => c.body(null, status, { connection: 'close' });
    if (!TYPES.test(c.req.header('content-type') ?? '')) return refuse(415);
    if (!hasRoom()) return refuse(429);
    const text = await readText(c.env.incoming);
    if (text === null) return refuse(413);
    const reports = readReports(text);
    if (reports === null) return c.body(null, 400);
    for (const report of reports.slice(0, MOST_IN_ONE)) {
      if (!hasRoom()) break;
      logged += 1;
      log(`csp violation ${JSON.stringify(report)}`);
    }
    return c.body(null, 204);
  };
}

/** null for a body that is too long, or that its browser cut off. */
async function readText(incoming: HttpBindings['incoming']): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Otherwise leaving the loop would close the connection before the answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LONGEST_REPORT) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The violations in either format: one under `csp-report`, or a list of the Reporting API. null for what is neither. */
function readReports(text: string): LoggedViolation[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (isMembers(json)) return isMembers(json['csp-report']) ? [violationOf(json['csp-report'])] : null;
  if (!Array.isArray(json)) return null;
  return json.flatMap((entry: unknown) =>
    isMembers(entry) && entry.type === 'csp-violation' && isMembers(entry.body)
      ? [violationOf(entry.body)]
      : [],
  );
}

/** What is logged: where, and which rule. Never a query, a fragment, a referrer or a sample of the page, which may hold secrets. */
interface LoggedViolation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
}

function violationOf(report: Members): LoggedViolation {
  const member = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => value !== undefined);
  const line = member('line-number', 'lineNumber');
  return {
    page: pathOf(member('document-uri', 'documentURL')),
    directive: word(member('effective-directive', 'effectiveDirective', 'violated-directive')),
    blocked: originOf(member('blocked-uri', 'blockedURL')),
    source: pathOf(member('source-file', 'sourceFile')),
    line: typeof line === 'number' ? line : null,
  };
}

const LONGEST_PATH = 200;
/** The path of a page or a script of ours. */
const pathOf = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname.slice(0, LONGEST_PATH) : '';
/** The host of what was blocked and no more, since what is stolen leaves in a path too; or a word such as `inline` and `eval`. */
const originOf = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).host !== '' ? new URL(url).origin : word(url);
/** A directive's name, or what a browser says in place of an address. */
const word = (value: unknown) =>
  typeof value === 'string' ? (/^[a-z][a-z-]{0,40}/.exec(value)?.[0] ?? '') : '';
