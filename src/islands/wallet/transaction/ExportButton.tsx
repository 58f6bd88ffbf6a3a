import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { fileExport, type ExportRequest, type FileExport } from '#src/stores/history/export-job.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { RequestId } from '../status/RequestId.tsx';

interface ExportButtonProps {
  /** Tells buttons apart that export the same. */
  place: string;
  request: ExportRequest;
  /** For screen readers, where the text alone does not say what is exported. */
  label?: string;
  small?: boolean;
  variant?: 'outline' | 'quiet';
  children: ReactNode;
}

/**
 * Exports to a file and downloads it, with all that can come between. What became of it stands after the button, in an element of
 * the class `exported`. The screen's row names the messages `fileExports` and the sheet `file-exports.css`.
 */
export function ExportButton({ place, request, label, small, variant, children }: ExportButtonProps) {
  const { toasts } = useI18n();
  const messages = useMessages('fileExports');
  const job = fileExport(place, request);
  const { kind } = useStore(job.$state);
  const isBusy = kind === 'writing' || kind === 'downloading';
  return (
    <>
      <Button
        {...(small ? { small } : {})}
        {...(variant ? { variant } : {})}
        aria-label={isBusy ? undefined : label}
        busy={isBusy}
        busyLabel={kind === 'downloading' ? messages.downloading : messages.writing}
        slowLabel={toasts.stillWorking}
        onClick={job.start}
      >
        {children}
      </Button>
      {isBusy && (
        <Button small variant="quiet" onClick={job.cancel}>
          {messages.cancel}
        </Button>
      )}
      <Outcome job={job} />
    </>
  );
}

function Outcome({ job }: { job: FileExport }) {
  const { messages: wallet, locale } = useI18n();
  const messages = useMessages('fileExports');
  const state = useStore(job.$state);
  return (
    <div className="exported" role="status">
      {state.kind === 'ready' && (
        <p>
          <span>{interpolate(messages.ready, { file: state.job.file_name })}</span>{' '}
          <button type="button" onClick={job.resume}>
            {messages.download}
          </button>
        </p>
      )}
      {state.kind === 'saved' && (
        <p>
          <span>
            {interpolate(plural(locale, state.job.rows ?? 0, messages.saved), {
              file: state.job.file_name,
              count: state.job.rows ?? 0,
            })}
          </span>{' '}
          <button type="button" onClick={job.resume}>
            {messages.again}
          </button>
        </p>
      )}
      {state.kind === 'failed' && (
        <p>
          <span>
            {state.reason === 'refused'
              ? errorMessage(state.error, messages.failures.refused)
              : messages.failures[state.reason]}
          </span>{' '}
          {isNetworkError(state.error) && <span>{wallet.load.checkConnection}</span>}{' '}
          <button type="button" onClick={job.resume}>
            {wallet.load.retry}
          </button>
          <RequestId error={state.error} />
        </p>
      )}
    </div>
  );
}
