import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { Payer } from '../../transfers/payer.ts';
import { accountRows } from './account-rows.ts';
import { paymentRows } from './payment-rows.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const notifications = async () =>
  (await tobi.get('/user/notifications/list?page_size=50')).body.data as Notification[];

test.each([...paymentRows, ...accountRows])('$event', async ({ play, told }) => {
  let before = new Set<string>();
  const begin = async () => {
    before = new Set((await notifications()).map(({ id }) => id));
  };
  await begin();
  const ids = (await play(tobi, begin)) as Readonly<Record<string, string>> | undefined;
  const added = (await notifications()).filter(({ id }) => !before.has(id));
  expect(added.map(({ type, title, link, status }) => ({ type, title, link, status }))).toEqual(
    told.map(({ title, link, ...rest }) => ({
      ...rest,
      title: typeof title === 'string' ? title : (expect.stringMatching(title) as unknown),
      link: link.replace(/:(\w+)$/, (_all, name: string) => ids?.[name] ?? name),
      status: 'unread',
    })),
  );
});
