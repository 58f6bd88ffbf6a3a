import { inlineContent, cspViolations } from '../server/csp.ts';
import type { Answer } from './guest-requests.ts';

/** Pages with an island, which must fetch nothing before an interaction. */
const HOME = ['/', '/cn'];
/** Pages that may run the scripts of services, with consent (spec section 7, Third-party). */
const MEASURED = [...HOME, '/features', '/cn/features'];

/**
 * @param allowed the scripts that the visitor's consent allows.
 * @returns the reasons why a page can't be a snapshot, one per line.
 */
export function violations(
  path: string,
  { status, headers, body }: Answer,
  allowed: readonly string[] = [],
): string[] {
  const wanted = Number(/\/(404|500)$/.exec(path)?.[1] ?? 200);
  if (status !== wanted) return [`${path} answers ${status} instead of ${wanted}`];
  const problems: string[] = [];
  if (headers['set-cookie']) problems.push(`${path} sets a cookie, which every guest would get`);
  if (!headers['content-type']?.startsWith('text/html')) return problems;
  const html = body.toString('utf8');
  const policy = String(headers['content-security-policy'] ?? '');
  const { scripts, scriptFiles } = inlineContent(html);
  const islands = [...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(
    ([, directive]) => directive,
  );
  if (HOME.includes(path)) {
    if (islands.some((directive) => directive !== 'interaction'))
      problems.push(`${path} has an island that does not wait`);
    if (scripts.size > 0 && islands.length === 0) problems.push(`${path} has a script without an island`);
  } else {
    if (scripts.size > 0) problems.push(`${path} has an inline script`);
    if (islands.length > 0) problems.push(`${path} has an island`);
  }
  const measured = MEASURED.includes(path) ? allowed : [];
  for (const file of scriptFiles) {
    if (!measured.includes(unescaped(file))) problems.push(`${path} loads the script ${file}`);
  }
  for (const hash of cspViolations(html, policy))
    problems.push(`${path} holds inline content that its policy refuses: ${hash}`);
  return problems;
}

/** Decodes a URL from an attribute. */
const unescaped = (attribute: string) => attribute.replace(/&(?:amp|#38);/g, '&');
