// What a careless person may do, and where they begin.
import fc from 'fast-check';
import { emptySendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';

/** An address of Tron's documentation, paid in USDT. */
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export type Press = 'once' | 'twice' | 'enter';
const press = fc.constantFrom<Press[]>('once', 'once', 'twice', 'enter');
const just = <Name extends string>(name: Name) => fc.constant({ do: name } as const);
const goOn = fc.record({ do: fc.constant('go-on' as const), press });

/** What a careless person does next, on whatever page they are. */
export const action = fc.oneof(
  // Most of it leads on, or no walk would come to its end.
  { weight: 24, arbitrary: goOn },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      who: fc.constantFrom('recent', 'typed', 'pasted' as const),
    }),
  },
  { weight: 2, arbitrary: just('change') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('amount' as const),
      how: fc.constantFrom('typed', 'pasted' as const),
      text: fc.constantFrom('1500', '2,000.50', '1,234.5', '0.5', '12.345.678', '0', '999999999', 'abc', '7'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('quick' as const),
      which: fc.constantFrom('25', 'max', 'toggle' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('approve' as const), press, isRight: fc.boolean() }),
  },
  { weight: 1, arbitrary: just('escape') },
  { weight: 4, arbitrary: just('back') },
  { weight: 2, arbitrary: just('forward') },
  { weight: 2, arbitrary: just('reload') },
  { weight: 1, arbitrary: just('language') },
  { weight: 1, arbitrary: just('theme') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      what: fc.constantFrom('answer-lost', 'request-lost', 'error', 'error-after' as const),
    }),
  },
  { weight: 1, arbitrary: just('network') },
  { weight: 1, arbitrary: just('expire-quote') },
  { weight: 2, arbitrary: just('expire-session') },
);
export type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Where a walk begins: with nothing, or as a reload of a later page would. */
export const start = fc.constantFrom('to', 'amount', 'review', 'review');

const toAmina: SendDraft = {
  ...emptySendDraft,
  recipient: { kind: 'user', username: 'amina', name: 'Amina Bello', avatar_url: null, sent_count: 1 },
  asset: 'ngn',
};
/** The draft that a walk begins with. */
export const drafts: Readonly<Record<string, SendDraft>> = {
  amount: toAmina,
  review: { ...toAmina, amount: { ...toAmina.amount, typed: '1,250', value: '1250' } },
};

const broken = { type: 'status', status: 500, code: 'server_error' } as const;
const reset = { type: 'reset' } as const;
/** What happens to the call that pays. */
export const faults = {
  'answer-lost': { effect: reset, stage: 'post' },
  'request-lost': { effect: reset, stage: 'pre' },
  error: { effect: broken, stage: 'pre' },
  'error-after': { effect: broken, stage: 'post' },
} as const;
