import * as z from 'zod/mini';
import { assetIds } from './assets.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount } from './money-schema.ts';
import { networkIds } from './networks.ts';

/** What somebody should know before they send to a deposit address. */
export const depositWarnings = ['memo_required', 'network_delayed', 'network_paused'] as const;

export const depositAddress = z.object({
  asset: z.enum(assetIds),
  network: z.enum(networkIds),
  address: z.string(),
  /** Without it a deposit can't be told apart from other people's; null where the address is the customer's alone. */
  memo: z.nullable(z.string()),
  /** For a QR code (contract/addresses/payment-uri.ts); null for a network without a scheme. */
  uri: z.nullable(z.string()),
  /** Smaller deposits are not credited. */
  min_deposit: amount,
  /** Blocks until a deposit is credited, and seconds, as a rule. */
  confirmations: z.number(),
  eta_seconds: z.number(),
  warnings: z.array(z.enum(depositWarnings)),
});
export type DepositAddress = z.output<typeof depositAddress>;

/** It stays the same: money that is sent to it later arrives, too. */
export const getDepositAddress = endpoint({
  name: 'getDepositAddress',
  method: 'GET',
  path: '/wallet/deposit-addresses',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(depositAddress) },
});

/** Why a text is no address to send to: contract/addresses/parsed-address.ts, and `wrong_network`. */
export const addressFaults = [
  'wrong_network',
  'empty',
  'character',
  'length',
  'prefix',
  'mixed_case',
  'checksum',
  'malformed',
  'testnet',
  'unsupported',
] as const;

/** What is known of a text that is meant to be an address. */
export const addressCheck = z.discriminatedUnion('valid', [
  z.object({
    valid: z.literal(true),
    /** How it is shown and compared from here on. */
    normalized: z.string(),
    /** The networks of the asset that it can be paid on. */
    networks: z.array(z.enum(networkIds)),
    /** `none`: a mistyped character is not noticed. */
    checksum: z.enum(['full', 'none']),
    kind: z.enum(['wallet', 'contract', 'exchange', 'own']),
    memo: z.enum(['required', 'optional', 'none']),
    /**
     * The address, saved or paid before, that it is easily taken for; null where a payment to it has been complete for 24 hours.
     * `known`: whether the other one has such a payment. One without is not to be offered in its place, and is never `critical`.
     */
    similar_to: z.nullable(
      z.object({
        level: z.enum(['warn', 'critical']),
        name: z.string(),
        address: z.string(),
        known: z.boolean(),
      }),
    ),
    /** How many payments of the customer have arrived there. It says nothing of trust: the risks of a quote do. */
    sent_count: z.number(),
  }),
  z.object({
    valid: z.literal(false),
    reason: z.enum(addressFaults),
    /** The networks that it is an address of, of any asset. */
    networks: z.array(z.enum(networkIds)),
  }),
]);
export type AddressCheck = z.output<typeof addressCheck>;

/** Takes any text: an address that is none is an answer, not an error. */
export const checkAddress = endpoint({
  name: 'checkAddress',
  method: 'POST',
  path: '/wallet/addresses/check',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(addressCheck) },
});
