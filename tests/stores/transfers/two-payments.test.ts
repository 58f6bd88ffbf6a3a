import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import { createQuote } from '#contract/transfers.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { isQuoteFor } from '#src/stores/transfers/quote-recipient.ts';
import { quoteRequestOf } from '#src/stores/transfers/quote-request.ts';
import { finishPayment } from '#src/stores/transfers/finish-payment.ts';
import { $payment, preparePayment, sendPayment } from '#src/stores/transfers/payment.ts';
import { rememberAsset } from '#src/stores/transfers/remembered-assets.ts';
import { typeAmount } from '#src/stores/transfers/send-amount.ts';
import {
  $sendDraft,
  chooseAsset,
  clearSendDraft,
  sendNetworks,
  updateSendDraft,
  type Recipient,
  type SendDraft,
} from '#src/stores/transfers/send-draft.ts';
import { sized } from '../../tier.ts';
import { PaymentTab, ways, type Brought, type Way, type WayName } from './payment-walk.ts';

const PIN = '284915';
const RUNS = sized(300, 3000);
// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(300_000, 3_600_000) });

/** How a payment is left, and the next one begun. */
const leaves = ['menu', 'back', 'reload', 'edit', 'panel', 'start-over', 'pay'] as const;
const payment = fc.record({
  way: fc.constantFrom(...(Object.keys(ways) as WayName[])),
  /** The step on which it is left. */
  until: fc.constantFrom('asset' as const, 'amount' as const, 'review' as const, 'review' as const),
  /** Whether another asset is chosen before the amount. */
  choosesAsset: fc.boolean(),
  asset: fc.constantFrom<AssetId[]>('usdt', 'ngn', 'btc', 'eth'),
  writes: fc.subarray(['memo', 'message', 'note', 'beneficiary', 'acknowledged', 'save_as'] as const),
  leave: fc.constantFrom(...leaves),
});
type Payment = typeof payment extends fc.Arbitrary<infer Value> ? Value : never;

type Field = keyof Brought | Payment['writes'][number];

/** All that a review shows besides who is paid, as text; null for nothing. */
function reviewed({ asset, network, amount, memo, ...draft }: SendDraft): Record<Field, string | null> {
  return {
    asset,
    network,
    amount: amount.max ? 'max' : amount.value,
    memo: memo.choice === null && memo.text === '' ? null : memo.text,
    message: draft.message || null,
    note: draft.note || null,
    beneficiary: draft.beneficiary?.name ?? draft.beneficiary?.kind ?? null,
    request: draft.request_id,
    acknowledged: draft.acknowledged.join(' ') || null,
    save_as: draft.save_as,
  };
}

function keyOf(recipient: Recipient | null): string | null {
  if (!recipient) return null;
  if (recipient.kind === 'user') return `@${recipient.username}`;
  if (recipient.payee) return recipient.kind === 'bank' ? 'payee bank' : `payee ${recipient.payee.label}`;
  if (recipient.kind === 'bank') return `bank ${recipient.account_number}`;
  return [recipient.address, recipient.memo].filter((part) => part !== null).join(' ');
}

/** Whom somebody pays, and what they have chosen for them since. */
class Chosen {
  #key: string | null = null;
  readonly #may = new Map<Field, Set<string>>();
  /** By username: what was ever chosen for them on the step of the asset. */
  readonly #remembered = new Map<string, AssetId>();
  /** What a link brought for whoever is chosen. */
  #forAnybody: AssetId | null = null;

  get key() {
    return this.#key;
  }

  /** A payment of its own begins. */
  begin(forAnybody: AssetId | null = null): void {
    this.#key = null;
    this.#forAnybody = forAnybody;
  }

  recipient(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#may.clear();
    if (this.#forAnybody) this.add('asset', this.#forAnybody);
    if (!key.startsWith('@')) return;
    // What people are sent whose payer has chosen nothing else.
    this.add('asset', this.#remembered.get(key) ?? 'ngn');
  }

  add(field: Field, value: string): void {
    this.#may.set(field, new Set([...(this.#may.get(field) ?? []), value]));
  }

  remember(asset: AssetId): void {
    if (this.#key?.startsWith('@')) this.#remembered.set(this.#key, asset);
  }

  /** @param log what was done so far. */
  expectReview(draft: SendDraft, log: string): void {
    expect(keyOf(draft.recipient), `the review names somebody else\n${log}`).toBe(this.#key);
    for (const [field, value] of Object.entries(reviewed(draft)) as [Field, string | null][])
      if (value !== null)
        expect([...(this.#may.get(field) ?? [])], `the ${field} of somebody else\n${log}`).toContain(value);
  }
}

class Walk {
  readonly #tab: PaymentTab;
  readonly #chosen = new Chosen();
  readonly #log: string[] = [];
  /** Makes each text and amount of a walk another one. */
  #count = 0;
  reviews = 0;
  paid = 0;

  constructor(tab: PaymentTab) {
    this.#tab = tab;
  }

  async make({ way: name, until, choosesAsset, asset, writes, leave }: Payment): Promise<void> {
    this.#log.push(`${name} until ${until}${choosesAsset ? ` with ${asset}` : ''}, then ${leave}`);
    await this.#choose(ways[name], leave === 'panel');
    if (choosesAsset && this.#tab.page !== 'asset') this.#tab.openPage('asset');
    this.#chooseAsset(asset);
    if (until === 'asset') return this.#leave(leave);
    if (this.#tab.page === 'amount') this.#type();
    if (until === 'amount') return this.#leave(leave);
    this.#look();
    if (this.#tab.page === 'review') for (const what of writes) this.#write(what);
    this.#look();
    return this.#leave(leave);
  }

  async #choose(way: Way, inPanel: boolean): Promise<void> {
    const isOwnPayment = way.open !== undefined;
    if (way.open) {
      way.open(this.#tab);
      // The request that was begun already goes on.
      const isBegun = way === ways.request && $sendDraft.get().request_id === this.#tab.request.request_id;
      if (!isBegun) this.#chosen.begin(way === ways.linkOfCoin ? 'btc' : null);
    }
    // The panel stands over any screen, and reads what the tab keeps.
    else if (inPanel) this.#tab.open('/w/security');
    const before = $sendDraft.get();
    await way.choose(this.#tab);
    this.#chosen.recipient(way.key);
    const brought = { ...way.brings, ...(way.brings.request && { request: this.#tab.request.request_id }) };
    for (const [field, value] of Object.entries(brought)) this.#chosen.add(field as Field, value);
    const now = $sendDraft.get();
    expect(keyOf(now.recipient)).toBe(way.key);
    if (keyOf(before.recipient) === way.key && !isOwnPayment && way.brings.amount === undefined)
      expect(reviewed(now), `the same recipient again\n${this.#said()}`).toEqual(reviewed(before));
    if (isOwnPayment) expect(reviewed(now), `what came with them\n${this.#said()}`).toMatchObject(brought);
    this.#tab.goOn();
  }

  /** As the step of the asset does it; nothing on another page. */
  #chooseAsset(wanted: AssetId): void {
    const { recipient, asset: former, network: formerNetwork } = $sendDraft.get();
    if (this.#tab.page !== 'asset' || !recipient) return;
    if (recipient.kind === 'user') {
      chooseAsset(wanted, null);
      rememberAsset(recipient.username, wanted);
      this.#chosen.remember(wanted);
      this.#chosen.add('asset', wanted);
    } else if (recipient.kind === 'address') {
      const asset = sendNetworks(wanted, recipient).length > 0 ? wanted : (former ?? 'usdt');
      const [first] = sendNetworks(asset, recipient);
      const network = asset === former && formerNetwork ? formerNetwork : (first ?? null);
      chooseAsset(asset, network);
      this.#chosen.add('asset', asset);
      if (network) this.#chosen.add('network', network);
    }
    this.#tab.openPage('amount');
  }

  #type(): void {
    const { amount, asset } = $sendDraft.get();
    if (!asset) return;
    const text = `${1 + (this.#count += 1)}`;
    updateSendDraft({
      amount: typeAmount(amount, text, { asset, currency: 'ngn', rate: null, locale: 'en' }),
    });
    this.#chosen.add('amount', text);
    this.#tab.goOn();
  }

  #write(what: Payment['writes'][number]): void {
    const text = `${what} ${(this.#count += 1)} for ${this.#chosen.key}`;
    const { memo } = $sendDraft.get();
    if (what === 'memo') updateSendDraft({ memo: { choice: 'given', text: memo.text || `${this.#count}` } });
    if (what === 'beneficiary') updateSendDraft({ beneficiary: { kind: 'person', name: text } });
    if (what === 'acknowledged')
      updateSendDraft({ acknowledged: ['first_time_recipient', 'first_time_address'] });
    if (what === 'message' || what === 'note' || what === 'save_as') updateSendDraft({ [what]: text });
    this.#chosen.add(what, reviewed($sendDraft.get())[what] ?? '');
  }

  /** Looks at the review, if that is what the tab shows. */
  #look(): void {
    if (this.#tab.page !== 'review') return;
    this.reviews += 1;
    this.#chosen.expectReview($sendDraft.get(), this.#said());
  }

  async #leave(how: Payment['leave']): Promise<void> {
    if (how === 'pay') await this.#pay();
    if (how === 'reload') this.#tab.reload();
    if (how === 'back')
      for (let pages = 0; pages < 4 && this.#tab.page !== null; pages += 1) {
        this.#tab.back();
        this.#look();
      }
    this.#look();
    if (how === 'start-over') {
      clearSendDraft();
      this.#chosen.begin();
    }
    if (how !== 'edit') this.#tab.open('/w');
    this.#tab.openPage('review');
    this.#look();
    this.#tab.openPage('to');
  }

  /** Pays what is reviewed, where the API takes it. */
  async #pay(): Promise<void> {
    const draft = $sendDraft.get();
    const request = this.#tab.page === 'review' ? quoteRequestOf(draft, 'ngn') : null;
    if (!request) return;
    const quote = await this.#tab.mock.call(createQuote, { body: request }).then(
      ({ data }) => data,
      () => null,
    );
    if (quote?.limits.blocked_by !== null) return;
    expect(isQuoteFor(quote, draft, request), this.#said()).toBe(true);
    const intent = { acknowledged_risks: quote.risks.map(({ code }) => code) };
    if (!preparePayment(quote, $auth.get().user?.customer_id ?? '', intent)) return;
    await sendPayment({ pin: PIN });
    if ($payment.get().name !== 'found') return;
    this.paid += 1;
    finishPayment({ isSeen: true });
    this.#chosen.begin();
    expect($sendDraft.get().recipient).toBeNull();
  }

  #said(): string {
    return this.#log.join('\n');
  }
}

test('one payment after the other: all that a review shows was chosen for its recipient, or came with them', async () => {
  let reviews = 0;
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(payment, { minLength: 2, maxLength: 4 }), async (payments) => {
      const walk = new Walk(await PaymentTab.begin());
      for (const one of payments) await walk.make(one);
      reviews += walk.reviews;
      paid += walk.paid;
    }),
    { numRuns: RUNS },
  );
  // Walks that come nowhere would prove nothing.
  expect([reviews > RUNS, paid > RUNS / 20]).toEqual([true, true]);
});
