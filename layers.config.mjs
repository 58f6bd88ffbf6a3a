// The layer table as data: eslint.config.mjs enforces it, README.md shows it.

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

/**
 * The mock's features, each with those that it may import: below are rules that several areas of the contract need, above the
 * areas themselves. A feature imports what stands above its own row, so that none depends on itself.
 */
export const mockFeatures = {
  outbox: [],
  ledger: [],
  users: [],
  // Who looks whom up by name, over all calls.
  'look-ups': ['users'],
  session: ['outbox', 'users'],
  notifications: ['outbox', 'users'],
  'account-emails': ['users'],
  restrictions: ['users'],
  // Nothing else that changes an account's security may send emails or notifications of it.
  'security-events': ['account-emails', 'notifications', 'restrictions', 'session', 'users'],
  'notification-center': ['notifications', 'security-events'],
  // Who reaches a ceiling is told by an event of the account's security.
  'wrong-tries': ['security-events', 'users'],
  // What calls want that `reauth` grants, and the PIN, are asked for by those below.
  proofs: ['users'],
  pin: ['security-events', 'users'],
  devices: ['pin', 'proofs', 'security-events', 'session', 'users'],
  // What several calls reply of what protects an account.
  'security-summary': ['devices', 'pin', 'restrictions', 'security-events', 'users'],
  'verification-codes': ['users', 'wrong-tries'],
  'sign-in': ['devices', 'restrictions', 'security-events', 'session', 'users', 'verification-codes'],
  'two-factor': [
    'devices',
    'proofs',
    'restrictions',
    'security-events',
    'security-summary',
    'sign-in',
    'users',
    'verification-codes',
    'wrong-tries',
  ],
  auth: ['devices', 'security-events', 'session', 'sign-in', 'users', 'verification-codes', 'wrong-tries'],
  announcements: [],
  approval: ['pin', 'two-factor', 'users', 'wrong-tries'],
  reauth: [
    'approval',
    'proofs',
    'security-events',
    'two-factor',
    'users',
    'verification-codes',
    'wrong-tries',
  ],
  preferences: ['approval', 'outbox'],
  'payment-errors': [],
  networks: ['payment-errors'],
  market: ['networks', 'payment-errors'],
  fees: ['networks'],
  idempotency: [],
  'contact-form': [],
  banks: ['networks', 'payment-errors', 'users'],
  destinations: ['banks', 'look-ups', 'networks', 'payment-errors', 'users'],
  'emergency-contact': [],
  'linked-accounts': ['proofs', 'restrictions', 'security-events', 'users', 'verification-codes'],
  me: ['devices', 'users', 'verification-codes'],
  newsletter: [],
  onboarding: ['auth', 'security-events', 'look-ups', 'users'],
  'price-alerts': ['account-emails', 'idempotency', 'market', 'notifications', 'payment-errors', 'users'],
  promotions: [],
  referral: ['notifications', 'onboarding', 'users'],
  support: ['notifications', 'outbox'],
  transactions: [
    'account-emails',
    'idempotency',
    'ledger',
    'market',
    'notifications',
    'outbox',
    'payment-errors',
    'support',
    'users',
  ],
  deposits: ['fees', 'ledger', 'networks', 'transactions', 'users'],
  balances: ['deposits', 'ledger', 'market', 'transactions', 'users'],
  limits: ['market', 'restrictions', 'transactions', 'users'],
  payees: [
    'approval',
    'banks',
    'destinations',
    'idempotency',
    'payment-errors',
    'restrictions',
    'security-events',
    'transactions',
    'users',
  ],
  'deposit-addresses': ['networks', 'payees', 'payment-errors', 'users'],
  statements: ['ledger', 'market', 'notifications', 'payment-errors', 'transactions', 'users'],
  exports: ['notifications', 'statements', 'transactions'],
  portfolio: ['market', 'payment-errors', 'statements'],
  people: ['look-ups', 'payment-errors', 'transactions', 'users'],
  'payment-requests': ['idempotency', 'look-ups', 'notifications', 'payment-errors', 'transactions', 'users'],
  transfers: [
    'account-emails',
    'approval',
    'banks',
    'deposits',
    'destinations',
    'fees',
    'idempotency',
    'ledger',
    'limits',
    'market',
    'networks',
    'notifications',
    'payees',
    'payment-errors',
    'payment-requests',
    'preferences',
    'restrictions',
    'transactions',
    'users',
  ],
  search: ['look-ups', 'people', 'support', 'transactions', 'users'],
  security: [
    'approval',
    'pin',
    'proofs',
    'restrictions',
    'security-events',
    'security-summary',
    'transfers',
    'users',
    'verification-codes',
  ],
  password: [
    'approval',
    'proofs',
    'reauth',
    'security-events',
    'security-summary',
    'session',
    'sign-in',
    'users',
  ],
  'service-status': [],
  'wallet-assets': ['fees', 'networks'],
  activities: ['devices', 'security-events', 'session', 'sign-in', 'transfers', 'users'],
  'user-events': ['notifications', 'outbox', 'session'],
};
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
