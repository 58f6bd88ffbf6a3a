import type { PresetId } from '#mock-api/faults/fault-presets.ts';
import { messages, type Messages } from '#src/i18n/messages.ts';
import type { Tab } from './tab.ts';

/** A fault preset, and the toast for it when the server sends no message. */
export type ErrorToasts = readonly (readonly [PresetId, keyof Messages['toasts']])[];

/** Expects each fault to show its toast: first the page's own text, then the message that the server sends. */
export async function expectErrorToasts(
  tab: Tab,
  errors: ErrorToasts,
  submit: () => Promise<void>,
): Promise<void> {
  for (const [preset, text] of errors) {
    await tab.preset(preset);
    await submit();
    await tab.expectToast(messages(tab.locale).toasts[text]);
    await tab.mock.clearFaults();
    await tab.preset(preset, { times: 1, message: `A message for ${preset}.` });
    await submit();
    await tab.expectToast(`A message for ${preset}.`);
    await tab.mock.clearFaults();
  }
}
