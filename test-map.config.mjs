// What `npm run test:mine` runs for a change, as data. Unit and component tests are found by what they import (`vitest --changed`), unless a row names them; this names the
// browser tests and the checks on a build, which import nothing of what they look at.

/**
 * @typedef {object} TestMapRow
 * @property {string} source a glob: files whose change this row is about.
 * @property {readonly string[]} [browser] specs of tests/e2e without `.spec.ts`, the most telling first: at most 40 tests of them are run.
 * @property {readonly string[]} [unit] unit tests in place of those that import the source, without `.test.ts`; `{name}` is the source's own name.
 * @property {readonly string[]} [checks] files of tests/build and tests/server, such as `server/headers`, without `.test.ts`.
 */

const signIn = ['login', 'second-factor', 'forgot-password', 'closed-account', 'auth-keys', 'code-entry'];
const walletFrame = ['wallet-start', 'wallet-frame', 'panel-rules', 'frame-focus', 'logout'];
const looksOfPages = [
  'public-look',
  'accessible-forms',
  'public-large-text',
  'public-menus',
  'public-chinese-lines',
  'public-print',
];
const looksOfWallet = ['accessible-wallet', 'gutter', 'wallet-large-text', 'accessible-shell'];
const support = [
  'support-panel',
  'support-chat',
  'support-chat-tabs',
  'support-chat-drafts',
  'support-chat-offline',
];
const everyJourney = ['journey', 'login', 'wallet-start', 'home-script'];

/** @type {readonly TestMapRow[]} */
export const testMap = [
  // Sign-up, login, recovery, onboarding.
  {
    source: 'src/islands/auth/**',
    browser: [
      ...signIn,
      'oauth-callback',
      'challenge-modes',
      'no-enumeration',
      'auth-focus',
      'auth-by-keyboard',
      'error-page',
    ],
  },
  {
    source: 'src/islands/onboarding/**',
    browser: ['journey', 'typed-early', 'one-submit', 'storage', 'auth-by-keyboard'],
  },
  { source: 'src/islands/home/**', browser: ['home-script', 'journey', 'one-submit'] },
  {
    source: 'src/layouts/**',
    browser: [...looksOfPages, 'no-script', 'accessible-auth'],
    checks: ['build/snapshot-pages', 'build/heads', 'server/csp'],
  },

  // The wallet.
  {
    source: 'src/islands/wallet/*',
    browser: [...walletFrame, 'language-change', 'part-files', 'wallet-routes'],
  },
  {
    source: 'src/islands/wallet/{i18n,lazy}/**',
    browser: ['language-change', 'part-files', 'planted-screens', 'wallet-walk', 'wallet-routes'],
  },
  {
    source: 'src/islands/wallet/{shell,start}/**',
    browser: [...walletFrame, 'profile-popup', 'shell-by-keyboard', 'wallet-stability', 'start-bytes'],
  },
  {
    source: 'src/islands/wallet/panels/**',
    browser: [
      'panel-rules',
      'panel-haste',
      'frame-focus',
      'search-keys',
      'back-forward-cache',
      'planted-panels',
    ],
  },
  {
    source: 'src/islands/wallet/background/**',
    browser: [
      'session-warning',
      'session-longest',
      'warm-up',
      'arrivals-on-screen',
      'search-keys',
      'revalidate',
    ],
  },
  {
    source: 'src/islands/wallet/{list,person}/**',
    browser: ['search', 'accessible-lists', 'profile-popup', 'local-days'],
  },
  {
    source: 'src/islands/wallet/{status,dialog}/**',
    browser: ['wallet-faults', 'planted-screens', 'notifications', 'wallet-soak'],
  },
  {
    source: 'src/islands/wallet/{money,transaction,preferences}/**',
    browser: ['dashboard', 'hidden-balances', 'wallet-preferences'],
  },
  { source: 'src/islands/wallet/features/support/**', browser: [...support, 'support-accessible'] },
  {
    source: 'src/islands/wallet/features/{search,people,assets,transactions}/**',
    browser: ['search', 'search-recent', 'accessible-lists'],
  },
  {
    source: 'src/islands/wallet/features/notifications/**',
    browser: ['notifications', 'notifications-accessible', 'arrivals-on-screen', 'local-days'],
  },
  {
    source: 'src/islands/wallet/features/coming-soon/**',
    browser: ['coming-screens', 'place-ids', 'coming-panels'],
  },
  {
    source: 'src/islands/wallet/features/dashboard/**',
    browser: ['dashboard', 'hidden-balances', 'stream', 'wallet-stability'],
  },
  {
    source: 'src/islands/wallet/features/account/**',
    browser: ['wallet-preferences', 'language-change', 'profile-popup', 'logout'],
  },
  { source: 'src/islands/wallet/features/security/**', browser: ['emergency-contact'] },
  {
    source: 'src/islands/wallet/features/{logout,not-found}/**',
    browser: ['logout', 'wallet-routes', 'planted-screens'],
  },

  // What several islands use.
  {
    source: 'src/stores/{session,sign-in}/**',
    browser: [...signIn, 'session', 'two-tabs', 'storage', 'corrupt-storage'],
  },
  { source: 'src/stores/support/**', browser: support },
  { source: 'src/stores/search/**', browser: ['search', 'search-recent'] },
  {
    source: 'src/stores/{query,errors,interface,preferences,live,money,notifications,account}/**',
    browser: [...everyJourney, 'dashboard', 'lost-answers', 'revalidate', 'news-poll'],
  },
  {
    source: 'src/api/**',
    browser: [
      ...everyJourney,
      'stream',
      'stream-pauses',
      'news-poll',
      'lost-answers',
      'device-probes',
      'wallet-faults',
    ],
  },
  {
    source: 'src/{ui,connected}/**',
    browser: ['code-entry', 'auth-focus', 'toasts', 'accessible-forms', 'shell-by-keyboard', ...everyJourney],
  },
  { source: 'src/intl/**', browser: ['dashboard', 'wallet-preferences', 'hidden-balances'] },
  {
    source: 'src/config/**',
    browser: ['consent-question', 'telemetry', ...everyJourney],
    checks: ['server/consent', 'build/telemetry'],
  },
  {
    source: 'src/i18n/**',
    browser: ['language-change', ...everyJourney],
    checks: ['build/require-translations'],
  },

  // The public site.
  {
    source: 'src/{pages,components}/**',
    browser: ['public-no-script', 'public-keyboard', ...looksOfPages, 'public-accessible'],
    checks: ['build/snapshot-pages', 'build/heads', 'build/links', 'build/valid-html', 'server/members'],
  },
  {
    source: 'src/components/{consent,form}/**',
    browser: ['consent-question', 'forms-no-script', 'telemetry'],
    checks: ['server/consent', 'server/contact', 'server/newsletter'],
  },
  {
    source: 'src/components/{features,company,press,support}/**',
    browser: ['features', 'company', 'press', 'support'],
    checks: ['server/features', 'server/press', 'server/support'],
  },
  {
    source: 'src/content/**',
    checks: ['build/require-translations', 'build/heads', 'build/links', 'build/structured-data'],
  },
  { source: 'src/{content.config,env.d}.ts', checks: ['build/require-translations', 'build/snapshot-pages'] },
  {
    source: 'src/actions/**',
    browser: ['forms-no-script', 'newsletter-no-script'],
    checks: ['server/contact', 'server/newsletter', 'server/odd-posts'],
  },
  {
    source: 'src/middleware/**',
    browser: ['guards-script', 'session'],
    checks: ['server/guards', 'server/members', 'server/headers'],
  },
  {
    source: 'src/styles/**',
    browser: ['public-keyboard', 'shell-by-keyboard', ...looksOfPages, ...looksOfWallet, 'public-accessible'],
    checks: ['build/style-layers', 'build/snapshot-pages'],
  },
  {
    source: '{src,public}/**/*.css',
    browser: [...looksOfPages, ...looksOfWallet],
    checks: ['build/style-layers'],
  },
  {
    source: 'public/**',
    browser: ['public-look'],
    checks: ['build/links', 'server/headers', 'server/press'],
  },

  // The servers, the build, the mock.
  {
    source: 'server/**',
    browser: ['embedding', 'no-script', 'guards-script'],
    checks: [
      'server/headers',
      'server/csp',
      'server/guards',
      'server/members',
      'server/snapshots',
      'server/framing',
    ],
  },
  {
    source: 'build/**',
    browser: ['start-bytes', 'home-script', 'wallet-start'],
    checks: [
      'build/snapshot-pages',
      'build/start-paths',
      'build/build-steps',
      'build/found-steps',
      'build/heads',
    ],
  },
  { source: 'contract/**', browser: everyJourney, checks: ['server/contact'] },
  { source: 'mock-api/**', browser: [...everyJourney, 'fixture'] },
  { source: 'mock-api/routes/*', unit: ['mock-api/{name}', 'mock-api/valid-calls', 'mock-api/every-call'] },
  { source: 'mock-api/admin/**', browser: ['admin-page'] },
  { source: 'scripts/**', browser: ['home-script'] },
  {
    source: 'tests/e2e/{mock,mock-control,mock-clock,watch,evidence,axe,walk,focus,wallet-figures}.ts',
    browser: ['fixture', 'evidence', 'faults-found', ...everyJourney],
  },
  {
    source: '*.{mjs,ts,json}',
    browser: everyJourney,
    checks: ['build/snapshot-pages', 'build/layers'],
  },
];
