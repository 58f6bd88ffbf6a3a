/** What may be typed and what asks for it, which every page of a sign-in needs and the wallet does not. */
const ASKED = [
  'contract/(fields|birth-date|auth)',
  'src/stores/(countdown|kept-flow|kept-email|forget-signup)',
  'src/ui/(Field|SubmitButton)',
  'src/connected/use-device',
  'src/islands/auth/(EmailField|use-kept-flow)',
].join('|');

/** What the wallet's many parts share and no page outside it starts with. */
const WALLET = [
  'src/islands/wallet/',
  'contract/(assets|money|wallet|preferences|preference-choices|display-currencies|market|page|transactions|notifications|support|search|session-life|events)\\.',
  'src/stores/(queries|online|view|view-known|look|panels|unread|figures-from|refusal|patience|unsure)\\.',
  'src/api/pause\\.',
  'src/intl/(plural|number-locale|mask-figures)\\.',
  'src/ui/(Bone|Mark|icon-paths|part-icon-paths)\\.',
  'src/content/mark\\.',
  'src/intl/time-format\\.',
].join('|');

/** The frame of /w, which its screens and panels share when they come: one file all the same. */
const FRAME = [
  'src/islands/wallet/(shell/(?!CopyUsername)|panels/(PanelHost|panel-url|panel-moves|use-panels)|(Wallet|words|parts|Part|paths|screens|routes|begin)\\.)',
  'src/stores/(panels|online|unread|sidebar|figures-from|wallet-session|refusal|view|view-known|look)\\.',
  'node_modules/(react-router|nanostores/task)',
].join('|');

/** Reads, prices and amounts, as the dashboard shows them. */
const FIGURES = [
  'src/stores/(queries|balances|market|ticker|preferences)\\.',
  'src/islands/wallet/(Amount|use-choose|screens/dashboard/(figures|AssetFigures))\\.',
  'src/ui/(Money|CoinMark|part-icon-paths)\\.',
  'src/intl/money-format\\.',
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
        `/(?!${ASKED}|${WALLET}|src/connected/use-fields|src/stores/(field-errors|oauth))(src|contract)/|/node_modules/(zod|nanostores/(?!lifecycle|computed|task)|@nanostores/react)/|preload-helper`,
      ),
      // Of the islands: less would hand everybody what few need.
      minShareCount: 8,
      priority: 3,
    },
    // What sign-in pages share with the frame, which would come along with it.
    { name: 'fill', test: /\/src\/intl\/fill\./, priority: 5 },
    { name: 'frame', test: new RegExp(`/(${FRAME})`), priority: 2 },
    { name: 'asked', test: new RegExp(`/(${ASKED})\\.`), priority: 2 },
    // A person's phone number, at the sign-up and in the wallet.
    {
      name: 'phone',
      test: /\/src\/(connected\/(PhoneFields|phone)|ui\/(SearchSelect|Select|option-search|phone-digits|plain)|stores\/form-draft)\./,
      priority: 1,
    },
    // What the dashboard's figures are made of, and the wallet's other figures with them: one file beside the screen's own.
    { name: 'figures', test: new RegExp(`/(${FIGURES})`), priority: 1 },
    // What became of a choice, which no first figure waits for.
    {
      name: 'saving',
      test: /\/src\/(islands\/wallet\/save-shown|stores\/(save-choice|lost-answer|unsure)|api\/pause)\./,
      priority: 1,
    },
    { name: 'challenge', test: /\/@marsidev\/|\/src\/ui\/(Challenge|use-challenge)\./, priority: 1 },
    {
      name: 'form',
      test: /\/node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/src\/(connected\/use-fields|stores\/field-errors)\./,
      priority: 1,
    },
  ],
};
