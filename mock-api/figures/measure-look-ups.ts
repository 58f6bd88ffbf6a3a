import { randomUUID } from 'node:crypto';
import { Caller, quietMock, type Answer } from './caller.ts';

/** Every way to learn whether a name is anybody's, in turn, each name once. */
const ways: readonly ((who: Caller, name: string) => Promise<Answer>)[] = [
  (who, name) => who.call('GET', `/users/${name}`),
  (who, name) => who.call('PUT', `/users/${name}/block`),
  (who, name) => who.call('DELETE', `/users/${name}/block`),
  (who, name) => who.call('GET', `/user/search?q=${name}`),
  (who, name) =>
    who.call('POST', '/wallet/quotes', { kind: 'send', asset: 'ngn', to: { username: name }, amount: '5' }),
  (who, name) => {
    const key = { 'idempotency-key': randomUUID() };
    return who.call('POST', '/wallet/payment-requests', { asset: 'ngn', amount: '5', to: name }, key);
  },
];

/** Names that one customer can look up within a minute, through every call, until each is refused. */
export async function lookUpsAMinute(): Promise<number> {
  const who = new Caller(quietMock());
  await who.stopClock();
  await who.become('complete');
  let names = 0;
  for (const way of ways)
    for (;;) {
      const { body } = await way(who, `nobody${names}`);
      if (body.code === 'rate_limited') break;
      names += 1;
    }
  return names;
}
