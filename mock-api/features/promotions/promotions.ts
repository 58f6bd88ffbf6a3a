import type { TextKey } from '../../texts/en.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';

/** How many run when nobody says more. */
export const PROMOTIONS = 3;
const DAY = 86_400_000;

/** What the offers are about; a long list goes round. */
const offers = [
  { title: 'promo_fees_title', summary: 'promo_fees_summary', link: '/w/send' },
  { title: 'promo_friends_title', summary: 'promo_friends_summary', link: '/w/referral' },
  { title: 'promo_naira_title', summary: 'promo_naira_summary', link: '/w/receive' },
] as const satisfies readonly { title: TextKey; summary: TextKey; link: string }[];

export interface Offer {
  id: string;
  title: TextKey;
  summary: TextKey;
  link: string;
  starts_at: string;
  ends_at: string;
}

/** The offers that run, by the day: nothing is stored of them but how many there are. */
export function runningOffers(state: SandboxState): Offer[] {
  const today = Math.floor(now(state) / DAY) * DAY;
  return Array.from({ length: state.promotions }, (_, index) => ({
    ...(offers[index % offers.length] ?? offers[0]),
    id: `prm_${index + 1}`,
    starts_at: iso(today - (index + 1) * DAY),
    ends_at: iso(today + (index + 2) * DAY),
  }));
}
