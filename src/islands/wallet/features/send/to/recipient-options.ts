import type { AssetId } from '#contract/assets.ts';
import type { Person as FoundPerson } from '#contract/search.ts';
import { toHalfWidth } from '#contract/text/ascii-field.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { SavedPayee } from '#src/stores/payees/payees.ts';
import type { RecentItem } from '#src/stores/search/recent-searches.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { rankMatches } from '#src/ui/display/text-match.ts';
import { recentPeople, type Person } from '../../../person/recent-people.ts';

export type RecipientOption =
  | { readonly key: string; readonly kind: 'person'; readonly person: Person }
  | { readonly key: string; readonly kind: 'payee'; readonly payee: SavedPayee }
  /** Paid before, and not saved. */
  | {
      readonly key: string;
      readonly kind: 'address';
      readonly address: string;
      readonly asset: AssetId;
      readonly network: string | null;
    };

interface Sources {
  readonly mode: SendDraft['mode'];
  readonly typed: string;
  readonly searched: readonly RecentItem[];
  /** Null until they are loaded. */
  readonly transactions: readonly Transaction[] | null;
  readonly payees: readonly SavedPayee[] | null;
  /** People whose username begins as what is typed. */
  readonly found: readonly FoundPerson[];
  /** Whether saved addresses and accounts stand under recent people: not where they may not take what is sent. */
  readonly offersSaved: boolean;
}

export const personKey = (username: string) => `@${username}`;
const ofPerson = (person: Person): RecipientOption => ({
  key: personKey(person.username),
  kind: 'person',
  person,
});
const ofPayee = (payee: SavedPayee): RecipientOption => ({ key: payee.payee_id, kind: 'payee', payee });

/** How many addresses that were paid and not saved are offered. */
const MAX_ADDRESSES = 5;

/** Addresses that the person has paid. What came from an address never counts: a look-alike sends dust to be copied from a list. */
function paidAddresses(
  transactions: readonly Transaction[],
  payees: readonly SavedPayee[],
): readonly RecipientOption[] {
  const saved = payees.flatMap((payee) => (payee.kind === 'address' ? [payee.address] : []));
  const paid = new Map<string, RecipientOption>();
  for (const { type, direction, counterparty, asset, network } of transactions) {
    if (type !== 'send' || direction !== 'out' || counterparty?.kind !== 'address') continue;
    const { address } = counterparty;
    if (!saved.includes(address) && !paid.has(address))
      paid.set(address, { key: address, kind: 'address', address, asset, network });
  }
  return [...paid.values()].slice(0, MAX_ADDRESSES);
}

/** How many saved ones stand under recent people. */
const MAX_SAVED = 3;

/** Saved ones that can be paid now, the one that was paid or saved last first: nobody should have to look for them in another list. */
const latestPayees = (saved: readonly SavedPayee[]): readonly SavedPayee[] => {
  const at = ({ last_used_at, created_at }: SavedPayee) => Date.parse(last_used_at ?? created_at);
  return saved
    .filter(({ usableAt }) => (usableAt ?? 0) <= Date.now())
    .toSorted((one, other) => at(other) - at(one))
    .slice(0, MAX_SAVED);
};

/** Whom the field offers: recent and saved ones, and what is found for the typed text, each once. */
export function recipientOptions(sources: Sources): readonly RecipientOption[] {
  const { mode, typed, searched, transactions, payees, found, offersSaved } = sources;
  const saved = payees ?? [];
  if (mode === 'bank')
    return rankMatches(
      saved.filter(({ kind }) => kind === 'bank'),
      typed,
      (payee) => [payee.label, ...(payee.kind === 'bank' ? [payee.bank_name, payee.account_number] : [])],
    ).map(ofPayee);
  if (mode === 'address') {
    const addresses = rankMatches(
      saved.filter(({ kind }) => kind === 'address'),
      typed,
      ({ label }) => [label],
    ).map(ofPayee);
    return typed === '' ? [...addresses, ...paidAddresses(transactions ?? [], saved)] : addresses;
  }
  const people = recentPeople(searched, transactions ?? []);
  if (typed === '')
    return [...people.map(ofPerson), ...(offersSaved ? latestPayees(saved) : []).map(ofPayee)];
  const plain = toHalfWidth(typed);
  const name = plain.replace(/^@/, '');
  const known = rankMatches(people, name, ({ name: fullName, username }) => [fullName, username]);
  const others = found.filter(({ username }) => known.every((one) => one.username !== username));
  // A label is no username: `@ada` means a person alone.
  const labelled = plain.startsWith('@') ? [] : rankMatches(saved, name, ({ label }) => [label]);
  return [...known.map(ofPerson), ...others.map(ofPerson), ...labelled.map(ofPayee)];
}
