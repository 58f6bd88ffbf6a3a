import { beforeEach, describe, expect, test } from 'vitest';
import type { LinkedAccounts } from '#contract/linked-accounts.ts';
import { addRestriction } from '#mock-api/features/restrictions/restrictions.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { prove } from '../reauth/prove.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const PHONE = '+2348012345678';
const NOW = '2026-11-18T11:00:00.000Z';
const DAY = 24 * 3_600_000;

let app: Mock;
let state: SandboxState;
let visitor: Visitor;
beforeEach(async () => {
  app = emptyMock();
  ({ state } = app.sandboxes.default);
  visitor = new Visitor(app);
  await visitor.control('PUT', '/clock', { mode: 'frozen', at: NOW });
});

const wait = (seconds: number) => visitor.control('POST', '/clock/advance', { ms: seconds * 1000 });
const read = async () => (await visitor.get('/user/linked-accounts')).body.data as LinkedAccounts;
const ask = async (phone_number = PHONE) => {
  await prove(visitor, 'whatsapp');
  return visitor.post('/whatsapp/link', { phone_number });
};
const link = async () => {
  await ask();
  const { code } = await visitor.code(PHONE);
  await visitor.post('/whatsapp/verify', { code });
};

test('an account with a password alone has nothing linked and one way in', async () => {
  await visitor.become('complete');
  const { items, authentication_methods, whatsapp_code, restricted } = await read();
  expect([items, whatsapp_code, restricted]).toEqual([[], null, null]);
  expect(authentication_methods).toEqual([{ method: 'password', since: expect.any(String) as string }]);
});

test('a linked Google account can log in, and is named by a masked address', async () => {
  await visitor.become('google-linked');
  const { items, authentication_methods } = await read();
  expect(items).toEqual([
    { provider: 'google', handle_masked: 'g****d@example.com', linked_at: NOW, can: ['sign_in'] },
  ]);
  expect(authentication_methods.map(({ method }) => method)).toEqual(['password', 'google']);
});

test('an account that Google has made has one way in', async () => {
  await visitor.become('oauth-existing');
  expect((await read()).authentication_methods.map(({ method }) => method)).toEqual(['google']);
});

test('a linked number is masked, gets notices, and does nothing else', async () => {
  await visitor.become('complete');
  await link();
  expect((await read()).items).toEqual([
    { provider: 'whatsapp', handle_masked: '••• 5678', linked_at: NOW, can: ['security_notices'] },
  ]);
});

describe('the code that is on its way', () => {
  beforeEach(() => visitor.become('complete'));

  test('is told with its number and times until it expires', async () => {
    const { body } = await ask();
    expect([body.expires_in, body.resend_in]).toEqual([300, 30]);
    expect((await read()).whatsapp_code).toEqual({
      phone_number: PHONE,
      expires_at: '2026-11-18T11:05:00.000Z',
      resend_at: '2026-11-18T11:00:30.000Z',
    });
    await wait(299);
    expect((await read()).whatsapp_code).not.toBeNull();
    await wait(1);
    expect((await read()).whatsapp_code).toBeNull();
  });

  test('is none once it is locked', async () => {
    await ask();
    const { code } = await visitor.code(PHONE);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let turn = 0; turn < 5; turn += 1) await visitor.post('/whatsapp/verify', { code: wrong });
    expect((await read()).whatsapp_code).toBeNull();
  });

  test('is none once the number is linked', async () => {
    await link();
    expect((await read()).whatsapp_code).toBeNull();
  });
});

test('why linking is refused for now is told before anything is typed', async () => {
  const { email } = await visitor.become('complete');
  const { customer_id } = userByEmail(state, email)!;
  addRestriction(state, customer_id, { scope: 'new_payees', reason: 'new_device' }, DAY);
  expect((await read()).restricted).toEqual({ reason: 'new_device', until: '2026-11-19T11:00:00.000Z' });
  await wait(DAY / 1000);
  expect((await read()).restricted).toBeNull();
});

describe('notices by WhatsApp', () => {
  const notices = () =>
    state.mails.filter(({ kind, code }) => kind === 'whatsapp' && code === '').map(({ subject }) => subject);

  test('tell a linked number of what is emailed, without any link', async () => {
    await visitor.become('complete');
    await link();
    await visitor.write('PUT', '/user/freeze', { frozen: true });
    expect(notices()).toEqual(['WhatsApp linked', 'Sending is frozen']);
    for (const { kind, link: url } of state.mails) if (kind === 'whatsapp') expect(url).toBeUndefined();
  });

  test('go with the settings of the emails', async () => {
    await visitor.become('whatsapp-linked');
    const { status: _status, ...flags } = (await visitor.get('/user/notifications')).body;
    await visitor.write('PUT', '/user/notifications', { ...flags, security_alerts: false });
    await visitor.write('PUT', '/user/freeze', { frozen: true });
    expect(notices()).toEqual(['Email alerts changed']);
  });

  test('are in the language of the person', async () => {
    await visitor.become('whatsapp-linked');
    await visitor.write('PUT', '/user/preferences', { language: 'zh-CN' });
    await visitor.write('PUT', '/user/freeze', { frozen: true });
    expect(notices()).toEqual(['已暂停转账']);
  });

  test('end with the link, whose end is the last that is told', async () => {
    await visitor.become('whatsapp-linked');
    await prove(visitor, 'whatsapp');
    expect((await visitor.write('DELETE', '/whatsapp/unlink', undefined)).status).toBe(200);
    await visitor.write('PUT', '/user/freeze', { frozen: true });
    expect(notices()).toEqual(['WhatsApp unlinked']);
  });
});
