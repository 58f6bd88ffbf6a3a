import { restrictionTextsEn } from '#contract/restriction-texts.ts';

/** What an account can't send after a change of its security, wherever it is shown; the API has the same sentences. */
export const restrictions = restrictionTextsEn;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly restrictions: typeof restrictions;
  }
}
