import { Secret, TOTP } from 'otpauth';
import type { Payee } from '#contract/payees.ts';
import type { Mail } from '#mock-api/core/mailbox.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { prove } from '../../reauth/prove.ts';
import { PIN, START, TRON, type Payer } from '../../transfers/payer.ts';
import { fingerprint, PASSED, Visitor } from '../../visitor.ts';
import { device, EMAIL, key, product, security, type EventRow } from './event-row.ts';

const approved = { approval: { pin: PIN } };
const enterWrongPins = async (tobi: Payer, count: number) => {
  for (let turn = 0; turn < count; turn += 1)
    await tobi.write('PUT', '/user/pin', { current_pin: '000001', pin: '730164' });
};
const savePayee = (tobi: Payer, details: object) =>
  tobi.post('/wallet/payees', { label: 'Mine', approval: { pin: PIN }, ...details }, key());
const freeze = (tobi: Payer, frozen: boolean) =>
  tobi.write('PUT', '/user/freeze', { frozen, approval: { pin: PIN } });
/** Logs in at a device that the account does not know. Answers the device's id. */
const verifyNewDevice = async (tobi: Payer) => {
  const phone = new Visitor(tobi.app);
  const { device_id } = (await phone.post('/auth/device-id', fingerprint)).body;
  const login = { email: EMAIL, password: PERSONA_PASSWORD, device_id, turnstile_token: PASSED };
  const { identifier } = (await phone.post('/auth/login', login)).body;
  const { code } = await phone.code(EMAIL);
  await phone.post('/auth/new-device/verify', { code, identifier });
  return String(device_id);
};
const FRESH = 'Fresh1234!';
const resetPassword = async (tobi: Payer) => {
  await tobi.post('/auth/reset', { email: EMAIL, turnstile_token: PASSED });
  const { code, identifier } = await tobi.code(EMAIL);
  const { body } = await tobi.post('/auth/verify-reset-code', { code, identifier, turnstile_token: PASSED });
  await tobi.post('/auth/reset-password', { password: FRESH, identifier: body.identifier });
  // A new password has ended every session.
  const user = Object.values(tobi.state.users).find(({ email }) => email === EMAIL)!;
  tobi.cookies.set('access_token', openSession(tobi.state, user, null, true).token);
};
const resetPin = async (tobi: Payer, password = PERSONA_PASSWORD) => {
  const { identifier } = (await tobi.post('/user/pin/reset-code')).body.data as { identifier: string };
  const { code } = (await tobi.get('/__mock/mail/latest?kind=pin')).body as unknown as Mail;
  await tobi.post('/user/pin/reset', { identifier, code, password, pin: '730164' });
};
const enableTwoFactor = async (tobi: Payer) => {
  await prove(tobi, 'two_factor_on');
  const { secret } = (await tobi.post('/2fa/setup')).body as { secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: Date.parse(START) });
  return (await tobi.post('/2fa/enable', { code })).body.recovery_codes as string[];
};
/** A friend enters the code in their onboarding. */
const joinWithCode = async (tobi: Payer, persona: string) => {
  const { referral_code } = (await tobi.get('/referral/code')).body;
  const friend = new Visitor(tobi.app);
  await friend.become(persona);
  await friend.post('/user/referral/complete', { referral_code });
};

const RESTRICTED = security('Sending to new recipients is restricted');

/** What happens to an account, its devices and its files. */
export const accountRows: readonly EventRow[] = [
  {
    event: 'three wrong PINs',
    play: (tobi) => enterWrongPins(tobi, 3),
    told: [security('Three wrong PINs')],
  },
  {
    event: 'the PIN is locked',
    play: async (tobi, begin) => {
      await enterWrongPins(tobi, 4);
      await begin();
      await enterWrongPins(tobi, 1);
    },
    told: [security('Your PIN is locked')],
  },
  {
    event: 'fourteen wrong passwords come from devices that the account does not know',
    play: async (tobi) => {
      const stranger = new Visitor(tobi.app);
      const wrong = { email: EMAIL, password: 'Wrong-Horse-7', device_id: null, turnstile_token: PASSED };
      for (let turn = 0; turn < 14; turn += 1) await stranger.post('/auth/login', wrong);
    },
    told: [security('Too many wrong passwords')],
  },
  {
    event: 'another PIN is chosen',
    play: (tobi) => tobi.write('PUT', '/user/pin', { current_pin: PIN, pin: '730164' }),
    told: [security('Transaction PIN changed')],
  },
  {
    event: 'the PIN is reset, which restricts',
    play: (tobi) => resetPin(tobi),
    told: [RESTRICTED, security('Transaction PIN changed')],
  },
  {
    event: 'the password is reset, which restricts',
    play: resetPassword,
    told: [RESTRICTED, security('Password changed')],
  },
  {
    event: 'the PIN is reset after the password, which restricts everything',
    play: async (tobi, begin) => {
      await resetPassword(tobi);
      await begin();
      await resetPin(tobi, FRESH);
    },
    told: [security('Sending is restricted'), security('Transaction PIN changed')],
  },
  {
    event: 'two-factor authentication is switched on',
    play: enableTwoFactor,
    told: [security('Two-factor authentication is on')],
  },
  {
    event: 'a recovery code is used',
    play: async (tobi, begin) => {
      const [recovery_code] = await enableTwoFactor(tobi);
      await begin();
      await tobi.post('/auth/reauth', { purpose: 'pin', password: PERSONA_PASSWORD, recovery_code });
    },
    told: [security('A recovery code was used')],
  },
  {
    event: 'a restriction ends',
    play: async (tobi, begin) => {
      await resetPin(tobi);
      await tobi.wait(86_399);
      await begin();
      await tobi.wait(1);
    },
    told: [security('The restriction has ended')],
  },
  {
    event: 'a new address is saved',
    play: (tobi) => savePayee(tobi, { kind: 'address', asset: 'usdt', network: 'trc20', address: TRON }),
    told: [security('New payee: Mine')],
  },
  {
    event: 'a new bank account is saved',
    play: (tobi) => savePayee(tobi, { kind: 'bank', bank_code: '901', account_number: '0123456784' }),
    told: [security('New payee: Mine')],
  },
  {
    event: 'a payee gets another label',
    play: async (tobi, begin) => {
      const { body } = await savePayee(tobi, {
        kind: 'bank',
        bank_code: '901',
        account_number: '0123456784',
      });
      await begin();
      const { payee_id } = body.data as Payee;
      await tobi.write('PUT', `/wallet/payees/${payee_id}`, { label: 'Rent' });
    },
    told: [security('Payee renamed: Rent')],
  },
  {
    event: 'a payee is removed',
    play: async (tobi, begin) => {
      const { body } = await savePayee(tobi, {
        kind: 'bank',
        bank_code: '901',
        account_number: '0123456784',
      });
      await begin();
      await tobi.write('DELETE', `/wallet/payees/${(body.data as Payee).payee_id}`, approved);
    },
    told: [security('Payee removed: Mine')],
  },
  {
    event: 'the emails about security are switched off',
    play: async (tobi) => {
      const { status: _status, ...flags } = (await tobi.get('/user/notifications')).body;
      await tobi.write('PUT', '/user/notifications', { ...flags, security_alerts: false });
    },
    told: [{ ...security('Email alerts changed'), link: '/w/notifications' }],
  },
  {
    event: 'sending is frozen',
    play: (tobi) => freeze(tobi, true),
    told: [security('Sending is frozen')],
  },
  {
    event: 'sending is unfrozen',
    play: async (tobi, begin) => {
      await freeze(tobi, true);
      await begin();
      await freeze(tobi, false);
    },
    told: [security('Sending is unfrozen')],
  },
  {
    event: 'a new device, which restricts',
    play: (tobi) => verifyNewDevice(tobi),
    told: [RESTRICTED, device('New device')],
  },
  {
    event: 'a device is removed',
    play: async (tobi, begin) => {
      const id = await verifyNewDevice(tobi);
      await begin();
      await tobi.write('DELETE', `/auth/user-devices/${id}`, approved);
    },
    told: [device('A device was removed')],
  },
  {
    event: 'all other devices are removed',
    play: (tobi) => tobi.post('/auth/user-devices/logout-others', approved),
    told: [device('Your other devices were removed')],
  },
  {
    event: 'a friend joins',
    play: (tobi) => joinWithCode(tobi, 'missing-referral'),
    told: [product('F****i joined with your referral code', '/w/referral')],
  },
  {
    event: 'a friend joins who has no name yet',
    play: (tobi) => joinWithCode(tobi, 'missing-all'),
    told: [product('A friend joined with your referral code', '/w/referral')],
  },
  {
    event: 'a reward is paid',
    play: (tobi) => tobi.control('POST', '/simulate/rewards', { email: EMAIL, amount: '5000' }),
    told: [product('Reward of ₦5,000.00', '/w/referral')],
  },
  {
    event: 'a month ends',
    play: async (tobi) => {
      for (const session of Object.values(tobi.state.sessions)) session.expires_at += 30 * 86_400_000;
      await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-30T23:00:00.000Z' });
    },
    // Meanwhile the reward of a friend was paid.
    told: [
      product('Your monthly statement is ready', '/w/financial-history'),
      product('Reward of ₦5,000.00', '/w/referral'),
    ],
  },
  {
    event: 'a file is ready',
    play: async (tobi) => {
      await tobi.post('/wallet/exports', { kind: 'statement', filter: { period: '2026-10' } });
      await tobi.wait(2);
    },
    told: [product('Your file is ready', '/w/financial-history')],
  },
];
