import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** What a page hands its screen: the words of that screen in one language, and those that all of them share. */
export interface ScreenProps<Screen extends keyof Messages['auth']> {
  locale: Locale;
  words: {
    screen: Messages['auth'][Screen];
    shared: Messages['auth']['shared'];
    fields: Messages['fields'];
    toasts: Messages['toasts'];
  };
}
