import { depositTexts } from '#contract/deposit-texts.ts';

/** What becomes of a deposit that does not simply arrive, wherever it is shown; notifications have the same sentences. */
export const depositOutcomes = {
  heldLate: depositTexts.held_late.en,
  heldOtherName: depositTexts.held_other_name.en,
  claimed: depositTexts.claimed.en,
  sentBack: depositTexts.sent_back.en,
  sentBackChain: depositTexts.sent_back_chain.en,
  expired: depositTexts.expired.en,
  cancelled: depositTexts.cancelled.en,
  recalled: depositTexts.recalled.en,
  recalledAllSpent: depositTexts.recalled_all_spent.en,
  /** What is said before it happens. */
  rules: { late: depositTexts.late_rule.en, otherName: depositTexts.other_name_rule.en },
  claim: {
    text: 'If you claim it, {amount} is added to your balance after about 10 minutes. The fee is taken from what arrived.',
    button: 'Claim this deposit',
    busy: 'Claiming…',
    /** What support reads. */
    report: 'This deposit arrived late. It’s mine: add it to my balance.',
    failed: 'We couldn’t send your claim. We’re still holding the money. Try again.',
    done: 'We have your claim.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly depositOutcomes: typeof depositOutcomes;
  }
}
