import type { TranslatedText } from '../../server/translate.ts';
import { texts } from './texts.ts';
import { own } from '../../core/own-record.ts';
import { PROMOTIONS } from './state.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';

const DAY = 86_400_000;

/** The offers; a long list repeats them. */
const offers = [
  { title: texts.promo_fees_title, summary: texts.promo_fees_summary, link: '/w/send' },
  { title: texts.promo_friends_title, summary: texts.promo_friends_summary, link: '/w/referral' },
  { title: texts.promo_naira_title, summary: texts.promo_naira_summary, link: '/w/receive' },
] as const;

export interface Offer {
  id: string;
  title: TranslatedText;
  summary: TranslatedText;
  link: string;
  starts_at: string;
  ends_at: string;
}

/** The current offers for a customer. Computed from the day: only their number is stored. */
export function runningOffers(state: SandboxState, customerId: string): Offer[] {
  const today = Math.floor(now(state) / DAY) * DAY;
  return Array.from({ length: own(state.promotions, customerId) ?? PROMOTIONS }, (_, index) => ({
    ...(offers[index % offers.length] ?? offers[0]),
    id: `prm_${index + 1}`,
    starts_at: iso(today - (index + 1) * DAY),
    ends_at: iso(today + (index + 2) * DAY),
  }));
}
