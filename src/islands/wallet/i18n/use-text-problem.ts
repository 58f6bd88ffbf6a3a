import { textLength, textProblem, tidyText, type TextRule } from '#contract/text/person-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { useI18n } from './i18n.ts';

/**
 * What stands beside a field of a typed text that the API would refuse; undefined for nothing. Whether a text may be empty is the
 * form's to say.
 */
export function useTextProblem(): (typed: string, rule: TextRule) => string | undefined {
  const { locale, messages } = useI18n();
  return (typed, rule) => {
    const problem = tidyText(typed) === '' ? null : textProblem(typed, rule);
    if (problem === null) return undefined;
    if (problem !== 'long') return messages.typed.characters;
    const over = textLength(typed) - rule.longest;
    return interpolate(plural(locale, over, messages.typed.long), { count: over });
  };
}
