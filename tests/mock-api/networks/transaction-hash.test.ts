import { expect, test } from 'vitest';
import { networkIds, networks, type AddressFamily, type NetworkId } from '#contract/networks.ts';
import { transactionHash } from '#mock-api/features/networks/transaction-hash.ts';
import { personaNames } from '#mock-api/personas/persona-ids.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const HEX = /^[0-9a-f]{64}$/;
const CAPITALS = /^[0-9A-F]{64}$/;
const PREFIXED = /^0x[0-9a-f]{64}$/;
/** As explorers of each family show them. */
const shapes: Readonly<Record<AddressFamily, RegExp>> = {
  bitcoin: HEX,
  litecoin: HEX,
  dogecoin: HEX,
  evm: PREFIXED,
  solana: /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
  tron: HEX,
  xrp: CAPITALS,
  cardano: HEX,
  polkadot: PREFIXED,
  cosmos: CAPITALS,
  near: /^[1-9A-HJ-NP-Za-km-z]{42,44}$/,
  icp: HEX,
  hedera: /^0\.0\.\d{7,8}@\d{10}\.\d{9}$/,
};
const shapeOf = (network: NetworkId) => shapes[networks[network].family];

test.each(networkIds)('hashes of %s have its shape', (network) => {
  const hashes = Array.from({ length: 50 }, (_, index) => transactionHash(7, network, `txn_${index}`));
  for (const hash of hashes) expect(hash).toMatch(shapeOf(network));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('every chain payment of every persona that a chain has seen has a hash and a link to it', async () => {
  const app = emptyMock();
  const { state } = app.sandboxes.default;
  for (const name of personaNames) await new Visitor(app).control('POST', '/persona', { name });
  const chain = Object.values(state.transactions)
    .flat()
    .filter(({ channel }) => channel === 'chain');
  const seen = chain.filter(
    ({ type, status }) => type === 'deposit' || status === 'confirming' || status === 'completed',
  );
  expect(seen.length).toBeGreaterThan(1000);
  for (const { network, tx_hash, explorer_url, confirmations, status } of seen) {
    expect(tx_hash).toMatch(shapeOf(network as NetworkId));
    expect(explorer_url).toBe(`https://explorer.example/${network}/tx/${encodeURIComponent(tx_hash ?? '')}`);
    expect((confirmations?.have ?? 0) < (confirmations?.need ?? 0)).toBe(status === 'confirming');
  }
  const others = chain.filter((one) => !seen.includes(one));
  expect(others.filter(({ tx_hash }) => tx_hash !== null)).toEqual([]);
});
