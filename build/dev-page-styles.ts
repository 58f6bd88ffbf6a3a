import type { EnvironmentModuleNode, Plugin } from 'vite';

/** Astro's list of a page's style sheets in development, and the page that it is of. */
const LIST = '\0virtual:astro:dev-css:';
const PAGE = '\0virtual:astro:page:';
/** What imports every page of the site. */
const MANIFEST = '\0virtual:astro:manifest';

const BEFORE = 'export const css = new Set(';
const AFTER = ')';

type Module = Pick<EnvironmentModuleNode, 'id'> & { readonly importedModules: ReadonlySet<Module> };

/** The ids of what a page imports, itself or through others, but not through Astro's manifest. */
export function importedIds(page: Module): ReadonlySet<string> {
  const ids = new Set<string>();
  const left = [page];
  for (let module = left.pop(); module; module = left.pop()) {
    if (module.id === null || module.id === MANIFEST || ids.has(module.id)) continue;
    ids.add(module.id);
    left.push(...module.importedModules);
  }
  return ids;
}

/**
 * Gives each page its own style sheets in development, as a build does. Astro 7.3 collects them from all that a page imports, and
 * `astro:actions` imports the manifest, which imports every page: one with a form of an action in it had the sheets of the whole site.
 */
export const devPageStyles = (): Plugin => ({
  name: 'cowrie:dev-page-styles',
  apply: 'serve',
  transform: {
    filter: { id: /^\0virtual:astro:dev-css:/ },
    handler(code, id) {
      const page =
        this.environment.mode === 'dev' &&
        this.environment.moduleGraph.getModuleById(PAGE + id.slice(LIST.length));
      if (!page || !code.startsWith(BEFORE) || !code.endsWith(AFTER)) return undefined;
      const own = importedIds(page);
      const sheets = JSON.parse(code.slice(BEFORE.length, -AFTER.length)) as { id: string }[];
      const kept = sheets.filter((sheet) => own.has(sheet.id));
      return { code: BEFORE + JSON.stringify(kept) + AFTER, map: null };
    },
  },
});
