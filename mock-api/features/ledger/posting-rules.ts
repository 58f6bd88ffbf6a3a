import type { AssetId } from '#contract/assets.ts';
import { availableAccount, custodyAccount, holdAccount, platformAccount } from './accounts.ts';
import type { NewPosting } from './journal.ts';

/** What is booked of a transaction. Amounts are in minor units of `asset`. */
export interface PaymentFacts {
  readonly owner: string;
  readonly transaction: string;
  readonly asset: AssetId;
  /** What the other side gets, or what came; without fees. */
  readonly amount: bigint;
  readonly fee: bigint;
  /** Value-added tax on the fee. */
  readonly vat: bigint;
  /** What the network really takes. The rest of the fee is ours. */
  readonly networkCost: bigint;
  /** `bank`, or a chain. */
  readonly network: string;
  /** The owner who receives it, of a transfer between two people. */
  readonly receiver: string | null;
  /** What a conversion gives. */
  readonly received: { readonly asset: AssetId; readonly amount: bigint } | null;
  /** How much of a recalled deposit its owner still had. */
  readonly recovered: bigint;
}

type Rule = (facts: PaymentFacts) => readonly NewPosting[];

const available = ({ owner, asset }: PaymentFacts, minor: bigint) => ({
  account: availableAccount(owner, asset),
  minor,
});
const hold = ({ owner, transaction, asset }: PaymentFacts, minor: bigint) => ({
  account: holdAccount(owner, transaction, asset),
  minor,
});
const custody = ({ network, asset }: PaymentFacts, minor: bigint) => ({
  account: custodyAccount(network, asset),
  minor,
});
const platform = (kind: Parameters<typeof platformAccount>[0], asset: AssetId, minor: bigint) => ({
  account: platformAccount(kind, asset),
  minor,
});
const receiver = ({ receiver: owner, asset }: PaymentFacts, minor: bigint): NewPosting => {
  if (owner === null) throw new Error('A transfer between people needs a receiver.');
  return { account: availableAccount(owner, asset), minor };
};
const totalOf = ({ amount, fee, vat }: PaymentFacts) => amount + fee + vat;
const feesTaken = ({ asset, fee, vat, networkCost }: PaymentFacts) => [
  platform('fees', asset, fee - networkCost),
  platform('vat', asset, vat),
];

/** Money that leaves is reserved first. */
const accepted: Rule = (facts) => [available(facts, -totalOf(facts)), hold(facts, totalOf(facts))];
const released: Rule = (facts) => [hold(facts, -totalOf(facts)), available(facts, totalOf(facts))];
const credited: Rule = (facts) => [
  custody(facts, -totalOf(facts)),
  available(facts, facts.amount),
  platform('fees', facts.asset, facts.fee),
  platform('vat', facts.asset, facts.vat),
];

/** What is booked when something happens to a payment: one rule for each event, and nothing is booked in another way. */
export const postingRules = {
  /** From one person to another, at once. */
  transferred: (facts) => [available(facts, -facts.amount), receiver(facts, facts.amount)],
  /** The sender's money waits until the transfer has been reviewed. */
  transfer_held: accepted,
  transfer_approved: (facts) => [hold(facts, -facts.amount), receiver(facts, facts.amount)],
  accepted,
  settled: (facts) => [
    hold(facts, -totalOf(facts)),
    custody(facts, facts.amount + facts.networkCost),
    ...feesTaken(facts),
  ],
  failed: released,
  cancelled: released,
  /** The bank sent it back because its details were wrong: the fee stays. */
  returned: (facts) => [custody(facts, -facts.amount), available(facts, facts.amount)],
  /** The bank sent it back by its own mistake: the fee comes back, too. */
  returned_by_bank_error: (facts) => [
    custody(facts, -facts.amount),
    platform('fees', facts.asset, -facts.fee),
    platform('vat', facts.asset, -facts.vat),
    available(facts, totalOf(facts)),
  ],
  credited,
  /** It arrived, and whom to credit with it is not certain. */
  suspended: (facts) => [custody(facts, -totalOf(facts)), platform('suspense', facts.asset, totalOf(facts))],
  claimed: (facts) => [
    platform('suspense', facts.asset, -totalOf(facts)),
    available(facts, facts.amount),
    platform('fees', facts.asset, facts.fee),
    platform('vat', facts.asset, facts.vat),
  ],
  sent_back: (facts) => [platform('suspense', facts.asset, -totalOf(facts)), custody(facts, totalOf(facts))],
  /** The sender's bank took a deposit back. What its owner has spent already is owed to the platform. */
  recalled: (facts) => [
    custody(facts, totalOf(facts)),
    platform('fees', facts.asset, -facts.fee),
    platform('vat', facts.asset, -facts.vat),
    available(facts, -facts.recovered),
    platform('receivable', facts.asset, facts.recovered - facts.amount),
  ],
  converted: (facts) => {
    const { received, owner, asset } = facts;
    if (!received) throw new Error('A conversion needs what it gives.');
    return [
      available(facts, -totalOf(facts)),
      platform('float', asset, facts.amount),
      platform('fees', asset, facts.fee),
      platform('vat', asset, facts.vat),
      platform('float', received.asset, -received.amount),
      { account: availableAccount(owner, received.asset), minor: received.amount },
    ];
  },
  rewarded: (facts) => [platform('promo', facts.asset, -facts.amount), available(facts, facts.amount)],
} satisfies Record<string, Rule>;
export type PostingEvent = keyof typeof postingRules;

/** The lines of an event. */
export const postingsOf = (event: PostingEvent, facts: PaymentFacts): readonly NewPosting[] =>
  postingRules[event](facts);
