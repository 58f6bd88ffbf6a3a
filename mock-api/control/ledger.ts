import * as z from 'zod/mini';
import { assetIds, assets } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import type { SandboxState } from '../core/state.ts';
import { accountKinds } from '../features/ledger/journal-schema.ts';
import type { MockApp } from '../server/hono-env.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import { invariantsOf } from './invariants.ts';

const SHOWN_ENTRIES = 100;
const ledger = controlEndpoint({
  summary: 'Shows the ledger: accounts, and the newest entries.',
  method: 'GET',
  path: '/__mock/ledger',
  reply: z.object({
    ok: z.boolean(),
    accounts: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(accountKinds),
        asset: z.enum(assetIds),
        balance: z.string(),
        /** The address of the user whose account it is, if there is one. */
        email: z.nullable(z.string()),
      }),
    ),
    /** The newest, newest first. */
    entries: z.array(
      z.object({
        seq: z.number(),
        event: z.string(),
        operation_id: z.nullable(z.string()),
        effective_at: z.string(),
        postings: z.array(z.object({ account: z.string(), asset: z.string(), amount: z.string() })),
      }),
    ),
  }),
});

/** Shows the ledger's accounts and its newest entries. */
export function serveLedger(app: MockApp): void {
  implementControl(app, ledger, (_body, { state }) => presentLedger(state));
}

function presentLedger(state: SandboxState) {
  const { ledger: journal, users } = state;
  const emails = new Map(
    Object.entries(journal.owners).map(([customerId, owner]) => [owner, users[customerId]?.email ?? null]),
  );
  return {
    ok: invariantsOf(state).every(({ ok }) => ok),
    accounts: Object.values(journal.accounts).map(({ id, kind, asset, balance, owner_id }) => ({
      id,
      kind,
      asset,
      balance: formatAmount(BigInt(balance), assets[asset].scale),
      email: emails.get(owner_id ?? '') ?? null,
    })),
    entries: journal.entries
      .slice(-SHOWN_ENTRIES)
      .reverse()
      .map(({ seq, event: name, operation_id, effective_at, postings }) => ({
        seq,
        event: name,
        operation_id,
        effective_at,
        postings: postings.map(({ account, asset, amount: minor }) => ({
          account,
          asset,
          amount: formatAmount(BigInt(minor), assets[asset].scale),
        })),
      })),
  };
}
