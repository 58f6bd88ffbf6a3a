import { createHash } from 'node:crypto';

/** Script types that run, or to which a policy applies as if they ran. Other types are data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

interface InlineContent {
  /** CSP sources, as in `sha256-...`, of each inline style. */
  readonly styles: ReadonlySet<string>;
  /** CSP sources of each inline script that runs. */
  readonly scripts: ReadonlySet<string>;
  /** URLs of the scripts that the page loads with a tag. */
  readonly scriptFiles: readonly string[];
  readonly stylesheets: number;
}

const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Matches a script or style element with its content, or any other single tag. It reads quoted attributes as a whole,
 * because a form shows typed text again, and `value="<script>"` is not a script.
 */
const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
const ELEMENT = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b${ATTRIBUTES}>([^]*?)</\\1>|<([a-z][^\\s/>]*)${ATTRIBUTES}>`,
  'gi',
);

/** Reads from a page's HTML what its policy has to allow. */
export function inlineContent(html: string): InlineContent {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const scriptFiles: string[] = [];
  let stylesheets = 0;
  for (const [, element, inside = '', content = '', tag, attributes = ''] of html.matchAll(ELEMENT)) {
    if (tag && /^link$/i.test(tag) && /\brel\s*=\s*["']?stylesheet/i.test(attributes)) stylesheets += 1;
    if (!element) continue;
    if (element.toLowerCase() === 'style') {
      styles.add(hash(content));
      continue;
    }
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(inside)?.[1] ?? '';
    if (!RUNS.test(type)) continue;
    const file = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(inside)?.[1];
    if (file) scriptFiles.push(file);
    else scripts.add(hash(content));
  }
  return { styles, scripts, scriptFiles, stylesheets };
}

/**
 * Narrows Astro's policy, which has the hashes of the whole site, to the content of one page. It only removes sources, so an
 * injected script, whose hash Astro never had, stays blocked.
 */
export function tightenCsp(html: string, policy: string): string {
  const content = inlineContent(html);
  const runs = content.scripts.size > 0 || content.scriptFiles.length > 0;
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => {
      if (name === 'script-src') return [name, ...(runs ? only(sources, content.scripts) : ["'none'"])];
      if (name === 'style-src') {
        const own = only(sources, content.styles);
        // A page without scripts and stylesheets can't load any later either.
        const kept = runs || content.stylesheets > 0 ? own : own.filter((source) => source !== "'self'");
        return [name, ...(kept.length > 0 ? kept : ["'none'"])];
      }
      return [name, ...sources];
    })
    .map((directive) => directive.join(' '))
    .join('; ');
}

function only(sources: readonly string[], hashes: ReadonlySet<string>): string[] {
  return sources.filter((source) => !/^'sha\d+-/.test(source) || hashes.has(source.slice(1, -1)));
}

/** The inline scripts and styles that a policy does not allow, which a browser would block. */
export function cspViolations(html: string, policy: string): string[] {
  const { styles, scripts } = inlineContent(html);
  return [...styles, ...scripts].filter((source) => !policy.includes(`'${source}'`));
}
