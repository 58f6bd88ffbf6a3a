import { countCall } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { transactionOf } from '../transactions/transactions.ts';
import { beginExport, expireExport, exportOf, finishExport, presentExport } from './exports.ts';
import { serveFiles } from './serve-files.ts';
import { exportsSlice } from './state.ts';
import { texts } from './texts.ts';
import { writeFile } from './write-file.ts';

const RATE = { limit: 10, seconds: 60 };

const handlers: Handlers<'exports'> = {
  createExport: (request, { state, user: { customer_id } }) => {
    countCall(state, 'exports', customer_id, RATE);
    if (request.kind === 'receipt' && !transactionOf(state, customer_id, request.filter.transaction_id))
      throw new ApiError('not_found', texts.receipt_not_found);
    // A filter that can't be carried out is refused now, and not when the file is written.
    writeFile(state, customer_id, request);
    return { data: presentExport(beginExport(state, customer_id, request)) };
  },

  getExport: (_body, { state, params, user: { customer_id } }) => ({
    data: presentExport(requireExport(state, customer_id, params.id)),
  }),
};

/** @throws ApiError 404 `not_found` */
function requireExport(state: SandboxState, customerId: string, id: string) {
  const found = exportOf(state, customerId, id);
  if (!found) throw new ApiError('not_found', texts.export_not_found);
  return found;
}

export const exportsFeature: Feature<'exports'> = {
  handlers,
  texts,
  slices: [exportsSlice],
  jobs: { export_ready: finishExport, export_expired: expireExport },
  serve: serveFiles,
};
