import type { Locator, Page } from '@playwright/test';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { expect, type Mock } from '../mock.ts';
import { toast } from '../toast.ts';
import { waitForHydration } from '../hydration.ts';
import { loadPage } from '../open-page.ts';

/** The page, mock, language and messages in which a state is shown. */
export interface StateContext {
  readonly page: Page;
  readonly mock: Mock;
  readonly locale: Locale;
  readonly t: Messages;
}

/** A state of a screen, and how to reach it. */
export interface State {
  readonly name: string;
  /** The text of its first heading. */
  readonly heading: (t: Messages) => string;
  /** Opens the state and waits until it is complete. */
  readonly open: (ctx: StateContext) => Promise<unknown>;
}

export const open =
  (path: string) =>
  async ({ page, locale }: StateContext) => {
    await loadPage(page, localizePath(locale, path), { waitUntil: 'domcontentloaded' });
  };

/** Opens a page as a signed-in persona. */
export const openAs = (persona: string, path: string) => async (ctx: StateContext) => {
  await ctx.mock.persona(persona, { login: true });
  await open(path)(ctx);
};

/** Time after which a challenge whose script did not load counts as failed (spec section 9). */
const CHALLENGE_LIMIT = '10s';

/** Makes the challenge script fail and waits until the page gives up. `openPage` opens the page. */
export async function failChallenge(ctx: StateContext, openPage: () => Promise<unknown>): Promise<void> {
  const { page, mock, t } = ctx;
  mock.expectErrors(/\/turnstile\//);
  await mock.control.send('PUT', '/challenge', { mode: 'load-fail' });
  await mock.clock.hold();
  await openPage();
  await waitForHydration(page);
  await mock.clock.advance(CHALLENGE_LIMIT);
  await expectText(ctx, t.auth.shared.challenge.failed);
}

/** Waits until a button is enabled: before hydration, Tab skips it. */
export async function waitForEnabledButton({ page }: StateContext, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  return button;
}

/** Clicks a button once it is enabled. */
export async function clickButton(ctx: StateContext, name: string): Promise<void> {
  await (await waitForEnabledButton(ctx, name)).click();
}

export const expectText = ({ page }: StateContext, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** Waits for a toast and closes it. */
export async function closeToast({ page, t }: StateContext, text: string): Promise<void> {
  const shown = page.getByRole('listitem').filter({ hasText: text });
  await shown.getByRole('button', { name: t.toasts.close }).click();
  await expect(shown).toHaveCount(0);
}

/** Waits for a toast and keeps it open by hovering over it. */
export async function keepToastOpen({ page }: StateContext, text: string | RegExp): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await toast(page, text).hover();
}
