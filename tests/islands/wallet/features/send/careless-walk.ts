// One walk of a careless person over the pages of sending, and what must be so after each thing that they do.
import { expect } from 'vitest';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { CarelessPerson } from './careless-person.ts';
import { payments } from './payment-page.ts';
import type { Action } from './walk-actions.ts';
import { chosenOf, find, storedDraft, texts, turn, withText } from './walk-page.ts';

/** @returns how many payments were approved and how many were made. */
export async function walk(
  from: string,
  actions: readonly Action[],
): Promise<{ debits: number; approved: number }> {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'lang=; Path=/; Max-Age=0';
  setNetwork(true);
  const watch = new Watch(await CarelessPerson.begin(from));
  const log: string[] = [`from ${from}`];
  for (const one of actions) {
    log.push(JSON.stringify(one));
    await watch.step(one, log.join('\n'));
  }
  return watch.end(log.join('\n'));
}

class Watch {
  readonly #person: CarelessPerson;
  /** Payments that the persona had already. */
  readonly #before: number;
  /** Debits whose draft is gone, as it should be. */
  #finished = 0;

  constructor(person: CarelessPerson) {
    this.#person = person;
    this.#before = payments(person.mock).length;
  }

  #made() {
    return payments(this.#person.mock).slice(this.#before);
  }

  /** Does one thing, and looks at what must be so whatever was done. */
  async step(one: Action, log: string): Promise<void> {
    const former = chosenOf(storedDraft());
    const hadFinished = this.#finished;
    const expected = await this.#person.act(one);
    await turn(50);
    if (one.do !== 'amount') await this.#person.until(() => !find('main [aria-busy="true"]'), 10);
    const debits = this.#made().length;
    const now = chosenOf(storedDraft());
    if (now === null || (now.to === null && former?.to != null && expected !== 'any')) {
      // A draft ends with its payment, or with the press on Change.
      if (former?.to != null && expected !== 'changed') {
        this.#finished += 1;
        expect(now, log).toBeNull();
        expect(debits, `a draft is lost\n${log}`).toBeGreaterThanOrEqual(this.#finished);
      }
    } else if (expected === 'same' && this.#finished === hadFinished && former !== null)
      expect(now, `the draft has changed\n${log}`).toEqual(former);
    else if (typeof expected === 'object')
      expect(now, `the draft is not what was chosen\n${log}`).toMatchObject(expected);
    this.#check(log);
  }

  #check(log: string): void {
    const made = this.#made();
    const quotes = made.map(({ quote_id }) => quote_id ?? '');
    expect(new Set(quotes).size, `two debits for one review\n${log}`).toBe(quotes.length);
    for (const { quote_id, counterparty, quoted_total, total_debit } of made) {
      const review = this.#person.approved.get(quote_id ?? '');
      expect(review, `a debit that nobody approved\n${log}`).toBeDefined();
      const receiver =
        counterparty?.kind === 'user'
          ? counterparty.username
          : counterparty?.kind === 'address'
            ? counterparty.address
            : '';
      expect({ receiver, total: quoted_total, debit: total_debit?.amount }, log).toEqual({
        receiver: review?.receiver,
        total: review?.total,
        debit: review?.total,
      });
    }
    const saysNotSent = withText('main h2', ...texts.notSent) !== null;
    const last = [...this.#person.approved.keys()].at(-1);
    if (saysNotSent && last !== undefined)
      expect(quotes.includes(last), `it is said not to be sent\n${log}`).toBe(false);
  }

  async end(log: string) {
    setNetwork(true);
    await this.#person.mock.clearFaults();
    await turn(2100);
    this.#check(log);
    const broken = invariantsOf(this.#person.mock.app.sandboxes.default.state).filter(({ ok }) => !ok);
    expect(broken, log).toEqual([]);
    return { debits: this.#made().length, approved: this.#person.approved.size };
  }
}
