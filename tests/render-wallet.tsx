// The whole wallet in a DOM, with the mock API in process: its own components, stores, router and words.
//
//   const { user, mock } = await renderScreen('/w/notifications', { persona: 'many' });
//   expect(await screen.findByRole('heading', { name: en.failed })).toBeVisible();
//
// What has to be so before the page opens is asked of the mock first:
//
//   const mock = await signedIn('many');
//   await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
//   await renderScreen('/w/notifications', { mock });
//
// The clock of the page is the mock's too: both are in this process. See dom-page.ts for it and for errors. Layout, focus
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

/** A mock of its own, and a browser in which this persona is signed in. */
export async function signedIn(persona: PersonaName = 'complete'): Promise<WalletMock> {
  const mock = connectToMock();
  await mock.signIn(persona);
  vi.stubGlobal('EventSource', eventSourceOver(mock.send));
  connectSockets(mock.app.sandboxes.default);
  return mock;
}

/** As `signedIn`, with the mock's clock stopped: every figure stays what it is, however often it is asked for. */
export async function signedInFrozen(persona?: PersonaName): Promise<WalletMock> {
  const mock = await signedIn(persona);
  await mock.control('PUT', '/clock', { mode: 'frozen' });
  return mock;
}

/** The person hides their balances, on another device. */
export const hideBalances = (mock: WalletMock) => mock.call(preferences.save, { hide_balances: true });

interface ScreenOptions {
  readonly persona?: PersonaName;
  /** One that `signedIn` has made; its persona is the one who looks. */
  readonly mock?: WalletMock;
  readonly locale?: Locale;
  readonly width?: number;
}

/** @param address of a screen, with `?panel=` for a panel on it. */
export async function renderScreen(
  address: string,
  { persona, mock: known, locale = 'en', width = 1024 }: ScreenOptions = {},
) {
  const mock = known ?? (await signedIn(persona));
  const { wallet, toasts } = messages(locale);
  const props = { locale, product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts };
  // A browser that has chosen no language takes the person's.
  if (locale !== 'en') document.cookie = `lang=${locale}; Path=/`;
  const load = async () => {
    const { $i18n } = await import('#src/islands/wallet/i18n/i18n.ts');
    $i18n.set(props);
    const { Wallet } = await import('#src/islands/wallet/Wallet.tsx');
    return <Wallet {...props} />;
  };
  const user = await openPage(address, load, { locale, member: true, width });
  return { user, mock };
}

/** The screen. */
export const main = () => screen.getByRole('main');
/** An open panel. */
export const panel = (name: PanelName, locale: Locale = 'en') =>
  screen.getByRole('dialog', { name: messages(locale).walletPanels.titles[name] });

/** Waits for a button of a place. */
export const buttonIn = (place: () => HTMLElement, name: string) =>
  waitFor(() => within(place()).getByRole('button', { name }));

/** Waits for what a place is to say: `await expectText(main).toContain('...')`. */
export const expectText = (place: () => HTMLElement) => expect.poll(() => place().textContent);

/** Milliseconds of the page and of the mock go by at once. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
