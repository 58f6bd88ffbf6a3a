import { beforeEach, expect, test } from 'vitest';
import { $steps, saveSupportOpen, supportWasOpen } from '#src/stores/interface/panels.ts';
import { newDocument } from '../new-document.ts';

// The state that the wallet's screens and panels share, besides which panels are open.

beforeEach(() => {
  newDocument();
});

// requirement: 2.25
test('the three counters of steps begin at 1, and one that goes on leaves the others', () => {
  expect($steps.get()).toEqual({ marketplace: 1, profile: 1, flow: 1 });
  $steps.setKey('profile', 2);
  expect($steps.get()).toEqual({ marketplace: 1, profile: 2, flow: 1 });
  $steps.setKey('profile', 1);
});

// requirement: 2.27
test('whether support stood open is kept in the browser, for other tabs and later', () => {
  expect(supportWasOpen()).toBe(false);
  saveSupportOpen(true);
  expect([supportWasOpen(), localStorage.getItem('supportPanelOpen')]).toEqual([true, 'true']);
  saveSupportOpen(false);
  expect(supportWasOpen()).toBe(false);
});
