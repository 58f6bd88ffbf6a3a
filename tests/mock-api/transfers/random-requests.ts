import { errorsOf } from '#contract/docs.ts';
import { operations } from '#contract/registry.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { now } from '#mock-api/core/clock.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { SeededRandom } from '../seeded-random.ts';
import { emptyMock, type Answer } from '../visitor.ts';
import { Payer, PIN, START, TRON } from './payer.ts';
import { mayBePriced, RequestModel, type Expected } from './request-model.ts';

/** Texts that break readers: marks without a letter, halves of pairs, directions, other digits, names of objects' own members. */
const GARBAGE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e5',
  '\ufeff',
  '\u200b',
  '٥',
  '５',
  '1e3',
  '0x10',
  '-1',
  '+1',
  '01',
  '1.',
  '.5',
  '1,000',
  'NaN',
  'Infinity',
  '9'.repeat(16),
  '9'.repeat(31),
  '0.000000001',
  '__proto__',
  'constructor',
  'a\u0301'.repeat(20),
  '👩🏾‍🍳',
  'x'.repeat(5000),
  '{"a":1}',
  'null',
] as const;
const JUNK: readonly unknown[] = [
  null,
  true,
  false,
  0,
  7,
  -1.5,
  1e308,
  [],
  ['5'],
  [[]],
  {},
  { $ne: null },
  JSON.parse('{"__proto__":{"max":true}}') as unknown,
  ...GARBAGE,
];
const STRANGE_NAMES = [
  'fee_form',
  'maxx',
  'Amount',
  'amount ',
  '__proto__',
  'constructor',
  'toString',
  '\u200bmax',
  '',
];
const STRANGE_KEYS = ['', ' ', 'abc', '123', '00000000-0000-0000-0000-00000000000a', '5f7c0a52', '*', '\t'];
const STRANGE_BODIES = [
  '',
  ' ',
  '{',
  '{}',
  '[]',
  'null',
  '"text"',
  '7',
  '{"kind":"send"',
  "{'kind':'send'}",
  '{"kind":"send","kind":"convert"}',
  '\ufeff{}',
  '{"amount":NaN}',
  '['.repeat(500),
  '🙂'.repeat(50),
];

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent under a key and may be sent again. */
interface Sent {
  readonly who: Payer;
  readonly key: string;
  readonly body: Members;
}

const declared = new Map(operations.map((one) => [one.op as string, errorsOf(one)]));

/** People who send whatever to the calls that move money, the same for the same seed; a model says what may come of it. */
export class RandomRequests {
  readonly #random: SeededRandom;
  readonly #model = new RequestModel();
  readonly #app = emptyMock();
  readonly #people = new Map<Payer, string>();
  readonly #quotes: { readonly who: Payer; readonly id: string; readonly risks: readonly string[] }[] = [];
  readonly #sent: Sent[] = [];
  /** How often each command ended with which code. */
  readonly counts = new Map<string, number>();
  /** What must not have been, with the number of its command. */
  readonly problems: string[] = [];
  #step = 0;

  constructor(seed: number) {
    this.#random = new SeededRandom(seed);
  }

  get state() {
    return this.#app.sandboxes.default.state;
  }

  async begin(): Promise<void> {
    for (const persona of ['complete', 'payer', 'unicode', 'two-factor']) {
      const who = new Payer(this.#app);
      await who.control('PUT', '/clock', { mode: 'frozen', at: START });
      const { email } = await who.become(persona);
      const customer = Object.values(this.state.users).find((user) => user.email === email)!.customer_id;
      this.#people.set(who, customer);
      this.state.tiers[customer] = 3;
      for (const asset of ['usdt', 'btc', 'ngn'])
        await who.control('POST', '/deposits', { email, asset, amount: asset === 'btc' ? '1' : '900000' });
    }
    // What has come from a bank has cleared by then.
    await this.#setClock(Date.parse(START) + 2 * 3_600_000);
  }

  brokenInvariants() {
    return invariantsOf(this.state).filter(({ ok }) => !ok);
  }

  /** Sends one command, or two at once. @returns its name */
  async step(): Promise<string> {
    this.#step += 1;
    const commands: [weight: number, name: string, send: () => Promise<void>][] = [
      [24, 'quote', () => this.#quote(this.#form())],
      [16, 'wrong quote', () => this.#quote(this.#spoilt(this.#form()))],
      [26, 'pay', () => this.#pay(this.#payment())],
      [10, 'wrong payment', () => this.#pay(this.#wrongPayment())],
      [8, 'replay', () => this.#replay()],
      [3, 'twice at once', () => this.#payTwice()],
      [3, 'withdraw', () => this.#withdraw()],
      [4, 'cancel', () => this.#cancel()],
      [3, 'look-up', () => this.#lookUp()],
      [5, 'clock', () => this.#moveClock()],
      [3, 'garbage', () => this.#sendGarbage()],
      [2, 'arrival', () => this.#arrive()],
      [1, 'restore', () => this.#restore()],
      [3, 'read', () => this.#read()],
    ];
    let dice = this.#random.next() * commands.reduce((sum, [weight]) => sum + weight, 0);
    const [, name, send] = commands.find(([weight]) => (dice -= weight) < 0) ?? commands[0]!;
    await send();
    if (this.#payments() !== this.#model.payments)
      this.#fail(`${name}: there are ${this.#payments()} payments, not ${this.#model.payments}`);
    return name;
  }

  #fail(what: string): void {
    this.problems.push(`command ${this.#step}: ${what}`);
  }

  #count(name: string, { status, body, headers }: Answer): void {
    const code = typeof body.code === 'string' ? body.code : String(status);
    const key = `${name} ${headers.get('idempotent-replayed') === 'true' ? 'replayed' : code}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  #payments(): number {
    return Object.values(this.state.transactions)
      .flat()
      .filter(({ idempotency_key }) => idempotency_key !== null).length;
  }

  /** Sends a body, as text where it is one, and looks at what holds of every answer. */
  async #send(
    who: Payer,
    op: string,
    { path = op.split(' ')[1] ?? '', body, key }: { path?: string; body?: unknown; key?: string | null },
  ): Promise<Answer> {
    const [method = ''] = op.split(' ');
    const response = await who.send(method, path, {
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        ...(key == null ? {} : { 'idempotency-key': key }),
      },
    });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
    const { status, body: reply } = answer;
    const what = `${op} ${path} ${JSON.stringify(body ?? null).slice(0, 300)} as ${this.#people.get(who)}: ${status} ${String(reply.code)}`;
    if (status >= 500) this.#fail(what);
    if (status >= 400 && !Object.hasOwn(declared.get(op) ?? {}, String(reply.code)))
      this.#fail(`${what}, which it does not declare`);
    this.#count(op, answer);
    return answer;
  }

  #who(): Payer {
    return this.#random.one([...this.#people.keys()]);
  }

  #username(): string {
    return this.#random.one([
      'chinedu',
      '@Kwame',
      'tobiade',
      'nnekaobi',
      'samuelade',
      'seunli88',
      'nobody123',
    ]);
  }

  /** A body of any kind that may be priced, mostly. */
  #form(): Members {
    const random = this.#random;
    const amount = random.one(['5', '20', '50.5', '0.01', '500', '1000', '99999', '100', '2500.25']);
    const howMuch: Members = random.chance(0.08) ? { max: true } : { amount };
    const more = (form: Members): Members => (random.chance(0.3) ? form : {});
    switch (random.below(4)) {
      case 0:
        return {
          kind: 'send',
          asset: random.one(['ngn', 'usdt', 'btc']),
          to: { username: this.#username() },
          ...howMuch,
          ...more('max' in howMuch ? { unit: 'asset' } : { unit: 'fiat', fiat_currency: 'ngn' }),
        };
      case 1:
        return {
          kind: 'send',
          asset: 'usdt',
          to: { network: 'trc20', address: TRON, ...more({ memo: null }) },
          ...howMuch,
          ...more({ fee_from: random.one(['balance', 'amount']) }),
          ...more({ beneficiary: { kind: 'self' } }),
        };
      case 2:
        return {
          kind: 'convert',
          from: random.one(['ngn', 'usdt', 'usd', 'btc']),
          to: random.one(['ngn', 'usdt', 'btc', 'eth']),
          ...howMuch,
          ...more('max' in howMuch ? { fixed_side: 'from' } : { fixed_side: 'to' }),
        };
      default:
        return random.chance(0.4)
          ? { kind: 'deposit', amount: `${amount}00`.replace(/\..*$/, ''), ...more({ asset: 'ngn' }) }
          : {
              kind: 'payout',
              to: { bank_code: '901', account_number: '0000014579' },
              ...howMuch,
              ...more({ fee_from: 'amount' }),
            };
    }
  }

  /** A body in which something is changed that may make it wrong. */
  #spoilt(body: Members): unknown {
    const random = this.#random;
    switch (random.below(7)) {
      case 0:
        return { ...body, amount: '5', max: true };
      case 1:
        return {
          ...body,
          to: { ...(isMembers(body.to) ? body.to : {}), payee_id: 'pay_1', username: 'chinedu' },
        };
      case 2:
        return { ...body, [random.one(STRANGE_NAMES)]: random.one(JUNK) };
      case 3: {
        const { [random.one(Object.keys(body))]: _gone, ...rest } = body;
        return rest;
      }
      case 4:
        return { ...body, max: random.one(JUNK) };
      case 5:
        return random.one<unknown>([
          [body],
          JSON.stringify(JSON.stringify(body)),
          { body },
          random.one(JUNK),
        ]);
      default:
        return this.#withJunk(body);
    }
  }

  /** With one member, at any depth, replaced by junk or joined by one of a strange name. */
  #withJunk(value: Members): Members {
    const random = this.#random;
    const name = random.one([...Object.keys(value), 'amount']);
    const inner = value[name];
    if (isMembers(inner) && random.chance(0.7)) {
      const changed = random.chance(0.5)
        ? this.#withJunk(inner)
        : { ...inner, [random.one(STRANGE_NAMES)]: random.one(JUNK) };
      return { ...value, [name]: changed };
    }
    return { ...value, [name]: random.one(JUNK) };
  }

  async #quote(body: unknown): Promise<void> {
    const who = this.#who();
    const answer = await this.#send(who, 'POST /wallet/quotes', { body });
    if (answer.status !== 200) return;
    if (!mayBePriced(body)) this.#fail(`priced ${JSON.stringify(body)}`);
    this.#remember(who, answer.body.data);
  }

  #remember(who: Payer, data: unknown): void {
    const {
      quote_id: id,
      expires_at,
      risks,
    } = data as {
      quote_id: string;
      expires_at: string;
      risks: { code: string }[];
    };
    this.#model.quoted(this.#people.get(who)!, id, Date.parse(expires_at));
    this.#quotes.push({ who, id, risks: risks.map(({ code }) => code) });
  }

  /** One of the newest quotes, used or not, with what it needs. */
  #quoteToPay() {
    const { length } = this.#quotes;
    const back = this.#random.below(this.#random.chance(0.85) ? 4 : 60);
    return this.#quotes[Math.max(0, length - 1 - back)];
  }

  #payment(): Sent {
    const random = this.#random;
    const quote = this.#quoteToPay();
    const who = quote && random.chance(0.95) ? quote.who : this.#who();
    const body: Members = {
      quote_id: quote?.id ?? 'quo_0',
      approval: random.chance(0.03) ? {} : { pin: random.chance(0.96) ? PIN : '111222' },
      ...(random.chance(0.95) ? { acknowledged_risks: quote?.risks ?? [] } : {}),
      ...(random.chance(0.3) ? { note: random.one(['rent', '  Café ', 'Cafe\u0301', null]) } : {}),
      ...(random.chance(0.1) ? { save_payee: random.one(['Mine', null]) } : {}),
      ...(random.chance(0.1) ? { message: null } : {}),
    };
    return { who, key: this.#key(who), body };
  }

  /** A new key, now and then one that somebody has used. */
  #key(who: Payer): string {
    const used = this.#sent.filter((one) => one.who === who || this.#random.chance(0.05));
    return used.length > 0 && this.#random.chance(0.07) ? this.#random.one(used).key : this.#random.uuid();
  }

  #wrongPayment(): { who: Payer; key: string | null; body: unknown } {
    const random = this.#random;
    const { who, key, body } = this.#payment();
    const foreign = this.#sent.filter((one) => one.who !== who);
    switch (random.below(6)) {
      case 0:
        return { who, key: random.one([null, ...STRANGE_KEYS]), body };
      case 1:
        return { who, key, body: { ...body, [random.one(STRANGE_NAMES)]: random.one(JUNK) } };
      case 2:
        return {
          who,
          key,
          body: { ...body, approval: random.one<unknown>([{}, { pinn: PIN }, random.one(JUNK)]) },
        };
      case 3:
        return { who, key: foreign.length > 0 ? random.one(foreign).key : key, body };
      case 4:
        return { who, key, body: { ...body, quote_id: random.one<unknown>(['quo_0', ...JUNK]) } };
      default:
        return { who, key, body: random.chance(0.2) ? random.one(JUNK) : this.#withJunk(body) };
    }
  }

  async #pay({ who, key, body }: { who: Payer; key: string | null; body: unknown }): Promise<void> {
    const owner = this.#people.get(who)!;
    const attempt = { owner, key, body, at: now(this.state) };
    const expected = this.#model.expect(attempt);
    const answer = await this.#send(who, 'POST /wallet/transactions', { body, key });
    this.#judge(answer, expected, { who, attempt });
  }

  #judge(
    answer: Answer,
    expected: Expected,
    { who, attempt }: { who: Payer; attempt: Parameters<RequestModel['expect']>[0] },
  ): void {
    const { status, headers, body: reply } = answer;
    const isReplay = headers.get('idempotent-replayed') === 'true';
    const { id } = (reply.data ?? {}) as { id?: string };
    const told = `${status} ${String(reply.code)} for ${JSON.stringify(attempt.body)} under ${attempt.key}`;
    if (typeof expected === 'object') {
      if (!isReplay || id !== expected.replayOf) this.#fail(`no replay of ${expected.replayOf}: ${told}`);
    } else if (status === 201) {
      if (expected === 'refused' || isReplay || !id) this.#fail(`paid, and nothing may be: ${told}`);
      else {
        this.#model.paid(attempt, id);
        this.#sent.push({ who, key: attempt.key!, body: attempt.body as Members });
      }
    }
    // A quote that has expired brings one at the prices of now.
    const { quote } = (reply.details ?? {}) as { quote?: unknown };
    if (reply.code === 'quote_expired' && quote) this.#remember(who, quote);
  }

  async #payTwice(): Promise<void> {
    const { who, key, body } = this.#payment();
    const other = this.#random.chance(0.5) ? key : this.#random.uuid();
    const attempts = [key, other].map((each) => ({
      owner: this.#people.get(who)!,
      key: each,
      body,
      at: now(this.state),
    }));
    const before = this.#payments();
    const expected = attempts.map((attempt) => this.#model.expect(attempt));
    const answers = await Promise.all(
      attempts.map(({ key: each }) => this.#send(who, 'POST /wallet/transactions', { body, key: each })),
    );
    if (this.#payments() > before + 1) this.#fail('two payments of one quote');
    const replays = (answer: Answer) => answer.headers.get('idempotent-replayed') === 'true';
    for (const [index, answer] of answers.entries())
      if (!replays(answer)) this.#judge(answer, expected[index]!, { who, attempt: attempts[index]! });
    // One of them may be the answer to the other.
    for (const [index, answer] of answers.entries())
      if (replays(answer)) {
        const attempt = attempts[index]!;
        this.#judge(answer, this.#model.expect(attempt), { who, attempt });
      }
  }

  /** Something that was paid is sent again: as it was, in other words, or changed. */
  async #replay(): Promise<void> {
    const random = this.#random;
    if (this.#sent.length === 0) return;
    const { who, key, body } = random.one(this.#sent);
    const risks = (body.acknowledged_risks ?? []) as string[];
    const again = random.one<Members>([
      body,
      Object.fromEntries(Object.entries(body).reverse()),
      { ...body, approval: {} },
      { ...body, acknowledged_risks: [...risks, ...risks].reverse() },
      { message: null, note: null, save_payee: null, ...body },
      { ...body, ...(typeof body.note === 'string' ? { note: ` ${body.note.normalize('NFD')} ` } : {}) },
      { ...body, note: 'changed' },
      { ...body, quote_id: this.#quoteToPay()?.id ?? 'quo_0' },
      { ...body, acknowledged_risks: [...risks, 'exchange_address'] },
    ]);
    await this.#pay({ who: random.chance(0.9) ? who : this.#who(), key, body: again });
  }

  async #withdraw(): Promise<void> {
    const quote = this.#quoteToPay();
    if (!quote) return;
    const who = this.#random.chance(0.8) ? quote.who : this.#who();
    const path = `/wallet/quotes/${quote.id}`;
    const { status } = await this.#send(who, 'DELETE /wallet/quotes/{id}', { path });
    if (status === 204 && who !== quote.who) this.#fail('withdrew the quote of somebody else');
    if (status === 204) this.#model.withdrawn(quote.id);
  }

  /** A payment is cancelled, or a deposit declared, now and then under a key that was used before. */
  async #cancel(): Promise<void> {
    const random = this.#random;
    const who = this.#who();
    const owner = this.#people.get(random.chance(0.8) ? who : this.#who())!;
    const one = this.state.transactions[owner]?.at(-1 - random.below(6));
    const id = one?.id ?? 'none';
    const isDeposit = random.chance(0.9) ? one?.type === 'deposit' : random.chance(0.5);
    const op = isDeposit ? 'PUT /wallet/transactions/{id}/status' : 'POST /wallet/transactions/{id}/cancel';
    const key = random.chance(0.9) ? this.#key(who) : random.one([null, ...STRANGE_KEYS]);
    const attempt = { owner: this.#people.get(who)!, key, at: now(this.state) };
    const mayUse = this.#model.mayUse(attempt);
    const { status, headers } = await this.#send(who, op, {
      path: `/wallet/transactions/${id}/${isDeposit ? 'status' : 'cancel'}`,
      body: isDeposit ? { status: random.one(['sent', 'cancelled', 'paid', null]) } : {},
      key,
    });
    if (status !== 200 || headers.get('idempotent-replayed') === 'true') return;
    if (!mayUse) this.#fail(`${op} was carried out under the used key ${key}`);
    this.#model.used(attempt);
  }

  async #lookUp(): Promise<void> {
    if (this.#sent.length === 0) return;
    const { who, key } = this.#random.one(this.#sent);
    const asking = this.#random.chance(0.7) ? who : this.#who();
    const spelled = this.#random.one([key, key.toUpperCase(), `${key}x`, '', `${key}&key=${key}`]);
    const { status, body } = await this.#send(asking, 'GET /wallet/transactions', {
      path: `/wallet/transactions?key=${spelled}`,
    });
    if (status !== 200) return;
    const { items } = body.data as { items: { id: string }[] };
    const own = this.#sent.find((one) => one.who === asking && one.key === key);
    const expected =
      own &&
      this.#model.expect({ owner: this.#people.get(asking)!, key, body: own.body, at: now(this.state) });
    const id = typeof expected === 'object' ? expected.replayOf : undefined;
    if (items.length > 1 || items[0]?.id !== id) this.#fail(`the key ${key} found ${JSON.stringify(items)}`);
  }

  async #moveClock(): Promise<void> {
    const random = this.#random;
    const far = random.one([1000, 60_000, 120_000, 900_000, 3_600_000, 26 * 3_600_000]);
    const moved = Math.floor(random.next() * far) * (random.chance(0.2) ? -1 : 1);
    await this.#setClock(now(this.state) + moved);
  }

  async #setClock(at: number): Promise<void> {
    const [who] = this.#people.keys();
    await who!.control('PUT', '/clock', { mode: 'frozen', at });
    this.#model.passed(at);
    // Sessions are not what this is about.
    for (const [one, customer] of this.#people) {
      const session = openSession(
        this.state,
        this.state.users[customer]!,
        one.cookies.get('device_id') ?? null,
        true,
      );
      one.cookies.set('access_token', session.token);
    }
  }

  async #sendGarbage(): Promise<void> {
    const random = this.#random;
    const body = random.one(random.chance(0.5) ? STRANGE_BODIES : GARBAGE);
    const who = this.#who();
    if (random.chance(0.5)) await this.#quoteRaw(who, body);
    else await this.#send(who, 'POST /wallet/transactions', { body, key: this.#random.uuid() });
  }

  async #quoteRaw(who: Payer, body: string): Promise<void> {
    const { status } = await this.#send(who, 'POST /wallet/quotes', { body });
    if (status === 200) this.#fail(`priced the text ${JSON.stringify(body)}`);
  }

  /** Money arrives from outside, of a right or a wrong amount. */
  async #arrive(): Promise<void> {
    const random = this.#random;
    const amount = random.chance(0.5) ? String(1 + random.below(5000)) : random.one(JUNK);
    const owner = this.#people.get(this.#who())!;
    const { email } = this.state.users[owner]!;
    const asset = random.one(['ngn', 'usdt', 'eth']);
    const [path, body] = random.one<[string, Members]>([
      ['/deposits', { email, asset, amount }],
      ['/simulate/payments', { from: 'chinedu', email, asset, amount }],
      ['/simulate/rewards', { email, asset, amount }],
    ]);
    const { status } = await this.#who().control('POST', path, body);
    if (status >= 500) this.#fail(`${path} ${JSON.stringify(body)}: ${status}`);
  }

  async #restore(): Promise<void> {
    const who = this.#who();
    const { body } = await who.control('GET', '/snapshot');
    const { status, body: reply } = await who.control('PUT', '/snapshot', body);
    if (status !== 200) this.#fail(`the snapshot was not restored: ${JSON.stringify(reply)}`);
  }

  async #read(): Promise<void> {
    const who = this.#who();
    const path = this.#random.one([
      '/wallet/balances',
      '/wallet/ledger',
      '/wallet/portfolio',
      '/wallet/limits',
      '/wallet/statements',
      '/wallet/transactions',
    ]);
    const { status } = await this.#send(who, `GET ${path}`, {});
    if (status !== 200) this.#fail(`${path} answers ${status}`);
  }
}
