/** What may be typed and what asks for it, which every page of a sign-in needs and the wallet does not. */
const AUTH_FORMS = [
  'contract/(fields|birth-date|auth)',
  'src/stores/sign-in/(resend-timer|stored-flow|prefilled-email)',
  'src/stores/session/clear-signup',
  'src/ui/form/(Field|SubmitButton)',
  'src/connected/session/use-register-device',
  'src/islands/auth/(EmailField|use-restored-flow)',
].join('|');

/** What the wallet's many parts share and no page outside it starts with. */
const WALLET = [
  'src/islands/wallet/',
  'contract/(assets|money|wallet|preferences|preference-choices|display-currencies|market|page|transactions|notifications|support|search|session-life|events)\\.',
  'src/stores/(query/(query-client|online|retry-after)|preferences/(display-settings|view-known|apply-appearance)|interface/panels|notifications/unread|money/last-synced|errors/auth-error)\\.',
  'src/api/delay\\.',
  'src/intl/(plural|format/number-locale|text/mask-amounts)\\.',
  'src/ui/(feedback/Skeleton|brand/Logo|icons/(frame|feature))\\.',
  'src/content/mark\\.',
  'src/intl/format/time\\.',
].join('|');

/** The frame of /w, which its screens and panels share when they come: one file all the same. */
const APP_SHELL = [
  'src/islands/wallet/(shell/|person/(?!CopyUsername|PersonItem|UserAvatar)|status/(EmptyState|ErrorFallback|ScreenSkeleton|RequestId)|start/(DeferredTasks|bootstrap)|features/dashboard/DashboardSkeleton|lazy/lazy-screens|panels/(PanelHost|panel-url|panel-navigation|use-panels)|i18n/i18n|lazy/(lazy-registry|LazyComponent|lazy-screens)|(Wallet|paths|routes)\\.)',
  'src/stores/(interface/(panels|sidebar)|query/online|notifications/unread|money/last-synced|session/wallet-session|errors/auth-error|preferences/(display-settings|view-known|apply-appearance))\\.',
  'node_modules/(react-router|nanostores/task)',
].join('|');

/** Reads, prices and amounts, as the dashboard shows them. */
const MONEY = [
  'src/stores/(query/query-client|money/(balances|coins)|live/ticker|preferences/preferences)\\.',
  'src/islands/wallet/(money/(Amount|holdings|AssetAmounts)|preferences/use-update-preferences)\\.',
  'src/ui/(display/(Money|AssetIcon)|icons/feature)\\.',
  'src/intl/format/money\\.',
  'src/content/coin-marks\\.',
  'src/api/market-stream\\.',
  'contract/(market|assets|money|stream|wallet|preferences)\\.',
  'node_modules/@nanostores/query/',
].join('|');

/**
 * How the islands' code is cut into files. Left to itself, the bundler makes a file of each set of modules that the same
 * islands share: some twenty a page, half of them of a few hundred bytes, which compress worse than together. A group takes
 * what its modules import along, unless a group before it has it.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
    {
      name: 'base',
      test: new RegExp(
        `/(?!${AUTH_FORMS}|${WALLET}|src/connected/forms/use-zod-form|src/stores/(errors/field-errors|sign-in/oauth))(src|contract)/|/node_modules/(zod|nanostores/(?!lifecycle|computed|task)|@nanostores/react)/|preload-helper`,
      ),
      // Of the islands: less would hand everybody what few need.
      minShareCount: 8,
      priority: 3,
    },
    // What sign-in pages share with the frame, which would come along with it.
    { name: 'interpolate', test: /\/src\/intl\/interpolate\./, priority: 5 },
    { name: 'app-shell', test: new RegExp(`/(${APP_SHELL})`), priority: 2 },
    { name: 'auth-forms', test: new RegExp(`/(${AUTH_FORMS})\\.`), priority: 2 },
    // A person's phone number, at the sign-up and in the wallet.
    {
      name: 'phone',
      test: /\/src\/(connected\/forms\/(PhoneFields|phone)|ui\/form\/(SearchSelect|Select|normalize-phone)|ui\/display\/option-search|stores\/interface\/form-draft)\./,
      priority: 1,
    },
    // What the dashboard's figures are made of, and the wallet's other figures with them: one file beside the screen's own.
    { name: 'money', test: new RegExp(`/(${MONEY})`), priority: 1 },
    // What became of a choice, which no first figure waits for.
    {
      name: 'saving',
      test: /\/src\/(islands\/wallet\/preferences\/save-shown|stores\/(preferences\/save-choice|query\/reconcile-mutation)|api\/delay)\./,
      priority: 1,
    },
    { name: 'challenge', test: /\/@marsidev\/|\/src\/ui\/challenge\//, priority: 1 },
    {
      name: 'form',
      test: /\/node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/src\/(connected\/forms\/use-zod-form|stores\/errors\/field-errors)\./,
      priority: 1,
    },
  ],
};
