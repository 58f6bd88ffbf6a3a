import { useEffect, useState, type ComponentType } from 'react';
import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import { ApiError } from '#src/api/api-error.ts';
import { allowReload, loadChunk } from '#src/stores/interface/load-chunk.ts';
import { reconciled } from '#src/stores/query/reconcile-mutation.ts';
import { reauthRefusalOf, type ReauthRefusal } from '#src/stores/security/reauth.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { ensureMessages } from '../i18n/load-messages.ts';
import type { ReauthQuestion } from './ReauthDialog.tsx';

type Dialog = ComponentType<{ question: ReauthQuestion | null }>;

/** The question's code and messages, which most sessions never need. @throws ApiError `network` */
async function loadDialog(): Promise<Dialog> {
  try {
    return await loadChunk('reauth', async () => {
      const [{ ReauthDialog }] = await Promise.all([
        import('./ReauthDialog.tsx'),
        ensureMessages(['reauth', 'pin', 'toasts']),
      ]);
      return ReauthDialog;
    });
  } catch (cause) {
    allowReload();
    throw new ApiError('network', { cause });
  }
}

interface Reauth {
  /**
   * Makes a call. Where it wants a proof, asks who it is, and makes it again with the same idempotency key.
   * @param readOutcome where an answer that is lost can be asked for: reads it; null when the call was not carried out
   * @returns what the call answered; `cancelled` when the question was left, and nothing was changed
   * @throws ApiError of the call
   */
  readonly run: <Answer>(
    send: (idempotencyKey: string) => Promise<Answer>,
    readOutcome?: () => Promise<Answer | null>,
  ) => Promise<Answer | 'cancelled'>;
  /** The question, to be rendered outside of any form. */
  readonly dialog: ElementNode;
}

/** How the question that is open is left. None while its call is being made again: what comes of that is still told. */
function createOpenQuestion() {
  let cancel: (() => void) | null = null;
  let isShown = false;
  return {
    /** Whether its screen is still there. */
    isShown: () => isShown,
    set: (next: (() => void) | null) => {
      cancel = next;
    },
    enter: () => {
      isShown = true;
    },
    leave: () => {
      isShown = false;
      cancel?.();
    },
  };
}

/** For calls that want a proof of who makes them. The question is loaded with the first one that is refused. */
export function useReauth(purpose: ReauthPurpose): Reauth {
  const [LoadedDialog, setLoadedDialog] = useState<Dialog | null>(null);
  const [question, setQuestion] = useState<ReauthQuestion | null>(null);
  const [open] = useState(createOpenQuestion);
  useEffect(() => {
    open.enter();
    return open.leave;
  }, [open]);

  const ask = <Answer,>(first: ReauthRefusal, attempt: () => Promise<Answer>) =>
    new Promise<Answer | 'cancelled'>((resolve, reject) => {
      const end = () => {
        open.set(null);
        setQuestion(null);
      };
      const cancel = () => {
        end();
        resolve('cancelled');
      };
      const retry = async (): Promise<ReauthRefusal | null> => {
        open.set(null);
        try {
          resolve(await attempt());
        } catch (error) {
          const again = reauthRefusalOf(error, purpose);
          if (again) {
            open.set(cancel);
            return again;
          }
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as it was thrown
          reject(error);
        }
        end();
        return null;
      };
      open.set(cancel);
      setQuestion({ refusal: first, retry, cancel });
    });

  const run: Reauth['run'] = async (send, readOutcome) => {
    const idempotencyKey = randomUuid();
    const attempt = () =>
      readOutcome ? reconciled(() => send(idempotencyKey), readOutcome) : send(idempotencyKey);
    try {
      return await attempt();
    } catch (error) {
      const refusal = reauthRefusalOf(error, purpose);
      if (!refusal) throw error;
      const loaded = await loadDialog();
      if (!open.isShown()) return 'cancelled';
      setLoadedDialog(() => loaded);
      return ask(refusal, attempt);
    }
  };

  return { run, dialog: LoadedDialog && <LoadedDialog question={question} /> };
}
