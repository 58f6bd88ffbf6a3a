// The layer table as data: eslint.config.mjs enforces it, README.md shows it.
import { mockFeatures } from './mock-features.config.mjs';

/** The stores' folders, each with those that it may import: errors, query and session at the bottom, the product's areas on top. */
const storeFolders = {
  errors: [],
  query: ['errors'],
  session: ['query', 'errors'],
  live: ['session', 'query', 'errors'],
  interface: ['session', 'query', 'errors'],
  preferences: ['session', 'query', 'errors'],
};
const belowAreas = Object.keys(storeFolders);
// Every other folder is an area of the product, and a layer of its own: areas do not import each other.
storeFolders['<area>'] = belowAreas;
/** Which folders are a layer: its name, but for the areas. (Named with a `*`, their layer would stand for those below it too.) */
export const patternOf = (layer) =>
  layer === 'src/stores/<area>' ? `src/stores/!(${belowAreas.join('|')})` : layer;

const inStores = (names) => names.map((name) => `src/stores/${name}`);
const stores = inStores(Object.keys(storeFolders));

/** What every island may import: the pattern makes each folder a layer of its own, so an island never imports another one. */
const belowIslands = [
  'src/ui',
  'src/connected',
  ...stores,
  'src/api',
  'contract',
  'src/config',
  'src/intl',
  'src/styles',
];

const mockFeatureLayer = (name) => `mock-api/features/${name}`;

/** Who may import whom, in the order of the tree. What is not listed is an error, and so is a file in no layer. */
export const layers = {
  contract: [],
  'mock-api': ['contract'],
  server: [],
  // Snapshots are made by the very server that will send them.
  build: ['server'],
  // Language codes and paths, which the pictures are taken in; outlines and colours, which the press kit is drawn with.
  scripts: ['build', 'src/intl', 'src/content', 'src/styles'],
  'src/pages': [
    'src/layouts',
    'src/components',
    'src/islands/*',
    'src/islands/wallet',
    'src/i18n',
    'src/intl',
    'src/config',
    'src/styles',
  ],
  'src/layouts': ['src/components', 'src/i18n', 'src/intl', 'src/config', 'src/styles'],
  'src/components': ['src/i18n', 'src/intl', 'src/config', 'src/content', 'contract', 'src/styles'],
  // A feature imports the wallet's shared folders and nothing of another feature.
  'src/islands/wallet/features/*': ['src/islands/wallet', ...belowIslands],
  'src/islands/wallet': belowIslands,
  'src/islands/*': belowIslands,
  'src/connected': ['src/ui', ...stores, 'contract', 'src/config', 'src/intl', 'src/styles'],
  'src/ui': ['contract', 'src/intl', 'src/styles'],
  ...Object.fromEntries(
    Object.entries(storeFolders).map(([name, below]) => [
      `src/stores/${name}`,
      [...inStores(below), 'src/api', 'contract', 'src/config', 'src/intl'],
    ]),
  ),
  'src/api': ['contract', 'src/config', 'src/intl'],
  'src/i18n': ['src/content', 'src/intl'],
  'src/content': ['contract'],
  'src/config': ['contract'],
  'src/intl': ['contract'],
  'src/middleware': ['src/api', 'src/i18n', 'src/config', 'src/intl', 'contract'],
  'src/actions': ['src/api', 'src/i18n', 'src/config', 'src/intl', 'contract'],
  'src/styles': [],
  tests: ['*'],
};

const islands = ['src/islands/*', 'src/islands/wallet', 'src/islands/wallet/features/*'];
const forEach = (names, value) => Object.fromEntries(names.map((name) => [name, value]));

/** Layers that may name the type of a message, but not pull both dictionaries into what a browser loads. */
export const typeOnly = forEach([...islands, 'src/connected', 'src/ui'], ['src/i18n', 'src/content']);

/**
 * Single files that a layer may import of one that it does not otherwise see. Drawings are data that the zero-JS site, the
 * React primitives, social cards and icons all show.
 */
export const sharedFiles = {
  // The first view before its script, drawn by the component that draws it afterwards.
  'src/pages': ['src/islands/wallet/features/dashboard/DashboardSkeleton.tsx'],
  // Fetch one namespace's messages, or the calling codes, in one language, when a part of the wallet needs them.
  ...forEach(islands, ['src/i18n/load-messages.ts', 'src/i18n/load-calling-codes.ts']),
  'src/ui': ['src/content/coin-marks.ts', 'src/content/mark.ts'],
  build: ['src/content/engraved-shell.ts', 'src/content/mark.ts'],
  // What a build says about itself; the marks for icons; the words of the home page, which the bench has others build too.
  scripts: [
    'contract/assets.ts',
    'server/build-record.ts',
    'src/components/home/partners.ts',
    'src/components/shell/navigation.ts',
    'src/content/i18n/en/home.ts',
    'src/content/i18n/en/shell.ts',
    'src/content/mark.ts',
  ],
};

/** The files that name features, to load them when they are shown; the rest of the wallet knows none. */
export const featureRegistries = [
  'src/islands/wallet/lazy/screen-registry.ts',
  'src/islands/wallet/lazy/dashboard-parts.ts',
  'src/islands/wallet/panels/panel-registry.ts',
  'src/islands/wallet/panels/sheet-registry.ts',
];

/** A feature's folder comes before the mock's, which holds it too: the first pattern that matches names the layer. */
export const everyLayer = [...Object.keys(mockFeatures).map(mockFeatureLayer), ...Object.keys(layers)];
const toLayers = (names) => ({ element: { types: { anyOf: names.includes('*') ? everyLayer : names } } });
export const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(layers)
    .filter(([, to]) => to.length > 0)
    .map(([from, to]) => ({ from: { element: { type: from } }, allow: { to: toLayers(to) } })),
  ...Object.entries(typeOnly).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: toLayers(to), dependency: { kind: 'type' } },
  })),
  ...Object.entries(sharedFiles).map(([from, path]) => ({
    from: { element: { type: from } },
    allow: { to: { file: { path } } },
  })),
  // The rest of the mock (its server, personas, control plane) knows the features; a feature knows few others.
  {
    from: { element: { type: 'mock-api' } },
    allow: { to: toLayers(Object.keys(mockFeatures).map(mockFeatureLayer)) },
  },
  ...Object.entries(mockFeatures).map(([name, below]) => ({
    from: { element: { type: mockFeatureLayer(name) } },
    allow: { to: toLayers(['contract', 'mock-api', ...below.map(mockFeatureLayer)]) },
  })),
  {
    from: { file: { path: featureRegistries } },
    allow: { to: toLayers(['src/islands/wallet/features/*']) },
  },
];
