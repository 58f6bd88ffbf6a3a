// The layer table as data: eslint.config.mjs enforces it, README.md shows it.

/** Who may import whom, in the order of the tree. What is not listed is an error, and so is a file in no layer. */
export const layers = {
  contract: [],
  'mock-api': ['contract'],
  server: [],
  // The frozen pages are asked of the very server that will hand them out.
  build: ['server'],
  // Language codes and paths, which the pictures are taken in; outlines and colours, which the press kit is drawn with.
  scripts: ['build', 'src/intl', 'src/content', 'src/styles'],
  'src/pages': ['src/layouts', 'src/components', 'src/islands/*', 'src/i18n', 'src/intl', 'src/styles'],
  'src/layouts': ['src/components', 'src/i18n', 'src/intl', 'src/styles'],
  'src/components': ['src/i18n', 'src/intl', 'src/content', 'contract', 'src/styles'],
  // The pattern makes each folder a layer of its own: an island never imports another island.
  'src/islands/*': ['src/ui', 'src/connected', 'src/stores', 'src/api', 'contract', 'src/intl', 'src/styles'],
  'src/connected': ['src/ui', 'src/stores', 'contract', 'src/intl', 'src/styles'],
  'src/ui': ['contract', 'src/intl', 'src/styles'],
  'src/stores': ['src/api', 'contract', 'src/intl'],
  'src/api': ['contract', 'src/intl'],
  'src/i18n': ['src/content', 'src/intl'],
  'src/content': ['contract'],
  'src/intl': ['contract'],
  'src/middleware': ['src/api', 'src/i18n', 'src/intl', 'contract'],
  'src/actions': ['src/api', 'src/i18n', 'src/intl', 'contract'],
  'src/styles': [],
  tests: ['*'],
};

/** Layers that may name the type of a message, but not pull both dictionaries into what a browser loads. */
export const typeOnly = {
  'src/islands/*': ['src/i18n', 'src/content'],
  'src/connected': ['src/i18n', 'src/content'],
  'src/ui': ['src/i18n', 'src/content'],
};

/**
 * Single files that a layer may import of one that it does not otherwise see. Drawings are data that the zero-JS site, the
 * React primitives, social cards and icons all show.
 */
export const sharedFiles = {
  // Fetch one area's words, or the calling codes, in one language, when a part of the wallet needs them.
  'src/islands/*': ['src/i18n/load-messages.ts', 'src/i18n/load-calling-codes.ts'],
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

export const everyLayer = Object.keys(layers);
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
];
