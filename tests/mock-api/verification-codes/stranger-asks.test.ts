import { describe, expect, test } from 'vitest';
import { now } from '#mock-api/core/clock.ts';
import { latestMail } from '#mock-api/core/mailbox.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import { identifierLimits } from '#mock-api/features/verification-codes/open-codes.ts';
import { CODES_A_DAY, WRONG_TRIES } from '#mock-api/features/verification-codes/verification-codes.ts';
import { matrix } from '../../tier.ts';
import { SeededRandom } from '../seeded-random.ts';
import { emptyMock, fingerprint, forwardedFor, PASSED, Visitor, type Answer } from '../visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ACCOUNT = 'tobi@example.com';

const calls = {
  reset: { ask: '/auth/reset', verify: '/auth/verify-reset-code', wrong: 'WRONG123' },
  // A code of the seed that is drawn is not this one.
  signup: { ask: '/auth/signup/request-code', verify: '/auth/signup/verify-code', wrong: '000000' },
} as const;
type Kind = keyof typeof calls;

const ask = (who: Visitor, kind: Kind, email: string): Promise<Answer> =>
  who.post(calls[kind].ask, { email, turnstile_token: PASSED, device_id: null });
const verify = (who: Visitor, kind: Kind, identifier: unknown, code: string): Promise<Answer> =>
  who.post(calls[kind].verify, {
    code,
    identifier,
    ...(kind === 'reset' ? { turnstile_token: PASSED } : {}),
  });

interface Stage {
  readonly sandbox: Sandbox;
  readonly known: Visitor;
  readonly unknown: Visitor;
}

/** An account, its owner's browser, and another browser of the owner that the account does not know. */
async function arrive(): Promise<Stage> {
  const app = emptyMock();
  const known = new Visitor(app);
  await known.control('PUT', '/clock', { mode: 'frozen', at: Date.parse('2026-11-18T11:00:00Z') });
  await known.become('complete', false);
  const unknown = new Visitor(app);
  await unknown.post('/auth/device-id', fingerprint);
  return { sandbox: app.sandboxes.default, known, unknown };
}

/**
 * A stranger who asks for an address's code every 30 seconds, from several browsers in several places, each time before anybody else
 * does, and tries wrong codes with whatever identifier is given.
 */
class Stranger {
  guesses = 0;
  readonly #browsers: Visitor[];
  readonly #target: { kind: Kind; email: string };

  constructor(app: Visitor['app'], browsers: number, target: { kind: Kind; email: string }) {
    this.#browsers = Array.from(
      { length: browsers },
      (_, place) => new Visitor(app, forwardedFor(`203.0.113.${place + 1}`)),
    );
    this.#target = target;
  }

  async act(): Promise<void> {
    const { kind, email } = this.#target;
    for (const browser of this.#browsers) {
      const { status, body } = await ask(browser, kind, email);
      if (status !== 200) continue;
      for (let turn = 0; turn <= WRONG_TRIES; turn += 1) {
        const answer = await verify(browser, kind, body.identifier, calls[kind].wrong);
        if (answer.body.code === 'code_invalid') this.guesses += 1;
        else expect(answer.body.code).toBe('code_locked');
      }
    }
  }
}

/** The owner asks, waits as long as is said, and types the newest code of the inbox. @returns the seconds to wait, or 0 for who is in */
async function tryToGetIn({ sandbox }: Stage, owner: Visitor, kind: Kind, email: string): Promise<number> {
  const asked = await ask(owner, kind, email);
  if (asked.status === 429) return Number(asked.headers.get('retry-after'));
  expect(asked.status).toBe(200);
  const { code } = latestMail(sandbox.state.mails, { to: email, kind })!;
  const answer = await verify(owner, kind, asked.body.identifier, code);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return 0;
}

const newOwner = async (stage: Stage): Promise<Visitor> => {
  const owner = new Visitor(stage.known.app);
  await owner.post('/auth/device-id', fingerprint);
  return owner;
};

/** Ten in the first 24 hours and then one an hour, whoever has asked from wherever. */
function expectFewMails({ sandbox: { state } }: Stage, email: string): void {
  const times = state.mails.filter(({ to }) => to === email).map(({ at }) => Date.parse(at));
  for (const from of times)
    expect(times.filter((at) => at >= from && at < from + DAY).length).toBeLessThanOrEqual(CODES_A_DAY + 24);
}

interface Played {
  /** Of each time that the owner wanted to get in: the longest wait until they had a code that worked. */
  readonly longest: number;
  readonly times: number;
}

/**
 * Plays so many hours: the stranger acts every 30 seconds and before the owner, who wants to get in every now and then.
 * @param pause milliseconds until the owner wants to get in again
 */
async function play(
  { sandbox }: Stage,
  stranger: Stranger,
  { hours, pause, getIn }: { hours: number; pause: () => number; getIn: () => Promise<number> },
): Promise<Played> {
  const end = now(sandbox.state) + hours * HOUR;
  let strangerAt = now(sandbox.state);
  let wantsAt = now(sandbox.state) + pause();
  let ownerAt = wantsAt;
  let [longest, times] = [0, 0];
  while (now(sandbox.state) < end) {
    sandbox.timers.pass(Math.max(0, Math.min(strangerAt, ownerAt) - now(sandbox.state)));
    if (now(sandbox.state) >= strangerAt) {
      await stranger.act();
      strangerAt += 30_000;
    }
    if (now(sandbox.state) < ownerAt) continue;
    const wait = await getIn();
    ownerAt = now(sandbox.state) + wait * 1000;
    if (wait > 0) continue;
    times += 1;
    longest = Math.max(longest, now(sandbox.state) - wantsAt);
    wantsAt = now(sandbox.state) + pause();
    ownerAt = wantsAt;
  }
  return { longest, times };
}

const crowds = matrix('strangers in so many browsers', [1, 3], (browsers) => browsers === 1);

describe.each(crowds)(
  'a stranger who asks every 30 seconds for 48 hours from %s browsers, and guesses',
  (browsers) => {
    test('keeps the owner on an unknown device from resetting the password for an hour at most', async () => {
      const stage = await arrive();
      const target = { kind: 'reset', email: ACCOUNT } as const;
      const stranger = new Stranger(stage.known.app, browsers, target);
      const random = new SeededRandom(browsers);
      const { longest, times } = await play(stage, stranger, {
        hours: 48,
        pause: () => (31 + random.below(120 * 60)) * 1000,
        getIn: () => tryToGetIn(stage, stage.unknown, 'reset', ACCOUNT),
      });
      console.info(
        `${times} resets begun, ${longest / 60_000} min at most, ${stranger.guesses} guesses let through`,
      );
      expectFewMails(stage, ACCOUNT);
      expect(times).toBeGreaterThan(20);
      expect(longest).toBeLessThanOrEqual(HOUR);
    });

    test('and on a known device not at all', async () => {
      const stage = await arrive();
      const stranger = new Stranger(stage.known.app, browsers, { kind: 'reset', email: ACCOUNT });
      const random = new SeededRandom(browsers);
      const { longest, times } = await play(stage, stranger, {
        hours: 48,
        // More than ten a day of one's own come once an hour.
        pause: () => HOUR + random.below(HOUR),
        getIn: () => tryToGetIn(stage, stage.known, 'reset', ACCOUNT),
      });
      expect(times).toBeGreaterThan(20);
      expect(longest).toBe(0);
    });

    test.each([0, 26])(
      'keeps somebody who signs up after %s hours from it for an hour at most',
      async (hours) => {
        const stage = await arrive();
        const email = 'new@example.com';
        const stranger = new Stranger(stage.known.app, browsers, { kind: 'signup', email });
        const before = { hours, pause: () => 2 * DAY, getIn: () => Promise.resolve(0) };
        await play(stage, stranger, before);
        const owner = await newOwner(stage);
        const pauses = [17 * 60_000, 3 * DAY];
        const { longest, times } = await play(stage, stranger, {
          hours: 2,
          pause: () => pauses.shift()!,
          getIn: () => tryToGetIn(stage, owner, 'signup', email),
        });
        expect(times).toBe(1);
        expect(longest).toBeLessThanOrEqual(HOUR);
      },
    );
  },
);

describe.each(['reset', 'signup'] as const)('a code of a %s', (kind) => {
  const email = kind === 'reset' ? ACCOUNT : 'new@example.com';
  const mails = ({ sandbox }: Stage) => sandbox.state.mails.filter((mail) => mail.to === email);

  test('that was mailed works with the identifier of whoever asked since, and with none twice', async () => {
    const stage = await arrive();
    const first = await ask(stage.unknown, kind, email);
    const stranger = new Visitor(stage.known.app, forwardedFor('203.0.113.9'));
    const second = await ask(stranger, kind, email);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.identifier).not.toBe(first.body.identifier);
    expect(mails(stage)).toHaveLength(1);
    const { code } = mails(stage)[0]!;
    for (let turn = 0; turn < WRONG_TRIES; turn += 1)
      await verify(stranger, kind, second.body.identifier, calls[kind].wrong);
    expect((await verify(stranger, kind, second.body.identifier, code)).body.code).toBe('code_locked');
    expect((await verify(stage.unknown, kind, first.body.identifier, code)).status).toBe(200);
    expect((await verify(stage.unknown, kind, first.body.identifier, code)).body.code).toBe('code_expired');
  });

  test('that is sent later leaves the one before good for its five minutes, with any identifier', async () => {
    const stage = await arrive();
    await ask(stage.unknown, kind, email);
    stage.sandbox.timers.pass(150_000);
    const stranger = new Visitor(stage.known.app, forwardedFor('203.0.113.9'));
    const second = await ask(stranger, kind, email);
    expect(mails(stage)).toHaveLength(2);
    expect((await verify(stranger, kind, second.body.identifier, mails(stage)[0]!.code)).status).toBe(200);
  });

  test('can be guessed five times for each identifier, of which there are so many at once', async () => {
    const stage = await arrive();
    const limit = identifierLimits[kind];
    const from = (place: number) =>
      new Visitor(stage.known.app, forwardedFor(`198.51.${place >> 8}.${place & 255}`));
    for (let place = 0; place < limit; place += 1)
      expect((await ask(from(place), kind, email)).status).toBe(200);
    stage.sandbox.timers.pass(1000);
    const refused = await ask(from(limit), kind, email);
    expect([refused.status, refused.body.code]).toEqual([429, 'resend_too_soon']);
    expect(refused.headers.get('retry-after')).toBe('299');
    // Devices of the account are not counted among them.
    if (kind === 'reset') expect((await ask(stage.known, kind, email)).status).toBe(200);
    stage.sandbox.timers.pass(299_000);
    expect((await ask(from(limit), kind, email)).status).toBe(200);
  });
});

/** What anybody can see of an answer: its own random names are masked. */
const visible = ({ status, headers, body }: Answer) =>
  JSON.stringify([status, [...headers].filter(([name]) => name !== 'x-request-id'), body]).replaceAll(
    /(?:idn|req)_[\w-]+/g,
    '_',
  );

test.each(['reset', 'signup'] as const)(
  'a stranger with two browsers sees the same of a known and an unknown address for a day of asking for a %s',
  async (kind) => {
    const seen = async (email: string): Promise<string[]> => {
      const { known, sandbox } = await arrive();
      const browsers = [1, 2].map((place) => new Visitor(known.app, forwardedFor(`203.0.113.${place}`)));
      const random = new SeededRandom(7);
      const answers: string[] = [];
      for (let turn = 0; turn < 300; turn += 1) {
        const browser = random.one(browsers);
        const asked = await ask(browser, kind, email);
        answers.push(visible(asked));
        if (asked.status === 200)
          for (let guess = random.below(7); guess > 0; guess -= 1)
            answers.push(visible(await verify(browser, kind, asked.body.identifier, calls[kind].wrong)));
        sandbox.timers.pass(random.one([1000, 15_000, 30_000, 150_000, 300_000, HOUR]));
      }
      return answers;
    };
    expect(await seen(ACCOUNT)).toEqual(await seen('nobody@example.com'));
  },
);
