import { assets, type AssetId } from '#contract/assets.ts';
import type { Counterparty } from '#contract/transactions.ts';
import { pickChars, keyed } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';

const HEX = '0123456789abcdef';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const forms: Readonly<Partial<Record<string, readonly [begin: string, alphabet: string, length: number]>>> = {
  bitcoin: ['bc1q', BECH32, 38],
  solana: ['', BASE58, 44],
  near: ['', HEX, 64],
  trc20: ['T', BASE58, 33],
};

/** What an asset travels on when nobody says more: its own chain, a bank, Tron for Tether. */
export function networkOf(asset: AssetId): string {
  if (assets[asset].kind === 'fiat') return 'bank';
  return asset === 'usdt' ? 'trc20' : assets[asset].name.toLowerCase().replaceAll(' ', '-');
}

/** An address that looks like one of its network; no checksum of it is right. */
export function addressSide(
  state: SandboxState,
  network: string,
  key: string,
  label: string | null = null,
): Counterparty {
  const [begin, alphabet, length] = forms[network] ?? ['0x', HEX, 40];
  const part = (order: number) =>
    pickChars(keyed(state.seed, 'address', `${network}:${key}`, order), alphabet, 32);
  const address = begin + (part(0) + part(1)).slice(0, length);
  return { kind: 'address', name: label ?? shortened(address), address, label, memo: null };
}

export const shortened = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`;
