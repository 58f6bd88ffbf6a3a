import type { Messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { plural, type PluralForms } from '#src/intl/plural.ts';

interface Words {
  readonly limited: PluralForms;
  readonly down: string;
  readonly refused: string;
  readonly tooLarge: string;
}

/** The error that an action returns for a form that was not sent. */
interface Returned {
  readonly sent: boolean;
  readonly problem?:
    | { readonly kind: 'limited'; readonly minutes: number }
    | { readonly kind: 'down' }
    | { readonly kind: 'refused'; readonly text: string }
    | { readonly kind: 'expired' }
    | null;
}

interface Result {
  readonly data?: Returned | undefined;
  readonly error?: { readonly code: string } | undefined;
}

/**
 * The error above a form: the page's own message for it where it has one.
 * @returns undefined without an error, as before the form was sent.
 */
export function problemText(
  locale: Locale,
  result: Result | undefined,
  words: Words,
  more: Pick<Messages['contact']['problem'], 'fields' | 'failed'>,
): string | undefined {
  if (!result) return undefined;
  if (result.error) return result.error.code === 'CONTENT_TOO_LARGE' ? words.tooLarge : more.failed;
  const { data } = result;
  if (!data || data.sent) return undefined;
  switch (data.problem?.kind) {
    case 'limited':
      return interpolate(plural(locale, data.problem.minutes, words.limited), {
        count: data.problem.minutes,
      });
    case 'down':
      return words.down;
    case 'refused':
      return data.problem.text || words.refused;
    default:
      return more.fields;
  }
}
