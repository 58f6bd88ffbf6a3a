// A tab in which one payment follows another: its addresses, its draft, and whom its person can choose. No component is rendered.
import { vi } from 'vitest';
import { listPayees, type Payee } from '#contract/payees.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { getPerson, type PublicProfile } from '#contract/people.ts';
import {
  firstOpenPage,
  linkedIn,
  pageAddress,
  pageIn,
  pageToShow,
  type SendPage,
} from '#src/islands/wallet/features/send/send-steps.ts';
import { checkStatus } from '#src/stores/session/auth.ts';
import { beginLinkedPayment, linkParameters } from '#src/stores/transfers/payment-link.ts';
import { payLinkParameters } from '#src/stores/transfers/pay-link-parameters.ts';
import {
  acceptPaymentRequest,
  chooseAddress,
  chooseBankAccount,
  choosePayee,
  choosePerson,
} from '#src/stores/transfers/recipient-choice.ts';
import {
  $recipientInput,
  loadRecognizer,
  putRecipientText,
  setRecipientText,
} from '#src/stores/transfers/recipient-input.ts';
import { $sendDraft, emptySendDraft, restoreSendDraft } from '#src/stores/transfers/send-draft.ts';
import { newDocument } from '../new-document.ts';

const ORIGIN = 'http://localhost:4321';
const SEND = '/w/send';

/** Addresses of the documentations of Tron and Ethereum, and payment URIs. */
const texts = {
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  evm: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bitcoinUri: 'bitcoin:1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo?amount=0.001',
  rippleUri: 'ripple:r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59?dt=42&amount=3.5',
} as const;

/** What somebody or their link brings with them, as text. */
export type Brought = Readonly<Partial<Record<'asset' | 'network' | 'amount' | 'memo' | 'request', string>>>;

/** One way to say who is paid. */
export interface Way {
  /** Who that is: the same key is the very same recipient. */
  readonly key: string;
  /** Opens what leads to them, where something does: it begins a payment of its own. */
  readonly open?: (tab: PaymentTab) => void;
  /** Chooses them on the first step. */
  readonly choose: (tab: PaymentTab) => Promise<void> | void;
  readonly brings: Brought;
}

/** The person whom the field names was looked up, and their button is pressed. */
const person = (name: string) => (tab: PaymentTab) => choosePerson(tab.people[name]!);
const typed = (text: string) => (tab: PaymentTab) => {
  setRecipientText(text);
  tab.chooseFieldAddress();
};
const fromLink = (query: string) => (tab: PaymentTab) => tab.open(`${SEND}?${query}`);

export const ways = {
  amina: { key: '@amina', choose: person('amina'), brings: {} },
  kwame: { key: '@kwame', choose: person('kwame'), brings: {} },
  tron: { key: texts.tron, choose: typed(texts.tron), brings: {} },
  evm: { key: texts.evm, choose: typed(texts.evm), brings: {} },
  bank: {
    key: 'bank 0123456784',
    choose: () =>
      chooseBankAccount({
        bank_code: '901',
        bank_name: 'Harbour Bank',
        account_number: '0123456784',
        account_name: 'Tobi Adeyemi',
        name_match: 'full',
        payee: null,
      }),
    brings: { asset: 'ngn' },
  },
  payee: {
    key: 'payee Cold wallet',
    choose: (tab) => choosePayee(tab.payee('address')),
    brings: { asset: 'usdt', network: 'trc20' },
  },
  savedBank: {
    key: 'payee bank',
    choose: (tab) => choosePayee(tab.payee('bank')),
    brings: { asset: 'ngn' },
  },
  bitcoinUri: {
    key: '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo',
    choose: typed(texts.bitcoinUri),
    brings: { asset: 'btc', network: 'bitcoin', amount: '0.001' },
  },
  rippleUri: {
    key: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59 42',
    choose: typed(texts.rippleUri),
    brings: { asset: 'xrp', network: 'xrpl', amount: '3.5', memo: '42' },
  },
  /** Its amount is of nothing that it names. */
  linkToKwame: {
    key: '@kwame',
    open: fromLink('to=@kwame&amount=2500'),
    choose: person('kwame'),
    brings: {},
  },
  linkInDollars: {
    key: '@amina',
    open: fromLink('to=@amina&asset=usdt&amount=3.25'),
    choose: person('amina'),
    brings: { asset: 'usdt', amount: '3.25' },
  },
  linkToAddress: {
    key: texts.tron,
    open: fromLink(`to=${texts.tron}&asset=usdt&network=trc20&amount=2.75`),
    choose: (tab) => tab.chooseFieldAddress(),
    brings: { asset: 'usdt', network: 'trc20', amount: '2.75' },
  },
  pastedLink: {
    key: '@chinedu',
    open: (tab) => tab.paste(`${ORIGIN}${SEND}?to=@chinedu&asset=usdt&amount=1.75`),
    choose: person('chinedu'),
    brings: { asset: 'usdt', amount: '1.75' },
  },
  linkOfCoin: {
    key: '@kwame',
    open: fromLink('asset=btc'),
    choose: person('kwame'),
    brings: { asset: 'btc' },
  },
  /** A link names Kwame, and Amina is chosen: what it asks for was never meant for her. */
  otherThanLink: {
    key: '@amina',
    open: fromLink('to=@kwame&asset=usdt&amount=4.5'),
    choose: person('amina'),
    brings: {},
  },
  request: {
    key: '@chinedu',
    open: (tab) => tab.open(`${SEND}?request=${tab.request.request_id}`),
    choose: (tab) => {
      acceptPaymentRequest(tab.people.chinedu!, tab.request, 'en');
      tab.open(SEND, { replace: true });
    },
    brings: { asset: 'ngn', amount: '5150', request: 'own' },
  },
} satisfies Readonly<Record<string, Way>>;
export type WayName = keyof typeof ways;

type Mock = ReturnType<typeof newDocument>['mock'];
type People = Readonly<Record<string, PublicProfile>>;

/** The same in each document: a look-up of each would be most of what a walk costs. */
let people: People | null = null;

async function lookUp(mock: Mock): Promise<People> {
  const found: Record<string, PublicProfile> = {};
  for (const username of ['amina', 'kwame', 'chinedu'])
    found[username] = (await mock.call(getPerson, { params: { username } })).data;
  return found;
}

export class PaymentTab {
  readonly mock: Mock;
  readonly people: People;
  readonly request: PaymentRequest;
  readonly #payees: readonly Payee[];
  #entries = ['/w'];
  #at = 0;
  #isSending = false;

  private constructor(
    mock: Mock,
    { people, payees, request }: { people: People; payees: readonly Payee[]; request: PaymentRequest },
  ) {
    this.mock = mock;
    this.people = people;
    this.request = request;
    this.#payees = payees;
  }

  static async begin(): Promise<PaymentTab> {
    const { mock } = newDocument();
    vi.stubGlobal('location', { origin: ORIGIN, protocol: 'http:', pathname: SEND, search: '' });
    await mock.signIn('complete');
    await checkStatus();
    await loadRecognizer();
    people ??= await lookUp(mock);
    const request = await mock.control<PaymentRequest>('POST', '/simulate/requests', {
      from: 'chinedu',
      amount: '5150',
    });
    const { items: payees } = (await mock.call(listPayees)).data;
    $sendDraft.set(emptySendDraft);
    putRecipientText('');
    return new PaymentTab(mock, { people, payees, request });
  }

  payee(kind: Payee['kind']): Payee {
    const found = this.#payees.find(
      (one) => one.kind === kind && (kind === 'bank' || one.label === 'Cold wallet'),
    );
    if (!found) throw new Error(`The persona has no payee: ${kind}`);
    return found;
  }

  /** The page of sending that is shown; null on another screen. */
  get page(): SendPage | null {
    const { pathname, searchParams } = this.#url();
    return pathname === SEND ? pageIn(searchParams) : null;
  }

  open(address: string, { replace = false } = {}): void {
    this.#entries = [...this.#entries.slice(0, this.#at + (replace ? 0 : 1)), address];
    this.#at = this.#entries.length - 1;
    this.#show();
  }

  openPage(page: SendPage): void {
    this.open(pageAddress(SEND, page, null));
  }

  /** As the screen goes on once something is chosen. */
  goOn(): void {
    this.openPage(firstOpenPage($sendDraft.get()));
  }

  back(): void {
    if (this.#at === 0) return;
    this.#at -= 1;
    this.#show();
  }

  reload(): void {
    $sendDraft.set(emptySendDraft);
    setRecipientText('');
    this.#isSending = false;
    this.#show();
  }

  /** Pastes a link of this site into the field, which follows it. */
  paste(link: string): void {
    this.open(SEND);
    setRecipientText(link);
    const { recognized } = $recipientInput.get();
    if (recognized?.kind !== 'pay-link') throw new Error(`No pay link: ${link}`);
    beginLinkedPayment(new URLSearchParams(payLinkParameters(recognized)), 'en');
  }

  /** Goes on with the address that stands in the field. */
  chooseFieldAddress(): void {
    const { recognized } = $recipientInput.get();
    if (recognized?.kind !== 'address') throw new Error(`No address: ${$recipientInput.get().text}`);
    chooseAddress(recognized, 'en');
  }

  #url(): URL {
    return new URL(this.#entries[this.#at] ?? '/w', ORIGIN);
  }

  /** What the screen of sending does with its address. */
  #show(): void {
    const { page } = this;
    const isSending = page !== null;
    if (isSending && !this.#isSending) restoreSendDraft();
    this.#isSending = isSending;
    if (page === null) return;
    const { searchParams } = this.#url();
    const link = page === 'to' ? linkedIn(searchParams, null) : null;
    if (link) {
      beginLinkedPayment(link, 'en');
      for (const name of linkParameters) searchParams.delete(name);
      this.#entries[this.#at] = searchParams.size > 0 ? `${SEND}?${searchParams}` : SEND;
    }
    const shown = pageToShow(page, $sendDraft.get(), null);
    if (shown !== page) this.open(pageAddress(SEND, shown, null), { replace: true });
  }
}
