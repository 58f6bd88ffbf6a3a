import { restrictionSentence } from '#contract/restriction-texts.ts';
import type { Restriction } from '#contract/restrictions.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** Says what a restriction holds back, until when and why, and what still works where it holds. */
export function useRestrictionText(): (restriction: Restriction) => string {
  const texts = useMessages('restrictions');
  const { locale } = useI18n();
  const now = useToday();
  return (restriction) => {
    const { until, scope, device } = restriction;
    const sentence = withUpcoming(restrictionSentence(texts, restriction), until, locale, now);
    return device === 'other' ? sentence : joinSentences(locale, sentence, texts.stillWorks[scope]);
  };
}
