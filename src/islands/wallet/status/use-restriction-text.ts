import { restrictionSentence } from '#contract/restriction-texts.ts';
import type { CanSendTo, Restriction } from '#contract/restrictions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/**
 * Says what restrictions hold back, until when and why, and then once what still works beside all of them.
 * @param canSendTo as of `heldBack`; null where they hold elsewhere alone.
 */
export function useRestrictionText(): (
  restrictions: readonly Restriction[],
  canSendTo: CanSendTo | null,
) => string {
  const texts = useMessages('restrictions');
  const { locale } = useI18n();
  const now = useToday();
  return (restrictions, canSendTo) => {
    const sentences = restrictions.map((one) =>
      withUpcoming(restrictionSentence(texts, one), one.until, locale, now),
    );
    const works = canSendTo === null ? [] : [texts.stillWorks[canSendTo]];
    return joinSentences(locale, ...sentences, ...works);
  };
}
