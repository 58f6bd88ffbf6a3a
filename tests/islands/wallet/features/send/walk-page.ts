// What a careless walk reads of the open page, and how its time passes.
import { vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { pass } from '../../../../render-wallet.tsx';

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const dialog = () => find('dialog[open]');
export const field = () => document.querySelector<HTMLInputElement>('.amount-entry input');
export const storedDraft = (): SendDraft | null =>
  JSON.parse(sessionStorage.getItem('draft:send') ?? 'null') as SendDraft | null;
export const withText = (selector: string, ...texts: string[]) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    texts.some((text) => one.textContent.includes(text)),
  ) ?? null;
const both = (text: (locale: Locale) => string) => [text('en'), text('cn')];
export const texts = {
  continue: both((locale) => messages(locale).send.to.continue),
  change: both((locale) => messages(locale).send.to.change),
  again: both((locale) => messages(locale).sendStatus.unknown.again),
  review: both((locale) => messages(locale).sendStatus.notSent.review),
  notSent: both((locale) => messages(locale).sendStatus.notSent.heading),
  max: both((locale) => messages(locale).sendAmount.max),
};

/** Who is paid, and how much, as far as it is chosen; a text that can't be read counts as typed. */
export function chosenOf(draft: SendDraft | null) {
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

const timers = new Set<ReturnType<typeof setTimeout>>();
/** What stands in for the page's setTimeout. */
let keeping: typeof setTimeout | null = null;

/** Ends the timers of the document that is left; the clock goes on, which `vi.clearAllTimers` would set back. */
export function endTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  if (globalThis.setTimeout === keeping) return;
  const { setTimeout: start, setInterval: repeat } = globalThis;
  const kept = (timer: ReturnType<typeof setTimeout>) => {
    timers.add(timer);
    return timer;
  };
  // No spies: they would keep all that they were called with.
  keeping = ((...given: Parameters<typeof start>) => kept(start(...given))) as typeof setTimeout;
  vi.stubGlobal('setTimeout', keeping);
  vi.stubGlobal('setInterval', (...given: Parameters<typeof repeat>) => kept(repeat(...given)));
}

/** Lets milliseconds pass, and everything happen that waits for no timer. */
export async function turn(milliseconds: number): Promise<void> {
  await pass(milliseconds);
  for (let round = 0; round < 3; round += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

/** As the settings do it. */
export async function changeLanguageTo(locale: Locale): Promise<void> {
  const { changeLanguage } = await import('#src/islands/wallet/i18n/change-language.ts');
  await changeLanguage(locale);
}

/** As the settings do it, without waiting for the server. */
export async function changeTheme(): Promise<void> {
  const { $preferences, updatePreferences } = await import('#src/stores/preferences/preferences.ts');
  const theme = $preferences.get().theme === 'dark' ? 'light' : 'dark';
  await Promise.race([updatePreferences({ theme }).catch(() => undefined), turn(50)]);
}
