// One careless person on the pages of sending: what they do, and what must be so after each of it.
import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { pass, renderScreen, signedIn, type WalletMock } from '../../../../render-wallet.tsx';
import { PAY, PIN, customerOf, payments } from './payment-page.ts';

/** An address of Tron's documentation, paid in USDT. */
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const press = fc.constantFrom('once', 'once', 'twice', 'enter');
const just = <Name extends string>(name: Name) => fc.constant({ do: name } as const);
const goOn = fc.record({ do: fc.constant('go-on' as const), press });

/** What a careless person does next, on whatever page they are. */
export const action = fc.oneof(
  // Most of it leads on, or no walk would come to its end.
  { weight: 24, arbitrary: goOn },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      who: fc.constantFrom('recent', 'typed', 'pasted' as const),
    }),
  },
  { weight: 2, arbitrary: just('change') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('amount' as const),
      how: fc.constantFrom('typed', 'pasted' as const),
      text: fc.constantFrom('1500', '2,000.50', '1,234.5', '0.5', '12.345.678', '0', '999999999', 'abc', '7'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('quick' as const),
      which: fc.constantFrom('25', 'max', 'toggle' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('approve' as const), press, isRight: fc.boolean() }),
  },
  { weight: 1, arbitrary: just('escape') },
  { weight: 4, arbitrary: just('back') },
  { weight: 2, arbitrary: just('forward') },
  { weight: 2, arbitrary: just('reload') },
  { weight: 1, arbitrary: just('language') },
  { weight: 1, arbitrary: just('theme') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      what: fc.constantFrom('answer-lost', 'request-lost', 'error', 'error-after' as const),
    }),
  },
  { weight: 1, arbitrary: just('network') },
  { weight: 1, arbitrary: just('expire-quote') },
  { weight: 2, arbitrary: just('expire-session') },
);
export type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** What a person has read in the question for the PIN, when they typed it. */
interface Approved {
  readonly receiver: string;
  readonly total: string;
}

const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector);
const dialog = () => find('dialog[open]');
const field = () => find<HTMLInputElement>('.amount-entry input');
const storedDraft = (): SendDraft | null =>
  JSON.parse(sessionStorage.getItem('draft:send') ?? 'null') as SendDraft | null;
const withText = (selector: string, ...texts: string[]) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    texts.some((text) => one.textContent.includes(text)),
  ) ?? null;
const both = (text: (locale: Locale) => string) => [text('en'), text('cn')];
const texts = {
  continue: both((locale) => messages(locale).send.to.continue),
  change: both((locale) => messages(locale).send.to.change),
  again: both((locale) => messages(locale).sendStatus.unknown.again),
  review: both((locale) => messages(locale).sendStatus.notSent.review),
  notSent: both((locale) => messages(locale).sendStatus.notSent.heading),
  max: both((locale) => messages(locale).sendAmount.max),
};

/** Who is paid, and how much, as far as it is chosen; a text that can't be read counts as typed. */
function chosenOf(draft: SendDraft | null) {
  if (!draft) return null;
  const { recipient, asset, network, amount } = draft;
  return {
    to: receiverOf(recipient),
    asset,
    network,
    amount: amount.max ? 'max' : (amount.value ?? amount.typed),
  };
}
function receiverOf(recipient: SendDraft['recipient']): string | null {
  if (!recipient) return null;
  if (recipient.kind === 'user') return recipient.username;
  return recipient.kind === 'address' ? recipient.address : recipient.account_number;
}

/** Where a walk begins: with nothing, or as a reload of a later page would. */
export const start = fc.constantFrom('to', 'amount', 'review', 'review');

const toAmina: SendDraft = {
  mode: 'people',
  recipient: { kind: 'user', username: 'amina', name: 'Amina Bello', avatar_url: null, sent_count: 1 },
  asset: 'ngn',
  network: null,
  amount: { shown: 'asset', typed: '', fixed: 'asset', value: null, max: false },
  fee_from: 'balance',
  memo: { choice: null, text: '' },
  beneficiary: null,
  message: '',
  note: '',
  request_id: null,
  acknowledged: [],
  save_as: null,
};
const drafts: Readonly<Record<string, SendDraft>> = {
  amount: toAmina,
  review: { ...toAmina, amount: { ...toAmina.amount, typed: '1,250', value: '1250' } },
};

/** @returns how many payments were approved and how many were made. */
export async function walk(
  from: string,
  actions: readonly Action[],
): Promise<{ debits: number; approved: number }> {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'lang=; Path=/; Max-Age=0';
  setNetwork(true);
  const walker = await Walker.begin(from);
  const log: string[] = [`from ${from}`];
  for (const one of actions) {
    log.push(JSON.stringify(one));
    await walker.step(one, log.join('\n'));
  }
  await walker.end(log.join('\n'));
  return { debits: payments(walker.mock).length - walker.before, approved: walker.approved.size };
}

/** As far as Back may lead before the page that the walk begins with. */
const PAGES_BEFORE = 4;

class Walker {
  readonly mock: WalletMock;
  /** By the id of its quote. */
  readonly approved = new Map<string, Approved>();
  /** Payments that the persona had already. */
  readonly before: number;
  #user!: UserEvent;
  #locale: Locale = 'en';
  #document = 0;
  #backs = 0;
  /** Debits whose draft is gone, as it should be. */
  #finished = 0;

  private constructor(mock: WalletMock) {
    this.mock = mock;
    this.before = payments(mock).length;
  }

  static async begin(from: string): Promise<Walker> {
    const mock = await signedIn('complete');
    const walker = new Walker(mock);
    for (let page = 0; page < PAGES_BEFORE; page += 1) history.pushState(null, '', '/w');
    history.pushState(null, '', '/w/send');
    const draft = drafts[from];
    if (draft) {
      sessionStorage.setItem('draft:send', JSON.stringify(draft));
      // What another person has left in this tab would be removed.
      sessionStorage.setItem('owner', customerOf(mock));
      history.pushState(null, '', `/w/send?step=${from}`);
    }
    await walker.#open(location.pathname + location.search);
    return walker;
  }

  /** Opens a document at an address: nothing of the former one runs any longer, and no answer reaches it. */
  async #open(address: string): Promise<void> {
    endTimers();
    const current = (this.#document += 1);
    const send = this.mock.send;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const [answer] = await Promise.allSettled([send(input, init)]);
      if (current !== this.#document) return new Promise<Response>(() => undefined);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
    if (this.#locale === 'en') document.cookie = 'lang=en; Path=/';
    const { user } = await renderScreen(address, { mock: this.mock, locale: this.#locale });
    this.#user = user;
    const { $auth } = await import('#src/stores/session/auth.ts');
    await this.#until(() => find('main h2') !== null && $auth.get().user !== null);
  }

  /** Lets time pass until something is so, or it will not be. */
  async #until(isSo: () => boolean, rounds = 40): Promise<void> {
    for (let round = 0; round < rounds && !isSo(); round += 1) await turn(50);
  }

  /** Does one thing, and looks at what must be so whatever was done. */
  async step(one: Action, log: string): Promise<void> {
    const former = chosenOf(storedDraft());
    const hadFinished = this.#finished;
    const expected = await this.#act(one);
    await turn(50);
    if (one.do !== 'amount') await this.#until(() => !find('main [aria-busy="true"]'), 10);
    const debits = payments(this.mock).length - this.before;
    const now = chosenOf(storedDraft());
    if (now === null || (now.to === null && former?.to != null && expected !== 'any')) {
      // A draft ends with its payment, or with the press on Change.
      if (former?.to != null && expected !== 'changed') {
        this.#finished += 1;
        expect.soft(now, log).toBeNull();
        expect(debits, `a draft is lost\n${log}`).toBeGreaterThanOrEqual(this.#finished);
      }
    } else if (expected === 'same' && this.#finished === hadFinished && former !== null)
      expect(now, `the draft has changed\n${log}`).toEqual(former);
    else if (typeof expected === 'object')
      expect(now, `the draft is not what was chosen\n${log}`).toMatchObject(expected);
    this.#check(log);
  }

  #check(log: string): void {
    const made = payments(this.mock).slice(this.before);
    const quotes = made.map(({ quote_id }) => quote_id ?? '');
    expect(new Set(quotes).size, `two debits for one review\n${log}`).toBe(quotes.length);
    for (const { quote_id, counterparty, quoted_total, total_debit } of made) {
      const review = this.approved.get(quote_id ?? '');
      expect(review, `a debit that nobody approved\n${log}`).toBeDefined();
      const receiver =
        counterparty?.kind === 'user'
          ? counterparty.username
          : counterparty?.kind === 'address'
            ? counterparty.address
            : '';
      expect({ receiver, total: quoted_total, debit: total_debit?.amount }, log).toEqual({
        receiver: review?.receiver,
        total: review?.total,
        debit: review?.total,
      });
    }
    const saysNotSent = withText('main h2', ...texts.notSent) !== null;
    const last = [...this.approved.keys()].at(-1);
    if (saysNotSent && last !== undefined)
      expect(quotes.includes(last), `it is said not to be sent\n${log}`).toBe(false);
  }

  async end(log: string): Promise<void> {
    setNetwork(true);
    await this.mock.clearFaults();
    await turn(3000);
    this.#check(log);
    const broken = invariantsOf(this.mock.app.sandboxes.default.state).filter(({ ok }) => !ok);
    expect(broken, log).toEqual([]);
  }

  /** @returns what the draft must be then: the same, changed as asked for, or these members. */
  async #act(one: Action): Promise<'same' | 'changed' | 'any' | Record<string, unknown>> {
    switch (one.do) {
      case 'go-on':
        return this.#goOn(one.press);
      case 'choose':
        return this.#choose(one.who);
      case 'change': {
        const change = withText('.resolution button', ...texts.change);
        const link = find('main a[href="/w/send"]');
        if (dialog() || !(change ?? link)) return 'same';
        await this.#user.click(change ?? link!);
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
        await this.#user.click(button);
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
        await this.#open(location.pathname + location.search);
        return 'same';
      case 'language': {
        this.#locale = this.#locale === 'en' ? 'cn' : 'en';
        const { changeLanguage } = await import('#src/islands/wallet/i18n/change-language.ts');
        await changeLanguage(this.#locale);
        return 'same';
      }
      case 'theme': {
        const { $preferences, updatePreferences } = await import('#src/stores/preferences/preferences.ts');
        const theme = $preferences.get().theme === 'dark' ? 'light' : 'dark';
        await Promise.race([updatePreferences({ theme }).catch(() => undefined), turn(50)]);
        return 'same';
      }
      case 'fault':
        await this.mock.fault(
          PAY,
          one.what === 'answer-lost' || one.what === 'request-lost'
            ? { type: 'reset' }
            : { type: 'status', status: 500, code: 'server_error' },
          { times: 1, stage: one.what === 'answer-lost' || one.what === 'error-after' ? 'post' : 'pre' },
        );
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

  async #press(element: HTMLElement, how: 'once' | 'twice' | 'enter' | string): Promise<void> {
    const form = (element as HTMLButtonElement).form;
    if (how === 'enter' && form) fireEvent.submit(form);
    else if (how === 'twice') {
      fireEvent.click(element);
      fireEvent.click(element);
    } else await this.#user.click(element);
    await turn(50);
  }

  async #goOn(how: string): Promise<'same' | Record<string, unknown>> {
    if (dialog()) {
      await this.#approve(PIN, how);
      return 'same';
    }
    const page = new URLSearchParams(location.search).get('step');
    if (location.pathname !== '/w/send') {
      const link = find('a[href="/w/send"]');
      if (link) await this.#press(link, 'once');
      return 'same';
    }
    if (page === 'amount') {
      if (storedDraft()?.amount.typed === '' && !storedDraft()?.amount.max) return this.#enter('typed', '25');
      const submit = find('main button[type=submit]');
      await this.#until(() => !(submit as HTMLButtonElement | null)?.disabled, 20);
      if (submit) await this.#press(submit, how);
      await this.#until(() => location.search.includes('review'), 6);
      return 'same';
    }
    if (page === 'review') {
      await this.#until(() => find('#review-send') !== null, 20);
      for (const box of document.querySelectorAll<HTMLInputElement>(
        'main input[type=checkbox]:not(:checked)',
      ))
        await this.#user.click(box);
      const radio = find('.review-recipient input[type=radio]');
      if (radio) await this.#user.click(radio);
      const send = find('#review-send');
      if (send) await this.#press(send, how);
      await this.#until(() => dialog()?.querySelector('input') != null, 8);
      return 'same';
    }
    if (page === 'asset') {
      const asset = withText('main [role=option], main .found button, main ul button', 'USDT');
      if (!asset) return 'same';
      await this.#press(asset, 'once');
      return { to: chosenOf(storedDraft())?.to ?? null, asset: 'usdt' };
    }
    if (page === 'status') {
      const again = withText('main button', ...texts.again, ...texts.review);
      const next = again ?? find('nav a[href="/w/send"], main a[href="/w/send"], a[href="/w/send"]');
      if (next) await this.#press(next, 'once');
      return 'same';
    }
    const go = withText('.resolution button, .recipient-part button[type=submit]', ...texts.continue);
    if (go) {
      const typed = find<HTMLInputElement>('.recipient input')?.value ?? '';
      const to = typed === '' ? (chosenOf(storedDraft())?.to ?? null) : typed;
      await this.#press(go, how);
      await this.#until(() => location.search !== '', 6);
      return { to };
    }
    return this.#choose('recent');
  }

  async #choose(who: string): Promise<'same' | Record<string, unknown>> {
    const input = find<HTMLInputElement>('.recipient input');
    if (dialog() || !input || location.pathname !== '/w/send') return 'same';
    const former = chosenOf(storedDraft())?.to ?? null;
    await this.#user.clear(input);
    let wanted = 'amina';
    if (who === 'recent') {
      await this.#until(() => withText('[role=option]', '@amina') !== null, 30);
      const option = withText('[role=option]', '@amina');
      if (option) await this.#press(option, 'once');
    } else {
      wanted = who === 'typed' ? 'kwame' : TRON;
      await this.#user.click(input);
      await this.#user.paste(wanted);
      await turn(500);
      await this.#until(
        () => find('.resolution button.wide, .recipient-part button[type=submit]:not(:disabled)') !== null,
        10,
      );
      if (find('.resolution button.wide, .recipient-part button[type=submit]:not(:disabled)'))
        await this.#user.keyboard('{Enter}');
    }
    await this.#until(() => location.search !== '', 10);
    // Nobody else than who was asked for, or whom it had been while they can't be looked up.
    return { to: location.search.includes('step') ? wanted : former };
  }

  async #enter(how: string, text: string): Promise<'same' | Record<string, unknown>> {
    const input = field();
    if (!input || dialog()) return 'same';
    await this.#user.clear(input);
    await this.#user.click(input);
    if (how === 'pasted') await this.#user.paste(text);
    else await this.#user.type(input, text);
    await turn(450);
    const plain = (typed: string) => typed.replaceAll(',', '').replace(/(\.\d*?)0+$/, '$1');
    expect(plain(storedDraft()?.amount.typed ?? ''), `what was ${how}: ${text}`).toBe(plain(text));
    expect(plain(field()?.value ?? ''), `what the field shows of ${text}`).toBe(plain(text));
    return { to: chosenOf(storedDraft())?.to ?? null };
  }

  async #approve(pin: string, how: string): Promise<void> {
    const open = dialog();
    const first = open?.querySelector<HTMLInputElement>('form input');
    if (!open || !first) return;
    const total = open.querySelector<HTMLDataElement>('.approved data')?.value;
    const receiver = open.querySelector('.approved div:nth-child(2) dd');
    const { quote_id } = JSON.parse(sessionStorage.getItem('moneyKey') ?? '{}') as { quote_id?: string };
    if (total !== undefined && receiver && quote_id !== undefined) {
      // The review behind the question must name the same receiver as the question.
      const shown = find('.review-recipient')?.textContent ?? '';
      const to = [TRON, 'amina', 'kwame'].filter((one) => shown.replaceAll(/\s/g, '').includes(one));
      expect(to, 'the review names one receiver').toHaveLength(1);
      const [one = ''] = to;
      expect(receiver.textContent.replaceAll(/[\s…]/g, '')).toContain(
        one === TRON ? TRON.slice(0, 6) : `@${one}`,
      );
      this.approved.set(quote_id, { receiver: one, total });
    }
    await this.#user.click(first);
    await this.#user.paste(pin);
    await turn(20);
    const button = dialog()?.querySelector<HTMLElement>('form button[type=submit]');
    if (button) await this.#press(button, how);
    await this.#until(
      () => dialog() === null || dialog()?.querySelector('[role=alert]')?.textContent !== '',
      10,
    );
  }

  /** The session is over; the same customer logs in again. */
  async #expireSession(): Promise<'same'> {
    const cookie = this.mock.jar.get('access_token');
    if (cookie === undefined || !navigator.onLine) return 'same';
    this.mock.jar.delete('access_token');
    const { handleSessionExpired } = await import('#src/stores/session/wallet-session.ts');
    await handleSessionExpired();
    await this.#until(() => sessionStorage.getItem('keptWork') !== null, 10);
    this.mock.jar.set('access_token', cookie);
    await this.#open('/w');
    await this.#until(() => sessionStorage.getItem('keptWork') === null);
    await turn(50);
    return 'same';
  }
}

const timers = new Set<ReturnType<typeof setTimeout>>();

/** Ends the timers of the document that is left; the clock goes on, which `vi.clearAllTimers` would set back. */
function endTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  if (vi.isMockFunction(globalThis.setTimeout)) return;
  const { setTimeout: start, setInterval: repeat } = globalThis;
  const kept = (timer: ReturnType<typeof setTimeout>) => {
    timers.add(timer);
    return timer;
  };
  vi.stubGlobal(
    'setTimeout',
    vi.fn((...given: Parameters<typeof start>) => kept(start(...given))),
  );
  vi.stubGlobal(
    'setInterval',
    vi.fn((...given: Parameters<typeof repeat>) => kept(repeat(...given))),
  );
}

/** Lets milliseconds pass, and everything happen that waits for no timer. */
async function turn(milliseconds: number): Promise<void> {
  await pass(milliseconds);
  for (let round = 0; round < 3; round += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}
