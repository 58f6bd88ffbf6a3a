import { describe, expect, test } from 'vitest';
import { docsOf, errorsOf } from '#contract/docs.ts';
import { errorStatus } from '#contract/error-codes.ts';
import { paymentErrorDetails } from '#contract/payment-error-details.ts';
import { paymentErrorTexts, type PaymentErrorCode } from '#contract/payment-error-texts.ts';
import { operations } from '#contract/registry.ts';
import { exchangeAddress } from '#mock-api/features/networks/known-addresses.ts';
import { paymentErrorCodes } from '#mock-api/faults/payment-error-presets.ts';
import { paymentErrorScenarios } from '#mock-api/faults/payment-error-scenarios.ts';
import { Payer, toChinedu, toTron, TRON } from '../transfers/payer.ts';

interface Item {
  id: string;
  text: object;
  op: string;
  presets: { id: string }[];
  natural: { persona: string; do: string };
}

test('the catalogue has every error of a payment, with its words, its preset and the steps to it', async () => {
  const who = await Payer.create();
  const items = (await who.get('/__mock/catalogue')).body.items as Item[];
  for (const code of paymentErrorCodes) {
    const item = items.find(({ id }) => id === `payment.${code}`);
    expect(item).toMatchObject({
      text: paymentErrorTexts[code],
      presets: [{ id: `payment.${code}` }],
      natural: paymentErrorScenarios[code].natural,
    });
    const status = (await who.control('POST', '/persona', { name: item?.natural.persona })).status;
    expect([code, status]).toEqual([code, 200]);
  }
});

test.each(paymentErrorCodes)(
  'the preset payment.%s refuses its call once, as the contract has it',
  async (code) => {
    const operation = operations.find(({ op }) => op === paymentErrorScenarios[code].op)!;
    expect(Object.keys(errorsOf(operation))).toContain(code);
    const who = await Payer.create();
    await who.control('POST', `/faults/preset/payment.${code}`);
    const { method, path } = operation.endpoint;
    const { example = {} }: { example?: { body?: unknown } } = docsOf(operation);
    const send = () => who.write(method, path.replace('{id}', 'txn_1'), example.body);
    const { status, body } = await send();
    expect([status, body.code, body.message]).toEqual([errorStatus[code], code, null]);
    const schemas: Partial<Record<PaymentErrorCode, { parse: (value: unknown) => unknown }>> =
      paymentErrorDetails;
    expect(schemas[code]?.parse(body.details)).toEqual(body.details);
    // What refuses the next one has words.
    expect((await send()).body.message).not.toBeNull();
  },
);

const bank = (account_number: string) => ({
  kind: 'payout',
  to: { bank_code: '901', account_number },
  amount: '5000',
});
const onTron = (address: string, memo?: string) => ({
  ...toTron('5'),
  to: { network: 'trc20', address, memo },
});
const quiet = ['PUT', '/ticker', { symbols: { btcusdt: { mode: 'silent' } } }] as const;

describe('without a fault', () => {
  test.each<[PaymentErrorCode, object, control?: readonly [string, string, object]]>([
    ['recipient_not_found', { ...toChinedu('5'), to: { username: 'nobody123' } }],
    ['asset_not_found', { ...toTron('5'), to: { network: 'near', address: 'ann.near' } }],
    ['network_paused', toTron('5'), ['PUT', '/simulate/networks/trc20', { status: 'paused' }]],
    ['price_unavailable', { kind: 'convert', from: 'ngn', to: 'btc', amount: '500' }, quiet],
    ['bank_not_answering', bank('1000000502')],
    ['account_number_invalid', bank('1000000100')],
    ['unexpected_member', { ...toChinedu('5'), max: true }],
    ['amount_format', toChinedu('abc')],
    ['amount_precision', toChinedu('0.001')],
    ['amount_below_min', toTron('1.5')],
    ['amount_above_max', { kind: 'deposit', amount: '10000000.01' }],
    ['fee_exceeds_amount', { ...toTron('1'), fee_from: 'amount' }],
    ['address_invalid', onTron(TRON.toLowerCase())],
    ['address_wrong_network', onTron('0x52908400098527886E0F7030069857D2E4169EE7')],
    [
      'memo_required',
      { ...toTron('5'), asset: 'xrp', to: { network: 'xrpl', address: exchangeAddress('xrpl') } },
    ],
    ['memo_invalid', onTron(TRON, '1')],
    ['self_send', { ...toChinedu('5'), to: { username: 'nnekaobi' } }],
  ])('%s stands where it is said to', async (code, request, control) => {
    const who = await Payer.create(paymentErrorScenarios[code].natural.persona);
    if (control) await who.control(...control);
    expect((await who.post('/wallet/quotes', request)).body.code).toBe(code);
  });

  test.each<[PaymentErrorCode, object, given?: object]>([
    ['pin_required', toChinedu('5'), { approval: undefined }],
    ['pin_invalid', toChinedu('5'), { approval: { pin: '000000' } }],
    ['pin_locked', toChinedu('5')],
    ['pin_not_set', toChinedu('5')],
    ['totp_required', toChinedu('600000')],
    ['totp_invalid', toChinedu('600000'), { approval: { pin: '284915', totp: '000000' } }],
    ['sending_frozen', toChinedu('5')],
    ['sending_restricted', toTron('5')],
    ['amount_above_limit', toChinedu('10000.01')],
    ['insufficient_funds', toChinedu('1000000')],
    ['beneficiary_required', toTron('1500')],
    ['risks_not_acknowledged', toTron('5'), { acknowledged_risks: [] }],
  ])('%s refuses the payment of its persona', async (code, request, given = {}) => {
    const who = await Payer.create(paymentErrorScenarios[code].natural.persona);
    expect((await who.pay(await who.quote(request), given)).body.code).toBe(code);
  });

  test('quote_expired comes after 11 minutes, funds_clearing of a deposit of this hour', async () => {
    const who = await Payer.create('payer');
    const old = await who.quote(toChinedu('5'));
    await who.wait(11 * 60);
    expect((await who.pay(old)).body.code).toBe('quote_expired');
    await who.control('POST', '/deposits', { email: 'payer@example.com', asset: 'ngn', amount: '300000' });
    await who.paid({ kind: 'convert', from: 'ngn', to: 'usdt', amount: '300000' });
    const quote = await who.quote(toTron('430'));
    expect((await who.pay(quote)).body.code).toBe('funds_clearing');
  });
});
