/** What may be typed and what asks for it, which every page of a sign-in needs and the wallet does not. */
const ASKED = [
  'contract/(fields|birth-date|auth)',
  'src/stores/(countdown|kept-flow|kept-email|forget-signup)',
  'src/ui/(Field|SubmitButton)',
  'src/connected/use-device',
  'src/islands/auth/(EmailField|use-kept-flow)',
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
        `/(?!${ASKED}|src/connected/use-fields|src/stores/(field-errors|oauth))(src|contract)/|/node_modules/(zod|nanostores|@nanostores)/|preload-helper`,
      ),
      // Of the islands: less would hand everybody what few need.
      minShareCount: 8,
      priority: 3,
    },
    { name: 'asked', test: new RegExp(`/(${ASKED})\\.`), priority: 2 },
    { name: 'challenge', test: /\/@marsidev\/|\/src\/ui\/(Challenge|use-challenge)\./, priority: 1 },
    {
      name: 'form',
      test: /\/node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/src\/(connected\/use-fields|stores\/field-errors)\./,
      priority: 1,
    },
  ],
};
