import { randomUUID } from 'node:crypto';
import type { Quote } from '#contract/quotes.ts';
import type { Balances } from '#contract/balances.ts';
import type { Transaction } from '#contract/transactions.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { emptyMock, MOVING_MARKET, Visitor, type Answer } from '../visitor.ts';

export const PIN = '284915';
export const START = '2026-11-21T09:42:00.000Z';

/** Somebody with money who pays. */
export class Payer extends Visitor {
  /** Of `complete` in a sandbox whose clock stands, and with it prices, which are those of START. */
  static async create(persona = 'complete', app = emptyMock(MOVING_MARKET)): Promise<Payer> {
    const payer = new Payer(app);
    await payer.control('PUT', '/clock', { mode: 'frozen', at: START });
    await payer.become(persona);
    return payer;
  }

  get state() {
    return this.app.sandboxes.default.state;
  }

  async quote(request: object): Promise<Quote> {
    const { status, body } = await this.post('/wallet/quotes', request);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as Quote;
  }

  /** Carries a quote out with everything that it needs, but for what is given. */
  pay(
    { quote_id, risks }: Quote,
    given: object = {},
    key: string = randomUUID(),
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const body = {
      quote_id,
      approval: { pin: PIN },
      acknowledged_risks: risks.map(({ code }) => code),
      ...given,
    };
    return this.post('/wallet/transactions', body, { 'idempotency-key': key, ...headers });
  }

  async paid(request: object, given: object = {}): Promise<Transaction> {
    const { status, body } = await this.pay(await this.quote(request), given);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as Transaction;
  }

  async transaction(id: string): Promise<Transaction> {
    return (await this.get(`/wallet/transactions/${id}`)).body.data as Transaction;
  }

  /** `available / held` of an asset. */
  async has(asset: string): Promise<string> {
    const { items } = (await this.get('/wallet/balances')).body.data as Balances;
    const found = items.find((one) => one.asset === asset);
    return `${found?.available ?? '0'} / ${found?.held ?? '0'}`;
  }

  wait(seconds: number): Promise<Answer> {
    return this.control('POST', '/clock/advance', { ms: seconds * 1000 });
  }

  brokenInvariants() {
    return invariantsOf(this.state).filter(({ ok }) => !ok);
  }
}

/** An address of Tron's documentation. */
export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const toTron = (amount: string) => ({
  kind: 'send',
  asset: 'usdt',
  to: { network: 'trc20', address: TRON },
  amount,
});
export const toChinedu = (amount: string, asset = 'ngn') => ({
  kind: 'send',
  asset,
  to: { username: 'chinedu' },
  amount,
});
