// The whole wallet in a DOM, with the mock API in process: its own components, stores, router and messages.
//
//   const { user, mock } = await renderScreen('/w/notifications', { persona: 'many' });
//   expect(await screen.findByRole('heading', { name: en.failed })).toBeVisible();
//
// To set something up before the page opens, create the mock first:
//
//   const mock = await signedIn('many');
//   await mock.fault(LIST, { type: 'status', status: 500 });
//   await renderScreen('/w/notifications', { mock });
//
// The page and the mock share the clock of this process. See dom-page.ts for it and for console errors. Layout, focus
// rings, history over documents and real sockets need a browser: tests/e2e.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import * as preferences from '#contract/preferences.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { openPage } from './dom-page.ts';
import { eventSourceOver } from './event-source.ts';
import { connectToMock } from './in-process.ts';
import { connectSockets } from './stores/mock-network.ts';

export type WalletMock = ReturnType<typeof connectToMock>;

/** A mock of its own, in whose browser this persona is signed in. */
export async function signedIn(persona: PersonaName = 'complete'): Promise<WalletMock> {
  const mock = connectToMock();
  await mock.signIn(persona);
  vi.stubGlobal('EventSource', eventSourceOver(mock.send));
  connectSockets(mock.app.sandboxes.default);
  return mock;
}

/** As `signedIn`, with the mock's clock stopped, so that every amount stays the same however often it is fetched. */
export async function signedInWithStoppedClock(persona?: PersonaName): Promise<WalletMock> {
  const mock = await signedIn(persona);
  await mock.control('PUT', '/clock', { mode: 'frozen' });
  return mock;
}

/** Hides the user's balances, as another device would. */
export const hideBalances = (mock: WalletMock) =>
  mock.call(preferences.savePreferences, { body: { hide_balances: true } });

interface ScreenOptions {
  readonly persona?: PersonaName;
  /** A mock made by `signedIn`, whose persona opens the screen. */
  readonly mock?: WalletMock;
  readonly locale?: Locale;
  readonly width?: number;
  /** What the entry of the history has, as after a reload. */
  readonly state?: unknown;
}

/** @param address the path of a screen, with `?panel=` for a panel on it. */
export async function renderScreen(
  address: string,
  { persona, mock: existingMock, locale = 'en', width = 1024, state = null }: ScreenOptions = {},
) {
  const mock = existingMock ?? (await signedIn(persona));
  const { wallet, toasts } = messages(locale);
  const props = { locale, product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts };
  // Without a language cookie the wallet would switch to the user's language.
  if (locale !== 'en') document.cookie = `lang=${locale}; Path=/`;
  const load = async () => {
    const { $i18n } = await import('#src/islands/wallet/i18n/i18n.ts');
    $i18n.set(props);
    const { Wallet } = await import('#src/islands/wallet/Wallet.tsx');
    return <Wallet {...props} />;
  };
  const user = await openPage(address, load, { locale, member: true, width, state });
  return { user, mock };
}

/** The open screen. */
export const main = () => screen.getByRole('main');
/** An open panel. */
export const panel = (name: PanelName, locale: Locale = 'en') =>
  screen.getByRole('dialog', { name: messages(locale).walletPanels.titles[name] });

/** Waits for a button in an element. */
export const buttonIn = (place: () => HTMLElement, name: string) =>
  waitFor(() => within(place()).getByRole('button', { name }));

/** Waits for the text of an element: `await expectText(main).toContain('...')`. */
export const expectText = (place: () => HTMLElement) => expect.poll(() => place().textContent);

/** Advances the page's and the mock's timers together. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
