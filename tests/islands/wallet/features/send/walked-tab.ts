import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { Locale } from '#src/intl/locale.ts';
import { renderScreen, type WalletMock } from '../../../../render-wallet.tsx';
import type { Press } from './walk-actions.ts';
import { endTimers, find, turn } from './walk-page.ts';

/** For a document whose code is loaded for the first time, on a busy machine. */
export const LOADING = { timeout: 20_000 };

/** A tab in which one document follows another, and what somebody can do in it. */
export class WalkedTab {
  readonly mock: WalletMock;
  user!: UserEvent;
  locale: Locale = 'en';
  #document = 0;

  constructor(mock: WalletMock) {
    this.mock = mock;
  }

  /** Opens a document at an address: nothing of the former one runs any longer, and no answer reaches it. */
  async open(address: string): Promise<void> {
    endTimers();
    const current = (this.#document += 1);
    const send = this.mock.send;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const [answer] = await Promise.allSettled([send(input, init)]);
      if (current !== this.#document) return new Promise<Response>(() => undefined);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
    if (this.locale === 'en') document.cookie = 'lang=en; Path=/';
    const { user } = await renderScreen(address, { mock: this.mock, locale: this.locale });
    this.user = user;
    const { $auth } = await import('#src/stores/session/auth.ts');
    await expect.poll(() => find('main h2') !== null && $auth.get().user !== null, LOADING).toBe(true);
  }

  /** Lets time pass until something is so, or it will not be. */
  async until(isSo: () => boolean, rounds = 40): Promise<void> {
    for (let round = 0; round < rounds && !isSo(); round += 1) await turn(50);
  }

  async press(element: HTMLElement, how: Press): Promise<void> {
    const form = (element as HTMLButtonElement).form;
    if (how === 'enter' && form) fireEvent.submit(form);
    else if (how === 'twice') {
      fireEvent.click(element);
      fireEvent.click(element);
    } else await this.user.click(element);
    await turn(50);
  }
}
