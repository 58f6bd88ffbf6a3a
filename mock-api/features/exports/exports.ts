import { createHash } from 'node:crypto';
import type { ExportJob } from '#contract/exports.ts';
import { iso, now } from '../../core/clock.ts';
import { scheduleJob, type JobContext, type JobKinds } from '../../core/jobs.ts';
import { lagosText } from '../../core/lagos-time.ts';
import { own } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import { notify } from '../notifications/notifications.ts';
import type { ExportRequest, StoredExport } from './state.ts';
import { writeFile } from './write-file.ts';

/** How long it takes to write a file, and how long it is kept. */
const WRITING_MS = 2000;
const KEPT_MS = 24 * 3_600_000;
/** Exports of a customer that are kept. */
const LIMIT = 50;

export const exportOf = (state: SandboxState, customerId: string, id: string): StoredExport | undefined =>
  own(state.exports, customerId)?.find(({ export_id }) => export_id === id);

/** The path of an export's file on the API. */
export const filePath = (id: string) => `/wallet/exports/${id}/file`;

export function beginExport(state: SandboxState, customerId: string, request: ExportRequest): StoredExport {
  const created: StoredExport = {
    export_id: `exp_${next(state, 'export', customerId).slice(0, 20)}`,
    request,
    created_at: now(state),
    file_name: fileName(request, now(state)),
    file: null,
    expires_at: null,
  };
  const kept = (state.exports[customerId] ??= []);
  kept.push(created);
  if (kept.length > LIMIT) kept.shift();
  const { export_id } = created;
  scheduleJob(state, 'export_ready', now(state) + WRITING_MS, { customer_id: customerId, export_id });
  return created;
}

/** By what the file holds, so that the files of two months are told apart: its period, its first and last day, or the day it is written. */
function fileName({ kind, filter }: ExportRequest, moment: number): string {
  const days = 'from' in filter && filter.from && filter.to ? `${filter.from}_${filter.to}` : null;
  const what =
    'period' in filter ? filter.period.replace('..', '_') : (days ?? lagosText(moment).slice(0, 10));
  return `cowrie-${kind}-${what}.csv`;
}

/** Writes the file, and notifies the customer. */
export function finishExport(
  { state }: JobContext,
  { customer_id, export_id }: JobKinds['export_ready'],
  due: number,
): void {
  const user = own(state.users, customer_id);
  const found = exportOf(state, customer_id, export_id);
  if (!user || !found) return;
  const { text, rows } = writeFile(state, customer_id, found.request);
  found.file = { text, rows, sha256: createHash('sha256').update(text).digest('hex') };
  found.expires_at = due + KEPT_MS;
  scheduleJob(state, 'export_expired', found.expires_at, { customer_id, export_id });
  const link = found.request.kind === 'transactions' ? '/w/transactions' : '/w/financial-history';
  const values = { file: found.file_name };
  notify(state, user, { type: 'product', text: 'export_ready', values, link, at: due });
}

export function expireExport(
  { state }: JobContext,
  { customer_id, export_id }: JobKinds['export_expired'],
): void {
  const found = exportOf(state, customer_id, export_id);
  if (found) found.file = null;
}

export const presentExport = ({
  export_id,
  request: { kind, format },
  file_name,
  file,
  created_at,
  expires_at,
}: StoredExport): ExportJob => ({
  export_id,
  kind,
  format,
  status: file ? 'ready' : expires_at === null ? 'pending' : 'expired',
  file_name,
  rows: file?.rows ?? null,
  sha256: file?.sha256 ?? null,
  url: file ? filePath(export_id) : null,
  created_at: iso(created_at),
  expires_at: expires_at === null ? null : iso(expires_at),
});
