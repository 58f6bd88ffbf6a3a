import { describe, expect, test } from 'vitest';
import { errorCatalogue, type CatalogueId } from '#contract/error-catalogue.ts';
import { operations } from '#contract/registry.ts';
import { messages } from '#src/i18n/messages.ts';
import { specCatalogue } from '../spec/catalogue.ts';
import { dictionary } from './dictionary.ts';

const en = dictionary('en');
const cn = dictionary('cn');
const entries = Object.entries(errorCatalogue);

describe('the error messages are exactly those of the specification', () => {
  // requirement: 8.01
  test.each(Object.entries(specCatalogue))('%s: %s', (id, text) => {
    expect(en.get(errorCatalogue[id as CatalogueId].text_key)).toBe(text);
  });
});

// requirement: 8.02
test('every entry has a unique message in both languages', () => {
  for (const [id, { text_key }] of entries)
    expect([id, en.has(text_key), cn.has(text_key)]).toEqual([id, true, true]);
  expect(new Set(entries.map(([, { text_key }]) => text_key)).size).toBe(entries.length);
});

/** Toasts that are not errors, and labels around toasts. */
const noError = [
  'loginSuccessful',
  'accountCreated',
  'loggedOut',
  'profileCompleted',
  'region',
  'close',
  'stillWorking',
  // Our own messages for a time that the server names, and for a lost network, which the specification does not list.
  'tooManyTries',
  'offline',
  // The button of a step that could not be loaded.
  'reload',
];

test.each(['toasts', 'fields'] as const)('every error text in the site’s %s has an entry', (namespace) => {
  const known = new Set(entries.map(([, { text_key }]) => text_key));
  const texts = Object.keys(messages('en')[namespace]);
  const without = texts.filter((key) => !known.has(`${namespace}.${key}`));
  expect(without).toEqual(namespace === 'toasts' ? noError : []);
});

test('every operation that an entry names exists in the contract', () => {
  const ops = new Set<string>(operations.map(({ op }) => op));
  const namedOps = entries.flatMap(([, { op }]) => op ?? []);
  expect(namedOps.length).toBeGreaterThan(20);
  expect(namedOps.filter((op) => !ops.has(op))).toEqual([]);
});
