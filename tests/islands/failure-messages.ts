import type { PresetId } from '#mock-api/faults/fault-presets.ts';
import { messages, type Messages } from '#src/i18n/messages.ts';
import type { Tab } from './tab.ts';

/** What goes wrong, and the text for it when the server has no words. */
export type Failures = readonly (readonly [PresetId, keyof Messages['toasts']])[];

/** Fails twice in each way: the first time the page has to find words of its own, the second time it says the server's. */
export async function areTold(tab: Tab, failures: Failures, press: () => Promise<void>): Promise<void> {
  for (const [preset, text] of failures) {
    await tab.preset(preset);
    await press();
    await tab.toast(messages(tab.locale).toasts[text]);
    await tab.mock.clearFaults();
    await tab.preset(preset, { times: 1, message: `Words for ${preset}.` });
    await press();
    await tab.toast(`Words for ${preset}.`);
    await tab.mock.clearFaults();
  }
}
