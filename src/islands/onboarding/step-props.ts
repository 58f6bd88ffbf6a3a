import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** What a page hands its step: the words of that step in one language, and those that all of them share. */
export interface StepProps<Step extends keyof Messages['onboarding']> {
  locale: Locale;
  words: {
    step: Messages['onboarding'][Step];
    shared: Messages['onboarding']['shared'];
    fields: Messages['fields'];
    toasts: Messages['toasts'];
  };
}
