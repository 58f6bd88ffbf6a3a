interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const inFolders = (...folders: string[]) => new RegExp(`/(${folders.join('|')})/`);
const ANY = inFolders('src', 'contract', 'node_modules');
const WALLET = inFolders('src/islands/wallet');
/** Its first view; the folders in it are parts that load later. */
const DASHBOARD = /\/src\/islands\/wallet\/features\/dashboard\/[^/]+$/;
/** What the wallet loads once the first view is shown: its background work, the frame of its panels, the dashboard's parts. */
const BACKGROUND = inFolders('src/islands/wallet/(background|panels|features/dashboard/parts)');
const FORMS = inFolders('node_modules/(react-hook-form|@hookform|@standard-schema)', 'src/connected/forms');
/** The fields that onboarding and the wallet's own screens share. */
const USER_INFO = inFolders('src/connected/user-info');
const NEW_PASSWORD = inFolders('src/connected/new-password');
const SIGN_IN = inFolders('src/stores/sign-in');
const CHALLENGE = inFolders('node_modules/@marsidev', 'src/ui/challenge');
/** 12 kB that a screen loads once somebody types an address, with the hashes and encodings that they need. */
const ADDRESSES = inFolders(
  'contract/addresses',
  'src/stores/[^/]+/address-checks',
  'node_modules/@(noble|scure)',
);
/** What the screens with payees share; most others need none of it. */
const PAYEES = inFolders('src/islands/wallet/payment', 'src/stores/payees(?!/address-checks)');
/** How money is moved, which sending needs, and an open payment on any other screen. */
const TRANSFERS = inFolders('src/stores/transfers(?!/address-checks)');
/** What comes with the screens that need it, however many there are. */
const apart = (id: string) => ADDRESSES.test(id) || PAYEES.test(id) || TRANSFERS.test(id);
const CONTRACT = inFolders('contract');
const LIBRARY = inFolders('node_modules');
const LIBRARY_OR_UI = inFolders('node_modules', 'src/ui');
/** What screens and panels share. */
const PIECES = inFolders(
  'src/islands/wallet/(?!features)[^/]+',
  'src/(stores|ui|intl|api|config)',
  'contract',
);
/** The area of a screen, a panel or a store that loads by itself. */
const AREA = /\/src\/(?:islands\/wallet\/features|stores)\/([^/]+)\//;
/** Smaller chunks compress worse than they save: in bytes of source. */
const SMALLEST = 1500;

type Walk = (info: ModuleInfo) => readonly string[];
const byImports: Walk = (info) => info.importers;
const byAnyImport: Walk = (info) => [...info.importers, ...info.dynamicImporters];

/** A module and all modules above it, from which a walk leads down to it. */
function above(id: string, graph: ModuleGraph, walk: Walk, seen = new Map<string, ModuleInfo>()) {
  const info = seen.has(id) ? null : graph.getModuleInfo(id);
  if (!info) return seen;
  seen.set(id, info);
  for (const importer of walk(info)) above(importer, graph, walk, seen);
  return seen;
}

/** The modules that something begins with: a page's island, or what is loaded by an `import()`. */
const startsAbove = (id: string, graph: ModuleGraph) =>
  [...above(id, graph, byImports)].filter(
    ([, { isEntry, dynamicImporters }]) => isEntry || dynamicImporters.length > 0,
  );

/** Who needs a module. Starting with it means to reach it by static imports alone. */
interface Needs {
  /** The wallet starts with it. */
  readonly wallet: boolean;
  /** The dashboard does; the wallet's background work does. */
  readonly dashboard: boolean;
  readonly background: boolean;
  /** How many pages before the wallet start with it; whether one of them starts with the forms' library, too. */
  readonly pages: number;
  readonly formPages: boolean;
  /** Whether a page before the wallet starts with it or loads it later. */
  readonly pagesLater: boolean;
}

/** Whether a module, or one that it imports, is of the forms' library. */
function startsWithForms(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (FORMS.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((each) => startsWithForms(each, graph, seen));
}

function needsOf(id: string, graph: ModuleGraph): Needs {
  const starts = startsAbove(id, graph);
  const isPage = ([start, { isEntry }]: [string, ModuleInfo]) => isEntry && !WALLET.test(start);
  const pages = starts.filter(isPage);
  return {
    wallet: starts.some(([start, { isEntry }]) => isEntry && WALLET.test(start)),
    dashboard: starts.some(([start]) => DASHBOARD.test(start)),
    background: starts.some(([start]) => BACKGROUND.test(start)),
    pages: pages.length,
    formPages: pages.some(([page]) => startsWithForms(page, graph)),
    pagesLater: [...above(id, graph, byAnyImport)].some(isPage),
  };
}

/** The areas of the wallet that need a module: `receive`, `transactions`. */
function areasOf(id: string, graph: ModuleGraph): readonly string[] {
  return [...new Set(startsAbove(id, graph).map(([start]) => AREA.exec(start)?.[1] ?? start))];
}

/** Names a chunk by the one area that needs its modules. */
function ownArea(id: string, graph: ModuleGraph): string | null {
  const [area, ...others] = areasOf(id, graph);
  return area !== undefined && others.length === 0 ? area : null;
}

/**
 * Whether a module is, or imports, a library that features alone need: a screen that shares other pieces with those features
 * must not load it.
 */
function needsOwnLibrary(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  if (LIBRARY.test(id)) {
    const { wallet, dashboard, background, pages } = needsOf(id, graph);
    return !wallet && !dashboard && !background && pages === 0;
  }
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((each) => needsOwnLibrary(each, graph, seen));
}

const neededBy = (name: string, includes: (by: Needs, id: string) => boolean) => ({
  name: (id: string, graph: ModuleGraph) => (includes(needsOf(id, graph), id) ? name : null),
  test: ANY as RegExp | ((id: string) => boolean),
});

const neitherFormsNorChallenge = (id: string) => ANY.test(id) && !FORMS.test(id) && !CHALLENGE.test(id);

/** One that takes sentences from the contract comes with its screens: the others would load what those share, to have it. */
const takesFromContract = (id: string, graph: ModuleGraph) =>
  (graph.getModuleInfo(id)?.importedIds ?? []).some((each) => CONTRACT.test(each));

const smallDictionaries = (locale: 'en' | 'cn') => ({
  name: (id: string, graph: ModuleGraph) => (takesFromContract(id, graph) ? null : `messages-${locale}`),
  test: inFolders(`src/content/i18n/${locale}`),
});

/**
 * How the islands' code is cut into chunks: by who needs it and by folder, never by file, so that a new or renamed file
 * moves nothing unseen. Left to itself, the bundler makes a chunk of each set of modules that the same entries share: some
 * twenty a page, half of them of a few hundred bytes, which compress worse apart. A group takes along what its modules import,
 * unless a group of a higher priority has it. Features are in no group: they are cut at their `import()`.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: inFolders('node_modules/(react|react-dom|scheduler)'), priority: 9 },
    { ...neededBy('base', (by) => (by.wallet || by.dashboard) && by.pagesLater), priority: 8 },
    { ...neededBy('app-shell', (by) => by.wallet), priority: 7 },
    { ...neededBy('money', (by) => by.dashboard), minShareCount: 2, priority: 6 },
    {
      ...neededBy('sign-in', (by) => by.pages > 1 && by.formPages),
      test: neitherFormsNorChallenge,
      priority: 5,
    },
    // Pages that ask for a code, or for nothing: what they share, no page with another form starts with.
    { ...neededBy('codes', (by) => by.pages > 1), test: neitherFormsNorChallenge, priority: 4.5 },
    // Large, and not every page before the wallet starts with them.
    { name: 'forms', test: FORMS, minShareCount: 3, priority: 4 },
    { name: 'challenge', test: CHALLENGE, priority: 4 },
    // Ways in that one page starts with, and another page goes on with.
    { name: 'ways-in', test: SIGN_IN, minShareCount: 2, priority: 3.5 },
    // They need the forms' library: among the controls, the wallet would load it for a button.
    { name: 'user-info', test: USER_INFO, minShareCount: 2, priority: 3.2 },
    { name: 'new-password', test: NEW_PASSWORD, minShareCount: 2, priority: 3.1 },
    { ...neededBy('controls', (by) => by.pages > 0), minShareCount: 2, priority: 3 },
    // Loaded by a page before the wallet after its start, and by the wallet: such a page must not load the wallet for it.
    { ...neededBy('later', (by) => by.pagesLater), minShareCount: 2, priority: 2.5 },
    { ...neededBy('background', (by) => by.background), minShareCount: 2, priority: 2 },
    {
      name: (id: string, graph: ModuleGraph) => (needsOwnLibrary(id, graph) ? 'libraries' : null),
      test: (id: string) => LIBRARY_OR_UI.test(id) && !ADDRESSES.test(id),
      minShareCount: 2,
      priority: 1.5,
    },
    // What several areas share, any first panel needs. What one area has for itself comes with that area.
    {
      name: (id: string, graph: ModuleGraph) => (areasOf(id, graph).length > 1 ? 'pieces' : null),
      test: (id: string) => PIECES.test(id) && !apart(id),
      minShareCount: 2,
      priority: 1,
    },
    // After the pieces, so that they take along none of those.
    { name: 'transfers', test: TRANSFERS, minShareCount: 2, priority: 0.97 },
    { name: 'payees', test: PAYEES, minShareCount: 2, priority: 0.96 },
    { name: 'addresses', test: ADDRESSES, minShareCount: 2, priority: 0.95 },
    {
      // By the store's own folder: an area has more than one, and its screens do not need all of them.
      name: (id: string, graph: ModuleGraph) =>
        ownArea(id, graph) === null ? null : (AREA.exec(id)?.[1] ?? null),
      test: inFolders('src/stores'),
      minShareCount: 2,
      minSize: SMALLEST,
      priority: 0.9,
    },
    { name: ownArea, test: PIECES, minShareCount: 2, priority: 0.8 },
    // Dictionaries of less than 1.6 kB: each by itself would be a chunk of a few hundred bytes.
    { ...smallDictionaries('en'), maxModuleSize: 1600, priority: 0 },
    { ...smallDictionaries('cn'), maxModuleSize: 1600, priority: 0 },
  ],
};
