import * as z from 'zod/mini';
import { exportRequest } from '#contract/exports.request.ts';
import { count, timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const storedExport = z.object({
  export_id: z.string(),
  request: exportRequest,
  created_at: timestamp,
  file_name: z.string(),
  /** Null until it is written, and once it has expired. */
  file: z.nullable(z.object({ text: z.string(), rows: count, sha256: z.string() })),
  /** Null until it is written. */
  expires_at: z.nullable(timestamp),
});
export type StoredExport = z.output<typeof storedExport>;
export type ExportRequest = StoredExport['request'];

const rows = z.record(z.string(), z.array(storedExport));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, oldest first. */
    exports: z.output<typeof rows>;
  }
}

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** An export is written, and goes. */
    export_ready: { readonly customer_id: string; readonly export_id: string };
    export_expired: { readonly customer_id: string; readonly export_id: string };
  }
}

export const exportsSlice = defineSlice({
  key: 'exports',
  schema: rows,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
