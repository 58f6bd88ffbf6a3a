import { beforeEach, describe, expect, test } from 'vitest';
import { specifiedState } from '#src/connected/specified-state.ts';
import { $panels, $selection, $steps, panelNames, saveSupportOpen } from '#src/stores/interface/panels.ts';
import { setSidebar } from '#src/stores/interface/sidebar.ts';
import { checkStatus, logout, savePinHint } from '#src/stores/session/auth.ts';
import { $sendDraft, emptySendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { newDocument } from './new-document.ts';

let page: ReturnType<typeof newDocument>;
beforeEach(() => {
  page = newDocument();
  $panels.set([]);
  $steps.set({ marketplace: 1, profile: 1, flow: 1 });
  $selection.set({ token: null, blockchain: null, receiveViaUser: false });
  $sendDraft.set(emptySendDraft);
});

/** The names of spec section 2 but the panels', which `panelNames` has. */
const names = [
  'panels',
  'somePopupOpen',
  'steps',
  'sidebarExpanded',
  'supportPanelOpen',
  'selectedToken',
  'selectedBlockchain',
  'sendMode',
  'receiveViaUser',
  'sendViaChain',
  'tPin',
  'auth',
];
/** The auth state of spec section 3. */
const authNames = [
  ...['loading', 'error', 'user', 'userStatus', 'isAuthenticated', 'isLoggedIn', 'logoutInProgress'],
  ...['deviceId', 'deviceInitialized', 'isCheckingStatus', 'hasInitialStatusCheck'],
];

// requirement: 2.23, 2.25, 2.26
test('has every name of the specification and no other, with nothing chosen or open at first', () => {
  const state = specifiedState();
  expect(Object.keys(state).sort()).toEqual([...names].sort());
  expect(Object.keys(state.auth).sort()).toEqual([...authNames].sort());
  expect(state.panels).toEqual(Object.fromEntries(panelNames.map((name) => [name, false])));
  expect(state.steps).toEqual({ marketplace: 1, profile: 1, flow: 1 });
  expect(state).toMatchObject({
    somePopupOpen: false,
    sidebarExpanded: false,
    supportPanelOpen: false,
    selectedToken: null,
    selectedBlockchain: null,
    sendMode: 'people',
    receiveViaUser: false,
    sendViaChain: false,
    tPin: 'true',
  });
});

const popups = ['notifications', 'scan', 'upload-scan', 'history', 'send', 'receive', 'search', 'profile'];

// requirement: 2.24
test.each(panelNames)('the panel %s is open while it is in the address, and no other', (name) => {
  $panels.set([name]);
  const { panels, somePopupOpen } = specifiedState();
  expect(Object.keys(panels).filter((one) => panels[one])).toEqual([name]);
  expect(somePopupOpen).toBe(popups.includes(name));
});

// requirement: 2.26
test('what is chosen stays until something else is', () => {
  $selection.setKey('token', 'btc');
  $selection.setKey('blockchain', 'bitcoin');
  $selection.setKey('receiveViaUser', true);
  $selection.setKey('token', 'eth');
  expect(specifiedState()).toMatchObject({
    selectedToken: 'eth',
    selectedBlockchain: 'bitcoin',
    receiveViaUser: true,
  });
});

test.each<[SendDraft['mode'], boolean]>([
  ['people', false],
  ['bank', false],
  ['address', true],
])('who sends in the mode %s sends on a chain: %s', (mode, viaChain) => {
  $sendDraft.set({ ...emptySendDraft, mode });
  expect(specifiedState()).toMatchObject({ sendMode: mode, sendViaChain: viaChain });
});

test.each([true, false])('tPin says whether there is a PIN: %s', (isSet) => {
  savePinHint(isSet);
  expect(specifiedState().tPin).toBe(String(isSet));
});

test('the sidebar, the support panel and the steps are what they are', () => {
  setSidebar('open');
  saveSupportOpen(true);
  $steps.setKey('flow', 3);
  expect(specifiedState()).toMatchObject({
    sidebarExpanded: true,
    supportPanelOpen: true,
    steps: { marketplace: 1, profile: 1, flow: 3 },
  });
  setSidebar('rail');
  expect(specifiedState().sidebarExpanded).toBe(false);
});

describe('the auth state', () => {
  test('is loading while the status is checked, and says why a check failed until one succeeds', async () => {
    const checking = checkStatus();
    expect(specifiedState().auth).toMatchObject({ loading: true, isCheckingStatus: true, error: null });
    await expect(checking).rejects.toThrow();
    const { loading, error } = specifiedState().auth;
    expect(loading).toBe(false);
    expect(error).toMatch(/\S/);
    await page.mock.signIn('complete');
    await checkStatus();
    expect(specifiedState().auth).toMatchObject({ loading: false, error: null, isLoggedIn: true });
  });

  test('is loading while somebody logs out', async () => {
    await page.mock.signIn('complete');
    await checkStatus();
    const leaving = logout();
    expect(specifiedState().auth).toMatchObject({ loading: true, logoutInProgress: true });
    await leaving;
    expect(specifiedState().auth).toMatchObject({ loading: false, isAuthenticated: false });
  });
});
