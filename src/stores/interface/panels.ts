import { atom, computed, map } from 'nanostores';
import type { AssetId } from '#contract/assets.ts';
import { local } from '#src/api/storage.ts';

/** The panels of spec section 2, by the names that they have in an address (`?panel=upload-scan`). */
export const panelNames = [
  'notifications',
  'scan',
  'upload-scan',
  'history',
  'send',
  'receive',
  'users',
  'coins',
  'token',
  'qr',
  'networks',
  'blockchains',
  'search',
  'profile',
  'support',
  'chat',
  'secondary',
] as const;
export type PanelName = (typeof panelNames)[number];

export function isPanelName(text: string): text is PanelName {
  return (panelNames as readonly string[]).includes(text);
}

/** Open panels, the top one last. The wallet's router sets them from the address. */
export const $panels = atom<readonly PanelName[]>([]);

const popups: ReadonlySet<PanelName> = new Set<PanelName>([
  'notifications',
  'scan',
  'upload-scan',
  'history',
  'send',
  'receive',
  'search',
  'profile',
]);

/** Spec section 2: true while any of notification, scan, upload scan, history, send, receive, search or profile tab is open. */
export const $somePopupOpen = computed($panels, (open) => open.some((name) => popups.has(name)));

/** Panels beside which the page stays usable. */
const nonModalPanels: ReadonlySet<PanelName> = new Set<PanelName>(['support', 'chat']);

export function isNonModal(name: PanelName): boolean {
  return nonModalPanels.has(name);
}

/** Steps of the flows that have some, each from 1 (spec section 2). */
export const $steps = map({ marketplace: 1, profile: 1, flow: 1 });

/** Selections made in one panel and used in the next (spec section 2; src/connected/specified-state.ts has the others). */
export const $selection = map<{
  token: AssetId | null;
  /** A network's id. */
  blockchain: string | null;
  /** Somebody receives from another user: the screen for that is open. */
  receiveViaUser: boolean;
}>({ token: null, blockchain: null, receiveViaUser: false });

/** True when the support panel was open at the end of the last visit (spec section 3, Local browser storage). */
export function supportWasOpen(): boolean {
  return local.read('supportPanelOpen') === 'true';
}

export function saveSupportOpen(open: boolean): void {
  if (open === supportWasOpen()) return;
  local.write('supportPanelOpen', String(open));
}
