import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  expectText,
  main,
  pass,
  renderScreen,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../render-wallet.tsx';

const BALANCES = 'GET /wallet/balances';
const COINS = 'GET /market/assets';
const STREAM = 'GET /wallet/stream';
const calls = async (mock: WalletMock, op: string) => (await mock.journal(op)).length;

test('a balance event refetches the balances and nothing else that is mounted', async () => {
  const { mock } = await renderScreen('/w', { mock: await signedInWithStoppedClock() });
  await screen.findAllByRole('table');
  await expectText(main).toContain('₦');
  await expect.poll(() => calls(mock, STREAM)).toBe(1);
  await expect.poll(() => calls(mock, COINS)).toBe(1);
  const before = await calls(mock, BALANCES);
  await mock.control('POST', '/deposits', { asset: 'ngn', amount: '1000' });
  await expect.poll(() => calls(mock, BALANCES)).toBe(before + 1);
  await pass(2000);
  expect(await calls(mock, COINS)).toBe(1);
});
