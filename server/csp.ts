import { createHash } from 'node:crypto';

/** Script types that run, or that a policy governs like one that runs; others are data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

export interface InlineContent {
  /** CSP sources, as in `sha256-...`, of each inline style. */
  readonly styles: ReadonlySet<string>;
  /** The same of each inline script that runs. */
  readonly scripts: ReadonlySet<string>;
  /** Addresses of scripts that the page loads by a tag. */
  readonly scriptFiles: readonly string[];
  readonly stylesheets: number;
}

const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * One element with what is in it, for those that a policy is about; else one tag. Whole tags are read, with what stands in
 * quotes: a field shows what somebody typed, and `value="<script>"` is no script.
 */
const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
const ELEMENT = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b${ATTRIBUTES}>([^]*?)</\\1>|<([a-z][^\\s/>]*)${ATTRIBUTES}>`,
  'gi',
);

/** What a policy has to allow for a page, read from its HTML. */
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
 * Narrows Astro's policy, which carries the hashes of the whole site, to what one page holds. It only ever takes away: a
 * script that got into a page by injection is hashed nowhere and stays refused.
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
        // A page that runs nothing and links no stylesheet loads none later either.
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

/** Inline content that a policy does not allow: a browser would refuse it. */
export function cspViolations(html: string, policy: string): string[] {
  const { styles, scripts } = inlineContent(html);
  return [...styles, ...scripts].filter((source) => !policy.includes(`'${source}'`));
}
