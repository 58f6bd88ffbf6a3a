import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as contract from '#contract/exports.ts';
import type { ExportJob } from '#contract/exports.ts';
import type { BodyOf } from '#contract/requests.ts';
import { ApiError } from '#src/api/api-error.ts';
import { call } from '#src/api/call.ts';
import { delay } from '#src/api/delay.ts';
import { downloadFile } from '#src/api/download-file.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isRetryable } from '../errors/error-predicates.ts';
import { rememberedExport, rememberExport } from './remembered-exports.ts';

/** What is exported: exactly what a list with the same filter shows. */
export type ExportRequest = BodyOf<typeof contract.createExport>;

/** Milliseconds between two questions whether a file is written. */
const POLL_MS = 1000;
/** How many questions in a row may fail before a person is asked to try again. */
const FAILED_POLLS = 3;

/**
 * Why there is no file. `limited`: too many in a minute; `expired`: it was there, and is gone; `damaged`: not the bytes that were
 * announced; `refused`: the API does not write this one; `failed`: anything else, and trying again goes on where it stopped.
 */
export type ExportFailure = 'limited' | 'expired' | 'damaged' | 'refused' | 'failed';

export type ExportState =
  | { readonly kind: 'idle' }
  /** The API is writing it. */
  | { readonly kind: 'writing' }
  | { readonly kind: 'downloading'; readonly job: ExportJob }
  /** It was written before this page was loaded, and can be had. */
  | { readonly kind: 'ready'; readonly job: ExportJob }
  /** The browser has it. */
  | { readonly kind: 'saved'; readonly job: ExportJob }
  | { readonly kind: 'failed'; readonly reason: ExportFailure; readonly error: ApiError | null };

export interface FileExport {
  readonly $state: ReadableAtom<ExportState>;
  /** Writes a new file of what there is now, and downloads it. One at a time. */
  readonly start: () => void;
  /** Goes on where it failed, or downloads the written file again. */
  readonly resume: () => void;
  /** Stops waiting for the file. */
  readonly cancel: () => void;
}

function failureOf(error: unknown): ExportFailure {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 429) return 'limited';
  if (error.status === 404) return 'expired';
  if (error.kind === 'contract' && error.status === 0) return 'damaged';
  return error.status === 422 ? 'refused' : 'failed';
}

async function waitUntilWritten(begun: ExportJob, signal: AbortSignal): Promise<ExportJob> {
  let job = begun;
  let failed = 0;
  while (job.status === 'pending') {
    await delay(POLL_MS, signal);
    if (signal.aborted) throw new ApiError('aborted');
    try {
      job = (await call(contract.getExport, { params: { id: job.export_id }, signal })).data;
      failed = 0;
    } catch (error) {
      failed += 1;
      if (failed === FAILED_POLLS || !isRetryable(error)) throw error;
    }
  }
  return job;
}

/** @param name under which this tab remembers it. */
function createFileExport(name: string, request: ExportRequest): FileExport {
  const $state = atom<ExportState>({ kind: 'idle' });
  let controller: AbortController | null = null;
  /** As the API has told of it; null before it was asked for, and once it is gone. */
  let job: ExportJob | null = null;

  function forget(): void {
    job = null;
    rememberExport(name, null);
  }

  /** Looks for a file that was begun before this page was loaded. One that is gone is forgotten without a word. */
  async function find(id: string): Promise<void> {
    try {
      const { data } = await call(contract.getExport, { params: { id } });
      if (job || controller || $state.get().kind !== 'idle') return;
      if (data.status === 'expired') {
        forget();
        return;
      }
      job = data;
      if (data.status === 'ready') $state.set({ kind: 'ready', job });
      else resume();
    } catch (error) {
      reportAuthError(error);
      if (error instanceof ApiError && error.status === 404) forget();
    }
  }

  async function run({ signal }: AbortController): Promise<void> {
    try {
      $state.set({ kind: 'writing' });
      job ??= (await call(contract.createExport, { body: request, signal })).data;
      rememberExport(name, job.export_id);
      job = await waitUntilWritten(job, signal);
      const { url, file_name, sha256 } = job;
      if (url === null) throw new ApiError('http', { status: 404 });
      $state.set({ kind: 'downloading', job });
      await downloadFile({ path: url, name: file_name, sha256 }, signal);
      $state.set({ kind: 'saved', job });
    } catch (error) {
      if (signal.aborted) return;
      reportAuthError(error);
      const reason = failureOf(error);
      if (reason === 'expired' || reason === 'damaged') forget();
      $state.set({ kind: 'failed', reason, error: error instanceof ApiError ? error : null });
    } finally {
      if (!signal.aborted) controller = null;
    }
  }

  const resume = () => {
    if (controller) return;
    controller = new AbortController();
    void run(controller);
  };

  onMount($state, () => {
    const id = job || controller ? null : rememberedExport(name);
    if (id !== null) void find(id);
  });

  return {
    $state,
    resume,
    start: () => {
      if (controller) return;
      job = null;
      resume();
    },
    cancel: () => {
      controller?.abort();
      controller = null;
      forget();
      $state.set({ kind: 'idle' });
    },
  };
}

const known = new Map<string, FileExport>();

/**
 * The export of a button, the same object each time: a person who leaves a screen while a file is written has it all the same. After a
 * reload it is found again by its id, which this tab keeps.
 * @param place tells buttons apart that export the same.
 */
export function fileExport(place: string, request: ExportRequest): FileExport {
  const key = `${place} ${JSON.stringify(request)}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = createFileExport(key, request)));
  return found;
}
