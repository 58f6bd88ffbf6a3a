import { languageTags, type Locale } from './locale.ts';

export interface PluralForms {
  readonly one?: string;
  readonly other: string;
}

const rules = new Map<Locale, Intl.PluralRules>();

/** The form of a message for a count: English has one and other, Chinese other only. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  let rule = rules.get(locale);
  if (!rule) rules.set(locale, (rule = new Intl.PluralRules(languageTags[locale])));
  return (rule.select(count) === 'one' ? forms.one : undefined) ?? forms.other;
}
