import type { ReferralTerms } from '#contract/referral.ts';
import { formatMoneyToParts } from '#src/intl/format/money.ts';
import { useI18n } from '../../i18n/i18n.ts';

/** What earns a reward, as it stands in a sentence: `₦20,000`, without the kobo of a whole amount. */
export function useTermValues(terms: ReferralTerms) {
  const { numberLocale } = useI18n();
  const naira = (amount: string) => {
    const { unit, unitFirst, whole, decimals } = formatMoneyToParts(amount, 'ngn', numberLocale);
    const number = /[1-9]/.test(decimals) ? whole + decimals : whole;
    return unitFirst ? unit + number : `${number} ${unit}`;
  };
  return {
    reward: naira(terms.reward),
    deposit: naira(terms.deposit),
    days: terms.days,
    hours: terms.hours,
    friends: terms.friends_per_year,
  };
}
