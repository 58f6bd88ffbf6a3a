import { runInThisContext } from 'node:vm';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { PresetId } from '#mock-api/faults/fault-presets.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import type { MailKind } from '#mock-api/core/mailbox.ts';
import { messages } from '#src/i18n/messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { TAKE_REFERRAL_QUERY } from '#src/islands/auth/referral-query.ts';
import { TAKE_SIGN_IN_FRAGMENT } from '#src/islands/auth/sign-in-fragment.ts';
import { challengeScript } from '#src/layouts/challenge.ts';
import { openPage } from '../dom-page.ts';
import { ChallengePage } from './challenge-page.ts';
import { islands, type PagePath } from './pages.tsx';

/** The pages whose HTML names the challenge's script. */
const pathsWithChallenge: readonly PagePath[] = [
  '/signup',
  '/login',
  '/forgot-password',
  '/otp-verification',
];

/** The pages that take their fragment out of the URL before anything else runs. */
const pathsWithFragment: readonly PagePath[] = ['/login', '/verify'];

interface Account {
  email: string;
  password: string;
}

/**
 * A tab of a browser on the pages before the wallet: one page's island at a time, with the real stores and the mock API in
 * process. Page and mock share one clock; see dom-page.ts for it, and for console errors.
 *
 *     const tab = new Tab();
 *     await tab.open('/signup');
 *     await tab.fill('Email', 'ada@example.org');
 *     await tab.challengePassed();
 *     await tab.press('Continue');
 *     await tab.expectNavigation('/otp-verification');
 */
export class Tab extends ChallengePage {
  readonly locale: Locale;
  /** The member whom the server knows as it renders a page of onboarding. */
  customer: string | undefined = undefined;
  user = userEvent.setup({ delay: null });
  /** Where the open page navigated: paths and URLs, and `reload`. */
  readonly navigations: string[] = [];
  readonly #calls: [address: string, init?: RequestInit][] = [];

  constructor(locale: Locale = 'en') {
    super();
    this.locale = locale;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      this.#calls.push([address, init]);
      return this.mock.send(address, init);
    });
    for (const method of ['assign', 'replace'] as const)
      vi.spyOn(location, method).mockImplementation((address) => void this.navigations.push(String(address)));
    vi.spyOn(location, 'reload').mockImplementation(() => void this.navigations.push('reload'));
  }

  /** Loads a page. Of the previous document only storage and cookies remain. @param fragment after the path, a query too */
  async open(path: PagePath, fragment = ''): Promise<void> {
    const { locale } = this;
    this.navigations.length = 0;
    const load = async () => {
      this.removeChallenge();
      if (pathsWithFragment.includes(path)) runInThisContext(TAKE_SIGN_IN_FRAGMENT);
      if (path === '/signup') runInThisContext(TAKE_REFERRAL_QUERY);
      const island = await islands[path](locale, this.customer);
      this.expectChallenge(pathsWithChallenge.includes(path));
      return island;
    };
    const isMember = this.mock.jar.has('access_token');
    this.user = await openPage(localizePath(locale, path) + fragment, load, { locale, member: isMember });
  }

  /** A field by its label. */
  field(label: string): Promise<HTMLInputElement> {
    return screen.findByLabelText<HTMLInputElement>(label);
  }

  /** Replaces the value of a field. */
  async fill(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await this.user.clear(field);
    await this.user.click(field);
    await this.user.paste(text);
  }

  /** Waits until a field's description (an error, a hint, or both) is exactly this text. */
  async expectDescription(label: string, text: string): Promise<HTMLInputElement> {
    const field = await this.field(label);
    await waitFor(() => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(text);
    });
    return field;
  }

  button(name: string): Promise<HTMLButtonElement> {
    return screen.findByRole<HTMLButtonElement>('button', { name });
  }

  /** Waits until a button is enabled. */
  async expectEnabled(name: string): Promise<void> {
    await expect.poll(() => screen.queryByRole('button', { name })).toHaveProperty('disabled', false);
  }

  /** Clicks a button once it is enabled. */
  async press(name: string): Promise<void> {
    await this.expectEnabled(name);
    await this.user.click(await this.button(name));
  }

  /** Waits for a expectToast. */
  async expectToast(text: string | RegExp): Promise<void> {
    await waitFor(() => {
      within(screen.getByRole('region', { name: /Alt\+T$/i })).getAllByText(text);
    });
  }

  /** Waits until the page navigates to a path. */
  async expectNavigation(path: string): Promise<void> {
    await expect.poll(() => this.navigations).toContain(path);
  }

  /** Creates a persona in the mock, with this browser as its device, and signed in with `login`. */
  async persona(name: string, { login = false } = {}): Promise<Account> {
    const { account, cookies } = await this.mock.control<{
      account: Account;
      cookies: { name: string; value: string }[];
    }>('POST', '/persona', { name, login });
    for (const cookie of cookies) this.mock.jar.set(cookie.name, cookie.value);
    return account;
  }

  /** Applies a fault preset, by default once; `message` is the server's error message. */
  async preset(id: PresetId, more: { times?: number; message?: string } = { times: 1 }): Promise<void> {
    await this.mock.control('POST', `/faults/preset/${id}`, more);
  }

  /** Applies a fault to one call. */
  async fault(op: string, effect: Effect): Promise<void> {
    await this.mock.fault(op, effect, { times: 1 });
  }

  /** The bodies that pages sent to a path of the API; the mock's journal hides secrets. */
  sentBodies(path: string): unknown[] {
    return this.#calls.flatMap(([address, init]) =>
      new URL(address).pathname === path && typeof init?.body === 'string'
        ? [JSON.parse(init.body) as unknown]
        : [],
    );
  }

  /** The paths of the API that pages called, in order. */
  get calledPaths(): string[] {
    return this.#calls.map(([address]) => new URL(address).pathname);
  }

  /** Makes a call that no page makes here. */
  async post<Reply>(path: string, body: object): Promise<Reply> {
    const response = await this.mock.send(new URL(path, challengeScript).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, path).toBe(200);
    return (await response.json()) as Reply;
  }

  /** The current code of a user's authenticator app. */
  async authenticatorCode(email: string): Promise<string> {
    const { items } = await this.mock.control<{ items: { email: string; code: string }[] }>(
      'GET',
      '/authenticator',
    );
    return items.find((item) => item.email === email)?.code ?? '';
  }

  /** The code in the latest mail. */
  async code(kind: MailKind): Promise<string> {
    return (await this.mock.control<{ code: string }>('GET', `/mail/latest?kind=${kind}`)).code;
  }

  /** Waits for the heading of a screen. */
  async heading(name: string): Promise<void> {
    await screen.findByRole('heading', { level: 1, name });
  }

  /** From /login to its second step. */
  async toPassword(email: string): Promise<void> {
    const { shared, login } = messages(this.locale).auth;
    await this.open('/login');
    await this.fill(shared.email, email);
    await this.press(shared.continue);
    await this.field(login.password);
  }

  /** From /login to its last step, signed in as a user with two-factor authentication. */
  async toSecondFactor(): Promise<Account> {
    const { login, secondFactor } = messages(this.locale).auth;
    const account = await this.persona('two-factor');
    await this.toPassword(account.email);
    await this.fill(login.password, account.password);
    await this.challengePassed();
    await this.press(login.submit);
    await this.heading(secondFactor.heading);
    await this.expectFirstBoxFocused();
    return account;
  }

  /** From /signup to the page of its code; resolves to the mailed code. */
  async toSignupCode(email: string): Promise<string> {
    const { shared } = messages(this.locale).auth;
    await this.open('/signup');
    await this.fill(shared.email, email);
    await this.challengePassed();
    await this.press(shared.continue);
    await this.expectNavigation(localizePath(this.locale, '/otp-verification'));
    await this.open('/otp-verification');
    await this.expectFirstBoxFocused();
    return this.code('signup');
  }

  /** From /forgot-password to its second step; resolves to the mailed code. */
  async toResetCode(email: string): Promise<string> {
    const { reset, shared } = messages(this.locale).auth;
    await this.open('/forgot-password');
    await this.fill(shared.email, email);
    await this.challengePassed();
    await this.press(reset.send);
    await this.heading(reset.codeHeading);
    await waitFor(() => expect(this.boxes()).toHaveLength(8));
    await this.expectFirstBoxFocused();
    return this.code('reset');
  }

  /** The boxes of the code field. */
  boxes(): HTMLInputElement[] {
    return within(screen.getByRole('group')).getAllByRole<HTMLInputElement>('textbox');
  }

  /** Waits until the first box has the focus. */
  async expectFirstBoxFocused(): Promise<void> {
    await waitFor(() => expect(document.activeElement).toBe(this.boxes()[0]));
  }

  /** Types a whole code, replacing what the boxes hold. */
  async typeCode(code: string): Promise<void> {
    await waitFor(() => expect(this.boxes()[0]).toHaveProperty('readOnly', false));
    await this.user.click(this.boxes()[0]!);
    await this.user.keyboard(code);
  }

  /** Waits for the challenge and types a reset code, whose last character submits it. */
  async submitResetCode(code: string): Promise<void> {
    await this.challengePassed();
    await this.typeCode(code);
  }

  /** Requests another reset code, once the resend timer allows it. */
  async resendResetCode(): Promise<void> {
    const { reset } = messages(this.locale).auth;
    await this.challengePassed();
    await this.expectEnabled(reset.verify);
    await this.press(reset.resend);
  }
}
