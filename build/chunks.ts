/**
 * How the islands' code is cut into files. Left to itself, the bundler makes a file of each set of modules that the same
 * islands share: some twenty a page, half of them of a few hundred bytes, which compress worse than together.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: 'base',
      test: /\/(src|contract)\/(?!connected\/use-fields|stores\/field-errors)|\/node_modules\/(zod|nanostores|@nanostores)\/|preload-helper/,
      // Of the islands: less would hand everybody what few need.
      minShareCount: 9,
      priority: 2,
    },
    {
      name: 'form',
      test: /\/node_modules\/(react-hook-form|@hookform|@standard-schema)\/|\/src\/(connected\/use-fields|stores\/field-errors)/,
      priority: 1,
    },
  ],
};
