import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';

export const exportKinds = ['transactions', 'ledger', 'statement', 'receipt'] as const;

const exportJob = z.object({
  export_id: z.string(),
  kind: z.enum(exportKinds),
  format: z.literal('csv'),
  /** `expired`: the file is gone. */
  status: z.enum(['pending', 'ready', 'expired']),
  file_name: z.string(),
  /** Of the file, without its heading; null until it is ready. */
  rows: z.nullable(z.number()),
  /** Of the file's bytes, in hexadecimal digits. */
  sha256: z.nullable(z.string()),
  /** Where the API has the file, for the customer's session alone; null unless it is ready. */
  url: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** When the file goes; null until it is ready. */
  expires_at: z.nullable(z.iso.datetime()),
});
export type ExportJob = z.output<typeof exportJob>;

/** Begins to write a file. */
export const createExport = endpoint({
  name: 'createExport',
  method: 'POST',
  path: '/wallet/exports',
  origin: 'proposed',
  auth: 'session',
  replies: { 202: success(exportJob) },
});

export const getExport = endpoint({
  name: 'getExport',
  method: 'GET',
  path: '/wallet/exports/{id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(exportJob) },
});
