import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';

interface SharedMessages {
  auth: Messages['auth']['shared'];
  onboarding: Messages['onboarding']['shared'];
}

/** What a page passes to its screen: the messages of that screen, and those that all screens of its namespace share. */
export interface ScreenProps<
  Namespace extends keyof SharedMessages,
  Screen extends keyof Messages[Namespace],
> {
  locale: Locale;
  messages: {
    screen: Messages[Namespace][Screen];
    shared: SharedMessages[Namespace];
    fields: Messages['fields'];
    toasts: Messages['toasts'];
  };
}
