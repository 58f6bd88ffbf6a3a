import type { Locator, Page } from '@playwright/test';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { expect, type Mock } from '../mock.ts';
import { toast } from '../toast.ts';

/** Where a state is shown: a page, its mock, and the language with its words. */
export interface Stage {
  readonly page: Page;
  readonly mock: Mock;
  readonly locale: Locale;
  readonly t: Messages;
}

/** A screen as a person can meet it, and how it is come by. */
export interface State {
  readonly name: string;
  /** The words of its first heading. */
  readonly heading: (t: Messages) => string;
  /** From nothing to the state, until all of it stands there. */
  readonly open: (stage: Stage) => Promise<unknown>;
}

export const open =
  (path: string) =>
  async ({ page, locale }: Stage) => {
    await page.goto(localizePath(locale, path), { waitUntil: 'domcontentloaded' });
  };

/** Opens a page as a persona who is signed in. */
export const openAs = (persona: string, path: string) => async (stage: Stage) => {
  await stage.mock.persona(persona, { login: true });
  await open(path)(stage);
};

/** Seconds after which a challenge whose script did not come counts as failed (spec section 9). */
const CHALLENGE_LIMIT = '10s';

/** A challenge whose script can't be had, once the page has given it up. `openPage` opens the page. */
export async function failChallenge(stage: Stage, openPage: () => Promise<unknown>): Promise<void> {
  const { page, mock, t } = stage;
  mock.expectErrors(/\/turnstile\//);
  await mock.control.send('PUT', '/challenge', { mode: 'load-fail' });
  await mock.clock.hold();
  await openPage();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await mock.clock.advance(CHALLENGE_LIMIT);
  await shows(stage, t.auth.shared.challenge.failed);
}

/** Waits until a button can be pressed: before its form is hydrated, Tab passes it over. */
export async function enabled({ page }: Stage, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  return button;
}

/** Presses a button, once it can be pressed. */
export async function press(stage: Stage, name: string): Promise<void> {
  await (await enabled(stage, name)).click();
}

export const shows = ({ page }: Stage, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** A toast that comes, and is closed. */
export async function closesToast({ page, t }: Stage, text: string): Promise<void> {
  const shown = page.getByRole('listitem').filter({ hasText: text });
  await shown.getByRole('button', { name: t.toasts.close }).click();
  await expect(shown).toHaveCount(0);
}

/** A toast that stays, because the mouse is over it. */
export async function keepsToast({ page }: Stage, text: string | RegExp): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await toast(page, text).hover();
}
