import { useState } from 'react';
import {
  hasErrorCode,
  isAmbiguousFailure,
  isNetworkError,
  isOutcomeUnknown,
} from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import {
  changePassword,
  checkPasswordChange,
  type PasswordChange,
} from '#src/stores/security/change-password.ts';
import { refusedMethod } from '#src/stores/security/reauth.ts';
import { revalidateSecurity } from '#src/stores/security/security.ts';
import { dropQuote } from '#src/stores/transfers/send-quote.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import type { DoneChange } from './ChangePassword.tsx';
import type { PasswordField } from './password-form.ts';

type Body = Parameters<typeof changePassword>[0];

/** Nobody knows what became of a change: its answer was lost, and so was that of the question. */
interface UnsureChange {
  readonly before: string | null;
  readonly logsOutOthers: boolean;
}

interface Refusals {
  /** Says beside a field why what it holds was refused. */
  readonly rejectField: (name: PasswordField, text: string) => void;
  readonly rejectSecondFactor: (text: string) => void;
  /** Says what the API says of single fields; false when it could not. */
  readonly showFieldErrors: (error: unknown) => boolean;
}

/** Sends the change, and asks what became of it where the answer was lost. What was typed stays until it is known to be the password. */
export function useSubmitPassword(onDone: (change: DoneChange) => void, refusals: Refusals) {
  const saving = useSingleFlight();
  const checking = useSingleFlight();
  const [unsure, setUnsure] = useState<UnsureChange | null>(null);
  const { notSaved } = useMessages('changePassword');
  const failureText = useFailureText();

  const finish = (change: PasswordChange, logsOutOthers: boolean) => {
    // What was priced before may be held back now.
    dropQuote();
    onDone({ ...change, logsOutOthers });
  };

  const showRefusal = (error: unknown) => {
    // The account was asked: it is the one of before.
    const isKnown = isAmbiguousFailure(error) && !isNetworkError(error);
    const text = isKnown ? notSaved : failureText(error);
    const method = refusedMethod(error);
    if (method === 'password') refusals.rejectField('current', text);
    else if (method === 'totp' || method === 'recovery_code') refusals.rejectSecondFactor(text);
    else if (hasErrorCode(error, 'totp_required')) {
      // It was turned on elsewhere: the field appears once that is read.
      revalidateSecurity();
      showToast('error', text);
    } else if (hasErrorCode(error, 'password_unchanged')) refusals.rejectField('password', text);
    else if (hasErrorCode(error, 'password_not_set')) revalidateSecurity();
    else if (!refusals.showFieldErrors(error)) showToast('error', text);
  };

  const save = (body: Body, before: string | null) =>
    saving.run(async () => {
      setUnsure(null);
      try {
        finish(await changePassword(body, before), body.log_out_others);
      } catch (error) {
        if (isOutcomeUnknown(error)) setUnsure({ before, logsOutOthers: body.log_out_others });
        else showRefusal(error);
      }
      return undefined;
    });

  /** @returns texts of what came of it, where it is not a change that was made */
  const check = (texts: { failed: string; unchanged: string }) =>
    checking.run(async () => {
      if (!unsure) return undefined;
      try {
        const change = await checkPasswordChange(unsure.before);
        if (change) finish(change, unsure.logsOutOthers);
        else {
          setUnsure(null);
          showToast('info', texts.unchanged);
        }
      } catch {
        showToast('error', texts.failed);
      }
      return undefined;
    });

  return { save, isSaving: saving.busy, isUnsure: unsure !== null, check, isChecking: checking.busy };
}
