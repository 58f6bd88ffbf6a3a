// What `npm run test:mine` runs for a change, as data. Unit and component tests are found by what they import (`vitest --changed`), unless a row names them; this names the
// browser tests and the checks on a build, which do not import the code that they test. A file without a row has its unit tests alone: `npm test` runs everything.

/**
 * @typedef {object} TestMapRow
 * @property {string} source a glob: files whose change this row is about.
 * @property {readonly string[]} [browser] specs of tests/e2e without `.spec.ts`, the most telling first: at most 30 tests of them are run.
 * @property {readonly string[]} [unit] unit tests in place of those that import the source, without `.test.ts`; `{folder}` is the source's folder.
 * @property {readonly string[]} [checks] files of tests/build and tests/server, such as `server/headers`, without `.test.ts`.
 */

const signIn = [
  'login',
  'second-factor',
  'forgot-password',
  'closed-account',
  'country-combobox',
  'code-entry',
];
const walletFrame = [
  'wallet-prefetch',
  'wallet-frame',
  'panel-navigation',
  'frame-focus',
  'frame-tab-order',
  'logout',
];
const pageAppearance = [
  'public-layout',
  'accessible-forms',
  'public-large-text',
  'public-menus',
  'public-chinese-line-breaks',
  'public-print',
];
const walletAppearance = [
  'accessible-wallet',
  'scrollbar-gutter',
  'every-width',
  'wallet-large-text',
  'accessible-shell',
];
const support = [
  'support-panel',
  'support-chat',
  'support-chat-tabs',
  'support-chat-drafts',
  'support-chat-offline',
];
const everyJourney = ['journey', 'login', 'wallet-prefetch', 'home-hydration'];

/** @type {readonly TestMapRow[]} */
export const testMap = [
  // Sign-up, login, recovery, onboarding.
  {
    source: 'src/islands/auth/**',
    browser: [
      ...signIn,
      'not-me',
      'oauth-callback',
      'challenge-modes',
      'account-enumeration',
      'auth-focus',
      'auth-keyboard',
      'error-page',
    ],
  },
  {
    source: 'src/islands/onboarding/**',
    browser: [
      'journey',
      'input-before-hydration',
      'double-submit',
      'storage',
      'auth-keyboard',
      'page-history',
    ],
  },
  { source: 'src/islands/home/**', browser: ['home-hydration', 'journey', 'double-submit'] },
  {
    source: '{src/ui/{foreign-dom/**,feedback/ErrorBoundary.tsx},build/react-islands.ts}',
    browser: ['foreign-dom', 'input-before-hydration', 'home-hydration', 'screen-error-boundary'],
  },
  {
    source: 'src/layouts/**',
    browser: [...pageAppearance, 'no-script', 'accessible-auth', 'page-history'],
    checks: ['build/snapshot-pages', 'build/heads', 'server/csp', 'server/specified-pages'],
  },

  // The wallet.
  {
    source: 'src/islands/wallet/*',
    browser: [...walletFrame, 'language-change', 'lazy-chunks', 'wallet-routes'],
  },
  {
    source: 'src/islands/wallet/{i18n,lazy}/**',
    browser: [
      'language-change',
      'lazy-chunks',
      'screen-error-boundary',
      'wallet-history',
      'wallet-routes',
      'wallet-styles',
    ],
  },
  {
    source: 'src/islands/wallet/{shell,start}/**',
    browser: [...walletFrame, 'profile-popup', 'shell-keyboard', 'wallet-stability', 'script-budget'],
  },
  {
    source: 'src/islands/wallet/panels/**',
    browser: [
      'panel-navigation',
      'panel-rapid-input',
      'frame-focus',
      'search-keyboard',
      'back-forward-cache',
      'panel-error-boundary',
    ],
  },
  {
    source: 'src/islands/wallet/background/**',
    browser: [
      'session-warning',
      'session-max-lifetime',
      'prefetch-on-intent',
      'token',
      'incoming-deposit',
      'two-people',
      'search-keyboard',
      'revalidate',
    ],
  },
  {
    source: 'src/islands/wallet/{list,person}/**',
    browser: ['search', 'accessible-lists', 'profile-popup', 'local-dates'],
  },
  {
    source: 'src/islands/wallet/{status,dialog}/**',
    browser: ['wallet-api-failures', 'screen-error-boundary', 'notifications', 'wallet-soak', 'ticker-soak'],
  },
  {
    source: 'src/islands/wallet/navigation/**',
    browser: ['scan', 'send-to', 'send-status', 'send-journeys', 'wallet-history'],
  },
  {
    source: 'src/islands/wallet/{money,transaction,preferences}/**',
    browser: ['dashboard', 'hidden-balances', 'wallet-preferences', 'transactions'],
  },
  {
    source: 'src/{islands/wallet/features,stores}/support/**',
    browser: [...support, 'support-accessible'],
  },
  {
    source: 'src/{islands/wallet/features,stores}/people/**',
    browser: ['person', 'search', 'accessible-lists'],
  },
  {
    source: 'src/{islands/wallet/features/{search,assets},stores/search}/**',
    browser: ['search', 'search-recent', 'accessible-lists'],
  },
  {
    source: 'src/{islands/wallet/features/transactions/statement,stores/history}/**',
    browser: ['financial-history'],
  },
  {
    source: 'src/islands/wallet/features/transactions/{*.ts,*.tsx,list/**,detail/**}',
    browser: ['transactions', 'transaction-under-search', 'accessible-lists', 'lazy-chunks'],
  },
  {
    source: 'src/{islands/wallet/features,stores}/market/**',
    browser: ['market', 'accessible-lists', 'lazy-chunks'],
  },
  {
    source: 'src/islands/wallet/features/notifications/**',
    browser: ['notifications', 'notifications-accessible', 'incoming-deposit', 'local-dates'],
  },
  {
    source:
      'src/{islands/wallet/{features/announcements,announcement},stores/announcements,styles/announcements}/**',
    browser: ['announcements', 'route-params', 'dashboard'],
  },
  { source: 'src/styles/{announcements,incident}.css', browser: ['announcements'] },
  {
    source: 'src/islands/wallet/features/dashboard/**',
    browser: ['dashboard', 'hidden-balances', 'market-stream', 'wallet-stability', 'accessible-wallet'],
  },
  {
    source: 'src/islands/wallet/features/account/**',
    browser: ['wallet-preferences', 'language-change', 'profile-popup', 'logout'],
  },
  { source: 'src/islands/wallet/features/security/emergency-contact/**', browser: ['emergency-contact'] },
  {
    source: 'src/islands/wallet/features/security/{*.tsx,{activity,checks,freeze,restrictions,score}/**}',
    browser: ['security', 'accessible-wallet', 'wallet-routes'],
  },
  {
    source: 'src/islands/wallet/{features/security/password,form}/**',
    browser: ['change-password'],
  },
  {
    source:
      '{contract/{avatar,pictures/**},src/{islands/wallet/features/profile/**,stores/account/profile.ts,styles/{profile.css,profile/**}}}',
    browser: ['profile'],
  },
  {
    source: 'src/islands/wallet/{features/security/pin,approval}/**',
    browser: ['pin', 'send-review'],
  },
  {
    source:
      'src/{islands/wallet/{features/security/two-factor,dialog}/**,styles/{two-factor{,-print}.css,two-factor/**}}',
    browser: ['two-factor', 'send-review'],
  },
  {
    source:
      'src/{islands/wallet/{activity/**,features/devices/**,list/{PagedList,DayList}.tsx},stores/{devices,activities}/**,styles/{devices.css,devices/*,not-me.css,activity.css,account-parts.css}}',
    browser: ['devices'],
  },
  { source: 'src/islands/wallet/features/assets/my-assets/**', browser: ['assets'] },
  { source: 'src/{islands/wallet/features,stores}/receive/**', browser: ['receive'] },
  { source: 'src/islands/wallet/features/token/**', browser: ['token', 'route-params'] },
  {
    source: 'src/{islands/wallet/chart/**,styles/{token,token/*,token-lists,chart,candles}.css}',
    browser: ['token', 'dashboard'],
  },
  { source: 'src/islands/wallet/features/send/scan/**', browser: ['scan'] },
  { source: 'src/islands/wallet/features/convert/**', browser: ['convert'] },
  {
    source:
      'src/{islands/{wallet/features/referral/**,auth/referral-query*},stores/{referral/**,session/referral-link*},styles/{referral,referral/*}.css}',
    browser: ['referral'],
  },
  {
    source:
      'src/{islands/wallet/{payment/**,features/account/linked-accounts/payees/**,panels/{SecondaryPanel,sheet-,use-sheets}*},stores/payees/**,styles/{payees,payee-forms}.css}',
    browser: ['payees'],
  },
  {
    source:
      'src/{islands/wallet/features/account/linked-accounts/**,stores/linked-accounts/**,styles/linked-apps.css}',
    browser: ['linked-accounts'],
  },
  {
    source:
      'src/{islands/wallet/features/{price-alerts,account/trade-settings}/**,stores/notifications/price-alerts*,styles/{price-alerts,trade-settings}.css}',
    browser: ['price-alerts'],
  },
  {
    source: 'src/islands/wallet/features/send/review/**',
    browser: ['send-review', 'send-journeys', 'send-walks'],
  },
  {
    source: 'src/islands/wallet/features/send/{to,panels}/**',
    browser: ['send-to', 'send-journeys', 'send-walks'],
  },
  {
    source: 'src/islands/wallet/features/send/{amount,asset,status}/**',
    browser: ['send-status', 'send-journeys'],
  },
  { source: 'src/islands/wallet/features/send/*', browser: ['send-journeys', 'send-status', 'send-to'] },
  // Any other feature: it has a row of its own once it has browser tests of its own.
  {
    source:
      'src/islands/wallet/features/!(announcements|support|search|people|assets|convert|transactions|notifications|dashboard|account|security|receive|send|token)/**',
    browser: ['logout', 'wallet-routes', 'screen-error-boundary'],
  },

  // What several islands use.
  {
    source: 'src/stores/{session,sign-in}/**',
    browser: [...signIn, 'session', 'two-tabs', 'storage', 'corrupt-storage'],
  },
  {
    source: 'src/stores/transfers/**',
    browser: ['send-journeys', 'send-status', 'send-review', 'two-people'],
  },
  {
    source:
      'src/stores/!(session|sign-in|support|search|history|receive|people|payees|linked-accounts|transfers)/**',
    browser: [...everyJourney, 'dashboard', 'lost-responses', 'revalidate', 'server-events-poll'],
  },
  {
    source: 'src/api/**',
    browser: [
      ...everyJourney,
      'market-stream',
      'market-stream-recovery',
      'server-events-poll',
      'lost-responses',
      'device-probes',
      'wallet-api-failures',
    ],
  },
  {
    source: 'src/{ui,connected}/**',
    browser: [
      'code-entry',
      'auth-focus',
      'toasts',
      'toasts-on-phones',
      'accessible-forms',
      'shell-keyboard',
      ...everyJourney,
    ],
  },
  { source: 'src/intl/**', browser: ['dashboard', 'wallet-preferences', 'hidden-balances'] },
  {
    source: 'src/config/**',
    browser: ['consent-banner', 'telemetry', 'pay-link', ...everyJourney],
    checks: ['server/consent', 'server/pay-link', 'build/telemetry'],
  },
  {
    source: 'src/i18n/**',
    browser: ['language-change', ...everyJourney],
    checks: ['build/require-translations'],
  },

  // The public site.
  {
    source: 'src/{pages,components}/**',
    browser: ['public-no-script', 'public-keyboard', ...pageAppearance, 'public-accessible'],
    checks: [
      'build/snapshot-pages',
      'build/heads',
      'build/links',
      'build/valid-html',
      'server/members',
      'server/specified-pages',
    ],
  },
  {
    source:
      '{src/{components/shell/{Banner,DropDown,Drawer}*,styles/site/**},mock-api/stand-ins/waitlist/**,build/site-env.ts}',
    browser: ['public-menus', 'public-menus-touch', 'early-access', 'no-script'],
    checks: ['build/early-access', 'build/site-env'],
  },
  {
    source: 'src/{components/home/**,styles/home/**}',
    browser: ['marquee', 'public-layout', 'home-hydration'],
    checks: ['server/home', 'build/snapshot-pages', 'build/comparison-content'],
  },
  {
    source: 'src/components/{consent,form}/**',
    browser: ['consent-banner', 'forms-no-script', 'telemetry'],
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
    checks: ['server/contact', 'server/newsletter', 'server/malformed-posts'],
  },
  {
    source: 'src/middleware/**',
    browser: ['client-guards', 'session', 'pay-link'],
    checks: ['server/guards', 'server/members', 'server/headers', 'server/pay-link'],
  },
  // A sheet of one feature: first the specs that open it, then those of every sheet.
  {
    source: 'src/styles/support-{chat,panel}.css',
    browser: ['support-accessible', 'support-chat', 'support-panel', 'wallet-layout'],
  },
  {
    source: 'src/styles/{notifications.css,notifications/**}',
    browser: ['notifications-accessible', 'accessible-lists', 'wallet-layout'],
  },
  {
    source: 'src/styles/{panels.css,panel-lists.css,panel-lists/**}',
    browser: ['accessible-lists', 'panel-navigation', 'wallet-layout'],
  },
  {
    source: 'src/styles/{emergency-contact,combobox,phone}.css',
    browser: ['emergency-contact', 'country-combobox', 'accessible-forms'],
  },
  { source: 'src/styles/{assets,token-panel}.css', browser: ['assets', 'accessible-wallet'] },
  { source: 'src/styles/scan.css', browser: ['scan'] },
  { source: 'src/styles/{payment,receive,receive-payments}.css', browser: ['receive', 'accessible-wallet'] },
  {
    source: 'src/styles/{statement{s,-paper,-print},file-exports,statement/*}.css',
    browser: ['financial-history', 'accessible-wallet'],
  },
  {
    source: 'src/styles/{portfolio,dashboard-actions,dashboard-activity,dashboard-parts}.css',
    browser: ['dashboard', 'wallet-stability', 'accessible-wallet'],
  },
  { source: 'src/styles/person.css', browser: ['person', 'accessible-wallet'] },
  { source: 'src/styles/pin.css', browser: ['pin', 'accessible-wallet'] },
  {
    source: 'src/styles/{auth.css,auth/**,otp.css,password{,-field}.css,challenge.css}',
    browser: ['accessible-forms', 'accessible-auth'],
  },
  {
    source: 'src/styles/{toast,plain-toasts,veil}.css',
    browser: ['toasts', 'toasts-on-phones', 'accessible-shell'],
  },
  { source: 'src/styles/wallet/print.css', browser: ['wallet-print', 'financial-history', 'transactions'] },
  { source: 'src/styles/base/chosen.css', browser: ['forced-colours'] },
  { source: 'src/styles/wallet/**', browser: ['wallet-layout', ...walletAppearance] },
  {
    source: 'src/styles/old-browser.css',
    browser: ['old-browser'],
    checks: ['build/browser-floor'],
  },
  {
    source: 'src/styles/**',
    browser: [
      'wallet-styles',
      'public-keyboard',
      'shell-keyboard',
      ...pageAppearance,
      ...walletAppearance,
      'public-accessible',
    ],
    checks: ['build/snapshot-pages', 'build/browser-floor'],
  },
  {
    source: '{src,public}/**/*.css',
    browser: [...pageAppearance, 'wallet-layout', ...walletAppearance],
    checks: ['build/snapshot-pages'],
  },
  {
    source: 'public/**',
    browser: ['public-layout'],
    checks: ['build/links', 'server/headers', 'server/press'],
  },

  // The servers, the build, the mock.
  {
    source: 'server/**',
    browser: ['embedding', 'no-script', 'client-guards'],
    checks: [
      'server/headers',
      'server/csp',
      'server/guards',
      'server/members',
      'server/snapshots',
      'server/framing',
      'server/malformed-requests',
      'server/client-address',
      'server/csp-reports',
      'server/settings',
      'server/visitor-address',
    ],
  },
  {
    source: 'build/**',
    browser: ['script-budget', 'home-hydration', 'wallet-prefetch'],
    checks: [
      'build/snapshot-pages',
      'build/initial-scripts',
      'build/build-steps',
      'build/discovery-and-cards',
      'build/heads',
    ],
  },
  { source: 'contract/**', browser: everyJourney, checks: ['server/contact'] },
  { source: 'mock-api/**', browser: [...everyJourney, 'fixture'] },
  {
    source: 'mock-api/server/{cross-origin,origins,client-identity,headers,implement,read-body}.ts',
    browser: ['foreign-origin'],
    checks: ['server/visitor-address'],
  },
  {
    source: 'mock-api/features/*/*',
    unit: ['mock-api/{folder}/**', 'mock-api/every-call/{valid-calls,every-case}'],
  },
  {
    source: 'mock-api/features/{transactions,transfers,outbox,user-events}/**',
    browser: ['two-people', 'incoming-deposit'],
  },
  {
    source: 'mock-api/admin/**',
    browser: ['admin-page', 'admin-arrivals', 'admin-page-accessible', 'admin-panels'],
  },
  { source: 'scripts/**', browser: ['home-hydration'] },
  {
    source:
      'tests/e2e/{mock,mock-control,mock-clock,call-coverage,page-errors,failure-artifacts,axe,tab-walk,focus,wallet-page}.ts',
    browser: ['fixture', 'failure-artifacts', 'accessibility-checks', ...everyJourney],
  },
  {
    source: '*.{mjs,ts,json}',
    browser: everyJourney,
    checks: ['build/snapshot-pages', 'build/layers'],
  },
];
