import type { ReferralInvite } from '#contract/referral.ts';
import type { Messages } from '#src/i18n/messages.ts';

type Texts = Messages['referral']['friends'];

/** What is said of a friend, with the moment (ISO 8601) that stands for its `{date}`; null where it has none. */
interface FriendText {
  readonly text: string;
  readonly date: string | null;
}

/**
 * Where a friend stands.
 * @param now milliseconds since 1970
 */
export function friendText(
  { step, missing, at, until, counts }: ReferralInvite,
  texts: Texts,
  now: number,
): FriendText {
  if (!counts) return { text: texts.notCounted, date: null };
  switch (step) {
    case 'invited':
      return { text: texts.invited, date: at };
    case 'joined': {
      const [first] = missing;
      if (first === undefined || until === null || Date.parse(until) < now)
        return { text: texts.tooLate, date: until };
      return { text: texts.needs[missing.length > 1 ? 'both' : first], date: until };
    }
    case 'qualified':
      return until === null ? { text: texts.overLimit, date: null } : { text: texts.rewardBy, date: until };
    case 'paid':
      return { text: texts.paidOn, date: at };
  }
}
