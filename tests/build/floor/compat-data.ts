import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '#build/browser-floor.ts';

/** What browsers know, by MDN: https://github.com/mdn/browser-compat-data. Not imported: 20 MB, which would be transformed first. */
export const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** MDN's names of browserslist's browsers, where they differ. */
const mdnNames: Readonly<Record<string, BrowserName>> = {
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser, by MDN's names. */
export const floor = [...oldestBrowsers()].map(([name, version]) => ({
  browser: mdnNames[name] ?? (name as BrowserName),
  version,
}));

function isAtMost(added: string, version: string): boolean {
  const [one, other] = [added, version].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < 2; at += 1) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

function isIn({ version_added, version_removed, flags }: SimpleSupportStatement, version: string): boolean {
  if (typeof version_added !== 'string' || version_added === 'preview' || flags) return false;
  if (typeof version_removed === 'string' && isAtMost(version_removed, version)) return false;
  return isAtMost(version_added, version);
}

const statements = (support: SupportStatement | undefined): readonly SimpleSupportStatement[] =>
  support === undefined ? [] : [support].flat();

/**
 * The browsers whose oldest version lacks something.
 * @param feature its entry in MDN's data; one without a statement of its own is taken for known.
 * @returns their names with the first version that has it, or `never`: `safari 17.5`
 */
export function browsersWithout(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return floor.flatMap(({ browser, version }) => {
    // By a name of its own it is not this feature.
    const own = statements(support[browser]).filter((one) => !one.prefix && !one.alternative_name);
    if (own.some((statement) => isIn(statement, version))) return [];
    const later = own.find(({ version_added, flags }) => !flags && /^\d/.test(String(version_added)));
    return [`${browser} ${later ? String(later.version_added) : 'never'}`];
  });
}

/** The first version of a browser that knows something; null when none does. */
export function firstVersion(feature: Identifier | undefined, browser: BrowserName): string | null {
  const own = statements(feature?.__compat?.support[browser]).find(({ flags, prefix }) => !flags && !prefix);
  return typeof own?.version_added === 'string' ? own.version_added : null;
}
