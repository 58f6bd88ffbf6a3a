import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from '#contract/assets.ts';
import { nameMatches } from '#contract/banks.ts';
import { assetNetworks, networkIds, type NetworkId } from '#contract/networks.ts';
import { riskCodes, type RiskCode } from '#contract/risks.ts';
import { session } from '#src/api/storage.ts';

const asset = z.enum(assetIds);
const network = z.enum(networkIds);

/** Who is paid, once it is known who that is: text that is not resolved is never paid. */
const recipient = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('user'),
    username: z.string(),
    name: z.string(),
    avatar_url: z.nullable(z.string()),
    /** How often the person has sent them something. */
    sent_count: z.number(),
  }),
  z.object({
    kind: z.literal('address'),
    address: z.string(),
    /** The networks that it is an address of. */
    networks: z.array(network),
    /** A destination tag or memo that came with the address, in a code or an X-address. */
    memo: z.nullable(z.string()),
    /** Of a saved payee, whose asset and network are its own. */
    payee: z.nullable(z.object({ payee_id: z.string(), label: z.string(), asset, network })),
  }),
  z.object({
    kind: z.literal('bank'),
    bank_code: z.string(),
    bank_name: z.string(),
    account_number: z.string(),
    account_name: z.string(),
    name_match: z.enum(nameMatches),
    payee: z.nullable(z.object({ payee_id: z.string(), label: z.string() })),
  }),
]);
export type Recipient = z.output<typeof recipient>;

const amount = z.object({
  /** What the field shows and the person types in: the asset, or the display currency. */
  shown: z.enum(['asset', 'fiat']),
  typed: z.string(),
  /**
   * Which of the two was typed last, and how much: a decimal string, null for none. Switching the field to the other unit
   * changes `shown` and `typed` alone, so that the sum stays what it was.
   */
  fixed: z.enum(['asset', 'fiat']),
  value: z.nullable(z.string()),
  /** What a `fiat` value is in: another display currency that is chosen later must not make another sum of it. */
  currency: z.optional(z.enum(displayCurrencies)),
  /** All that is available: the API computes how much that is. */
  max: z.boolean(),
});

/** What was chosen before it is known whom to pay: by a link, by another screen, beside the field of the recipient. */
const preset = z.object({
  /** The text that names whom it is for; null for whoever is chosen. */
  to: z.nullable(z.string()),
  asset: z.nullable(asset),
  network: z.nullable(network),
  /** Of the asset. */
  amount: z.nullable(amount),
});

/**
 * All but `mode` and `preset` was chosen for the recipient, or came with them: without a recipient it is empty, and another one
 * begins with an empty draft (`chooseRecipient`).
 */
const draft = z.object({
  /** Where the recipient is looked for: the specification's send mode (section 2). */
  mode: z.enum(['people', 'address', 'bank']),
  preset: z.nullable(preset),
  recipient: z.nullable(recipient),
  asset: z.nullable(asset),
  /** Null inside of Cowrie and for banks. */
  network: z.nullable(network),
  amount,
  fee_from: z.enum(['balance', 'amount']),
  memo: z.object({
    /** Null until the person has said whether there is one. */
    choice: z.nullable(z.enum(['none', 'given'])),
    text: z.string(),
  }),
  /** Whose address it is, where the law asks for it. */
  beneficiary: z.nullable(
    z.object({ kind: z.enum(['self', 'person', 'firm']), name: z.optional(z.string()) }),
  ),
  /** For the receiver, of a transfer inside of Cowrie. */
  message: z.string(),
  /** For the sender alone. */
  note: z.string(),
  /** The payment request that this pays, whose receiver, asset and amount it has. */
  request_id: z.nullable(z.string()),
  acknowledged: z.array(z.enum(riskCodes)),
  /** Keeps the recipient as a payee under this label. */
  save_as: z.nullable(z.string()),
});

/** What is going to be sent, as far as it is chosen. It outlives a reload and an expired session; it holds no PIN and no code. */
export type SendDraft = z.output<typeof draft>;

export const emptySendDraft: SendDraft = {
  mode: 'people',
  preset: null,
  recipient: null,
  asset: null,
  network: null,
  amount: { shown: 'asset', typed: '', fixed: 'asset', value: null, max: false },
  fee_from: 'balance',
  memo: { choice: null, text: '' },
  beneficiary: null,
  message: '',
  note: '',
  request_id: null,
  acknowledged: [],
  save_as: null,
};

const KEY = 'draft:send';

export const $sendDraft = atom<SendDraft>(emptySendDraft);

/** Reads what this tab saved; call it when a send screen opens. Anything unreadable counts as no draft. */
export function restoreSendDraft(): void {
  let stored: unknown;
  try {
    stored = JSON.parse(session.read(KEY) ?? 'null');
  } catch {
    stored = null;
  }
  const parsed = draft.safeParse(stored);
  $sendDraft.set(parsed.success ? parsed.data : emptySendDraft);
}

/** What a person is warned of because of how much it is: it has not been read of another amount. */
const ofAmount: readonly RiskCode[] = ['large_share', 'duplicate_payment', 'held_for_review'];

const isSameAmount = (one: SendDraft['amount'], other: SendDraft['amount']) =>
  one.value === other.value && one.fixed === other.fixed && one.max === other.max;

export function updateSendDraft(change: Partial<SendDraft>): void {
  const former = $sendDraft.get();
  const next = { ...former, ...change };
  if (!isSameAmount(former.amount, next.amount))
    next.acknowledged = next.acknowledged.filter((code) => !ofAmount.includes(code));
  session.write(KEY, JSON.stringify(next));
  $sendDraft.set(next);
}

/** Forgets all of it: the payment was sent, or is begun anew. */
export function clearSendDraft(): void {
  session.remove(KEY);
  $sendDraft.set(emptySendDraft);
}

/** The networks on which an asset can be sent to a recipient: none to a person or a bank, which need none. */
export function sendNetworks(
  asset: NonNullable<SendDraft['asset']>,
  chosen: Recipient | null,
): readonly NetworkId[] {
  if (chosen?.kind !== 'address') return [];
  if (chosen.payee) return chosen.payee.asset === asset ? [chosen.payee.network] : [];
  return assetNetworks[asset].filter((one) => chosen.networks.includes(one));
}

/** The network of an asset where a recipient leaves no choice; null for none, and for several. */
export function onlyNetwork(asset: NonNullable<SendDraft['asset']>, chosen: Recipient): NetworkId | null {
  const [first, ...others] = sendNetworks(asset, chosen);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Chooses what is sent, and on which network; null for one that has still to be chosen. */
export function chooseAsset(asset: NonNullable<SendDraft['asset']>, network: NetworkId | null = null): void {
  const { recipient: chosen, asset: former, network: formerNetwork, amount, memo } = $sendDraft.get();
  const next = network ?? (chosen ? onlyNetwork(asset, chosen) : null);
  const isSame = former === asset && formerNetwork === next;
  updateSendDraft({
    asset,
    network: next,
    ...(isSame
      ? {}
      : {
          acknowledged: [],
          beneficiary: null,
          request_id: null,
          // A memo that came with the address belongs to it, whatever is sent there.
          memo: chosen?.kind === 'address' && chosen.memo !== null ? memo : emptySendDraft.memo,
          // An amount of the display currency is still meant; one of another coin is not.
          amount: former === asset || amount.fixed === 'fiat' ? amount : emptySendDraft.amount,
        }),
  });
}
