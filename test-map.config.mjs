// What `npm run test:mine` runs for a change, as data. Unit and component tests are found by what they import (`vitest --changed`); this names the
// browser tests and the checks on a build, which import nothing of what they look at.

/**
 * @typedef {object} TestMapRow
 * @property {string} source a glob: files whose change this row is about.
 * @property {readonly string[]} [browser] specs of tests/e2e without `.spec.ts`, the most telling first: at most 40 tests of them are run.
 * @property {readonly string[]} [checks] files of tests/build and tests/server, such as `server/headers`, without `.test.ts`.
 */

/** @type {readonly TestMapRow[]} */
export const testMap = [];
