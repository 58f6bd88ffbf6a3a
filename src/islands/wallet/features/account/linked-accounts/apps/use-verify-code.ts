import type { ErrorCode } from '#contract/error-codes.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { errorDetailsOf } from '#src/stores/errors/error-details.ts';
import { refusedSecret } from '#src/stores/errors/refused-tries.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { linkWhatsapp } from '#src/stores/linked-accounts/change-linked-accounts.ts';
import { revalidateLinkedAccounts } from '#src/stores/linked-accounts/linked-accounts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { isOneOf } from '../../../../approval/approval-errors.ts';
import { useFailureText } from '../../../../approval/use-failure-text.ts';
import type { useReauth } from '../../../../approval/use-reauth.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';

/** The code is wrong, or never taken any more: the boxes are emptied. */
const codeErrors = ['code_invalid', 'code_expired', 'code_locked'] as const satisfies ErrorCode[];
/** There is no code any more: a number has to be entered again. */
const lostErrors = ['flow_expired', 'whatsapp_not_linked'] as const satisfies ErrorCode[];
/** Another tab has changed something. */
const outdatedErrors = ['whatsapp_linked', 'change_restricted'] as const satisfies ErrorCode[];

interface VerifyCode {
  reauth: ReturnType<typeof useReauth>['run'];
  onLinked: () => void;
  /** No code can be entered any more. */
  onLeave: () => void;
  /** The code is not taken: why. */
  onRefused: (text: string) => void;
}

/** Links a number by its code. What is wrong with the code is said beside it; anything else by a toast, and the code stays. */
export function useVerifyCode({ reauth, onLinked, onLeave, onRefused }: VerifyCode) {
  const { done, triesLeft } = useMessages('linkedAccounts').whatsapp;
  const { locale } = useI18n();
  const { busy, run } = useSingleFlight();
  const failureText = useFailureText();

  const show = (error: unknown) => {
    const text = failureText(error);
    const left = errorDetailsOf(error, 'code_invalid')?.tries_left;
    if (left !== undefined && left > 0)
      onRefused(interpolate(plural(locale, left, triesLeft), { text, count: left }));
    else if (isOneOf(error, codeErrors) || refusedSecret(error) === 'code') onRefused(text);
    else {
      showToast('error', text);
      if (isOneOf(error, lostErrors)) onLeave();
      if (isOneOf(error, outdatedErrors)) revalidateLinkedAccounts();
    }
  };

  const verify = (code: string) =>
    run(async () => {
      const { send, readOutcome } = linkWhatsapp(code);
      try {
        if ((await reauth(send, readOutcome)) === 'cancelled') return undefined;
        showToast('success', done);
        onLinked();
      } catch (error) {
        show(error);
      }
      return undefined;
    });

  return { busy, verify };
}
