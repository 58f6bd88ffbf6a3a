import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { sized } from '../../tier.ts';
import { LOOK_UP, openTab, PAY, PIN, toChinedu, WITHDRAW } from './tab.ts';

const RUNS = sized(300, 5000);
// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(120_000, 3_600_000) });

afterEach(() => {
  vi.useRealTimers();
});

const effect: fc.Arbitrary<Effect> = fc.constantFrom<Effect>(
  { type: 'reset' },
  { type: 'hang' },
  { type: 'html502' },
  { type: 'malformed' },
  { type: 'empty' },
  { type: 'duplicate' },
  { type: 'wait' },
  { type: 'status', status: 500, code: 'server_error' },
  { type: 'status', status: 503 },
);
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('send' as const), pin: fc.constantFrom(PIN, PIN, '000000') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 2000, 6000, 20_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('server-time' as const), seconds: fc.constantFrom(5, 130, 700) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), onLine: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc
      .record({
        do: fc.constant('fault' as const),
        op: fc.constantFrom(PAY, PAY, LOOK_UP, WITHDRAW),
        effect,
        stage: fc.constantFrom('pre' as const, 'work' as const, 'post' as const),
      })
      // A server that hangs in the middle of its work says forever that it runs: nothing more can be known.
      .filter(({ effect: { type }, stage }) => !(type === 'hang' && stage === 'work')),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clear-faults' as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Lets everything happen that waits for no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

test('whatever happens to its calls, a payment is made once at most, and what is said of it is true', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const tab = await openTab();
      let store = await tab.load();
      const quote = await tab.quote(toChinedu('5000'));
      store.preparePayment(quote, tab.customerId, { acknowledged_risks: [] });

      /** What is said now must be so. */
      const verify = (what: string) => {
        const { name } = store.$payment.get();
        const made = tab.payments().length;
        expect([what, made <= 1]).toEqual([what, true]);
        if (name === 'found') expect([what, name, made]).toEqual([what, name, 1]);
        if (name === 'not-sent' || name === 'ready') expect([what, name, made]).toEqual([what, name, 0]);
        const isOpen = name === 'sending' || name === 'checking' || name === 'unknown';
        expect([what, name, store.isPaymentOpen()]).toEqual([what, name, isOpen]);
      };
      const run = async (one: Action) => {
        switch (one.do) {
          case 'send':
            void store.sendPayment({ pin: one.pin });
            break;
          case 'withdraw':
            void store.withdrawPayment();
            break;
          case 'reload':
            // Those of the document that is left; no fault of this test has one.
            vi.clearAllTimers();
            store = await tab.load();
            store.resumePayment(tab.customerId);
            break;
          case 'wait':
            await vi.advanceTimersByTimeAsync(one.ms);
            break;
          case 'server-time':
            await tab.advance(one.seconds);
            break;
          case 'network':
            vi.stubGlobal('navigator', { onLine: one.onLine });
            break;
          case 'fault':
            await tab.fault(one.op, one.effect, { stage: one.stage });
            break;
          case 'clear-faults':
            await tab.mock.clearFaults();
            break;
        }
        await settle();
      };

      for (const one of actions) {
        await run(one);
        if (store.$payment.get().name === 'none') break;
        verify(JSON.stringify(one));
      }
      // Everything works again: what is open becomes known, or can be withdrawn.
      await run({ do: 'network', onLine: true });
      await run({ do: 'clear-faults' });
      for (let round = 0; round < 8 && store.isPaymentOpen(); round += 1) {
        await run({ do: 'wait', ms: 20_000 });
        if (store.$payment.get().name === 'unknown') await run({ do: 'withdraw' });
        verify(`round ${round}`);
      }
      expect(store.isPaymentOpen()).toBe(false);
      // Requests that were held back arrive now, and change nothing of what was said.
      await settle();
      verify('the end');
    }),
    { numRuns: RUNS },
  );
});
