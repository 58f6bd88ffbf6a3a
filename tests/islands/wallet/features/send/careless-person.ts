// A careless person on the pages of sending: how they do what they do.
import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { setNetwork } from '../../../../dom-page.ts';
import { signedIn } from '../../../../render-wallet.tsx';
import { PAY, PIN, customerOf } from './payment-page.ts';
import { drafts, faults, TRON, type Action, type Press } from './walk-actions.ts';
import { LOADING, WalkedTab } from './walked-tab.ts';
import { openQuote, readQuestion, type Approved } from './walk-question.ts';
import {
  changeLanguageTo,
  changeTheme,
  chosenOf,
  dialog,
  field,
  find,
  storedDraft,
  texts,
  turn,
  withText,
} from './walk-page.ts';

/** What the draft must be then: the same, without a recipient, whatever, or with these members. */
type Expected = 'same' | 'changed' | 'any' | Record<string, unknown>;

/** As far as Back may lead before the page that the walk begins with. */
const PAGES_BEFORE = 4;

export class CarelessPerson extends WalkedTab {
  /** By the id of its quote. */
  readonly approved = new Map<string, Approved>();
  /** The same of every question that was answered, also by a wrong PIN. */
  readonly #reviewed = new Map<string, Approved>();
  #backs = 0;

  static async begin(from: string): Promise<CarelessPerson> {
    const mock = await signedIn('complete');
    const person = new CarelessPerson(mock);
    for (let page = 0; page < PAGES_BEFORE; page += 1) history.pushState(null, '', '/w');
    history.pushState(null, '', '/w/send');
    const draft = drafts[from];
    if (draft) {
      sessionStorage.setItem('draft:send', JSON.stringify(draft));
      // What another person has left in this tab would be removed.
      sessionStorage.setItem('owner', customerOf(mock));
      history.pushState(null, '', `/w/send?step=${from}`);
    }
    await person.open(location.pathname + location.search);
    return person;
  }

  async act(one: Action): Promise<Expected> {
    switch (one.do) {
      case 'go-on':
        return this.#goOn(one.press);
      case 'choose':
        return this.#choose(one.who);
      case 'change': {
        const change = withText('.resolution button', ...texts.change);
        const link = find('main a[href="/w/send"]');
        if (dialog() || !(change ?? link)) return 'same';
        await this.user.click(change ?? link!);
        return change ? 'changed' : 'same';
      }
      case 'amount':
        return this.#enter(one.how, one.text);
      case 'quick': {
        const button =
          one.which === 'toggle'
            ? find('.amount-entry .head button')
            : withText('.amount-entry .chip', ...(one.which === '25' ? ['25'] : texts.max));
        if (!button || (button as HTMLButtonElement).disabled) return 'same';
        await this.user.click(button);
        return one.which === 'toggle' ? 'same' : one.which === 'max' ? { amount: 'max' } : 'any';
      }
      case 'approve':
        await this.#approve(one.isRight ? PIN : '111112', one.press);
        return 'same';
      case 'escape': {
        const open = dialog();
        if (open) fireEvent(open, new Event('cancel', { cancelable: true }));
        return 'same';
      }
      case 'back':
        if (this.#backs >= PAGES_BEFORE) return 'same';
        this.#backs += 1;
        history.back();
        await turn(50);
        return 'same';
      case 'forward':
        if (this.#backs > 0) this.#backs -= 1;
        history.forward();
        await turn(50);
        return 'same';
      case 'reload':
        // Offline the browser has no page to show.
        if (navigator.onLine) await this.open(location.pathname + location.search);
        return 'same';
      case 'language':
        this.locale = this.locale === 'en' ? 'cn' : 'en';
        await changeLanguageTo(this.locale);
        return 'same';
      case 'theme':
        await changeTheme();
        return 'same';
      case 'fault':
        await this.mock.fault(PAY, faults[one.what].effect, { times: 1, stage: faults[one.what].stage });
        return 'same';
      case 'network':
        setNetwork(!navigator.onLine);
        return 'same';
      case 'expire-quote':
        await this.mock.control('POST', '/clock/advance', { ms: 601_000 });
        return 'same';
      case 'expire-session':
        return this.#expireSession();
    }
  }

  async #goOn(how: Press): Promise<Expected> {
    if (dialog()) {
      await this.#approve(PIN, how);
      return 'same';
    }
    const page = new URLSearchParams(location.search).get('step');
    if (location.pathname !== '/w/send') {
      const link = find('a[href="/w/send"]');
      if (link) await this.press(link, 'once');
      return 'same';
    }
    if (page === 'amount') {
      if (storedDraft()?.amount.typed === '' && !storedDraft()?.amount.max) return this.#enter('typed', '25');
      const submit = find('main button[type=submit]');
      await this.until(() => !(submit as HTMLButtonElement | null)?.disabled, 20);
      if (submit) await this.press(submit, how);
      await this.until(() => location.search.includes('review'), 6);
      return 'same';
    }
    if (page === 'review') {
      await this.until(() => find('#review-send') !== null, 20);
      for (const box of document.querySelectorAll<HTMLInputElement>(
        'main input[type=checkbox]:not(:checked)',
      ))
        await this.user.click(box);
      const radio = find('.review-recipient input[type=radio]');
      if (radio) await this.user.click(radio);
      const send = find('#review-send');
      if (send) await this.press(send, how);
      await this.until(() => dialog()?.querySelector('input') != null, 8);
      return 'same';
    }
    if (page === 'asset') {
      const asset = withText('main [role=option], main .found button, main ul button', 'USDT');
      if (!asset) return 'same';
      await this.press(asset, 'once');
      return { to: chosenOf(storedDraft())?.to ?? null, asset: 'usdt' };
    }
    if (page === 'status') {
      const again = withText('main button', ...texts.again, ...texts.review);
      const next = again ?? find('nav a[href="/w/send"], main a[href="/w/send"], a[href="/w/send"]');
      if (next) await this.press(next, 'once');
      return 'same';
    }
    const go = withText('.resolution button, .recipient-part button[type=submit]', ...texts.continue);
    if (go) {
      const typed = document.querySelector<HTMLInputElement>('.recipient input')?.value ?? '';
      const to = typed === '' ? (chosenOf(storedDraft())?.to ?? null) : typed;
      await this.press(go, how);
      await this.until(() => location.search !== '', 6);
      return { to };
    }
    return this.#choose('recent');
  }

  async #choose(who: string): Promise<Expected> {
    const input = document.querySelector<HTMLInputElement>('.recipient input');
    // While the next page is loaded, this one still stands there.
    if (dialog() || !input || location.pathname + location.search !== '/w/send') return 'same';
    const former = chosenOf(storedDraft())?.to ?? null;
    await this.user.clear(input);
    let wanted = 'amina';
    if (who === 'recent') {
      await this.until(() => withText('[role=option]', '@amina') !== null, 30);
      const option = withText('[role=option]', '@amina');
      if (option) await this.press(option, 'once');
    } else {
      wanted = who === 'typed' ? 'kwame' : TRON;
      await this.user.click(input);
      await this.user.paste(wanted);
      await turn(500);
      await this.until(
        () => find('.resolution button.wide, .recipient-part button[type=submit]:not(:disabled)') !== null,
        10,
      );
      if (find('.resolution button.wide, .recipient-part button[type=submit]:not(:disabled)'))
        await this.user.keyboard('{Enter}');
    }
    await this.until(() => location.search !== '', 10);
    // Nobody else than who was asked for, or whom it had been while they can't be looked up.
    return { to: location.search.includes('step') ? wanted : former };
  }

  async #enter(how: string, text: string): Promise<Expected> {
    const input = field();
    // While the page that Back leads to is loaded, this one still stands there.
    if (dialog() || !input || new URLSearchParams(location.search).get('step') !== 'amount') return 'same';
    await this.user.clear(input);
    await this.user.click(input);
    if (how === 'pasted') await this.user.paste(text);
    else await this.user.type(input, text);
    await turn(450);
    const plain = (typed: string) => typed.replaceAll(',', '').replace(/(\.\d*?)0+$/, '$1');
    expect(plain(storedDraft()?.amount.typed ?? ''), `what was ${how}: ${text}`).toBe(plain(text));
    // The next page may have come meanwhile: it has what was typed.
    const shown = field();
    if (shown) expect(plain(shown.value), `what the field shows of ${text}`).toBe(plain(text));
    return { to: chosenOf(storedDraft())?.to ?? null };
  }

  async #approve(pin: string, how: Press): Promise<void> {
    const open = dialog();
    const first = open?.querySelector<HTMLInputElement>('form input');
    if (!open || !first) return;
    const read = readQuestion(open);
    if (read) this.#reviewed.set(read.quoteId, read);
    // Also of another attempt, whose question does not say again what was reviewed.
    const approved = this.#reviewed.get(read?.quoteId ?? openQuote() ?? '');
    await this.user.click(first);
    // The page that Back leads to may have come: its field has the focus now, and nobody would enter a PIN there.
    if (document.activeElement !== first) return;
    if (approved && pin === PIN) this.approved.set(approved.quoteId, approved);
    await this.user.paste(pin);
    await turn(20);
    const button = dialog()?.querySelector<HTMLElement>('form button[type=submit]');
    if (button) await this.press(button, how);
    await this.until(
      () => dialog() === null || dialog()?.querySelector('[role=alert]')?.textContent !== '',
      10,
    );
  }

  /** The session is over; the same customer logs in again. */
  async #expireSession(): Promise<Expected> {
    const [session] = Object.values(this.mock.app.sandboxes.default.state.sessions);
    const cookie = this.mock.jar.get('access_token');
    if (!session || cookie === undefined || !navigator.onLine) return 'same';
    const { expires_at: end } = session;
    session.expires_at = 0;
    const { handleSessionExpired } = await import('#src/stores/session/wallet-session.ts');
    await handleSessionExpired();
    await this.until(() => location.pathname.endsWith('/login'), 10);
    // Logging in begins another session.
    session.expires_at = end;
    this.mock.jar.set('access_token', cookie);
    // The check of a document that has just opened was answered before: it goes on, and loses nothing.
    if (!location.pathname.endsWith('/login')) return 'same';
    expect(sessionStorage.getItem('keptWork'), 'what was done is kept').not.toBeNull();
    await this.open('/w');
    await expect.poll(() => sessionStorage.getItem('keptWork'), LOADING).toBeNull();
    await turn(50);
    return 'same';
  }
}
