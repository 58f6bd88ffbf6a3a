import { useStore } from '@nanostores/react';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { isOutcomeUnknown } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { unfreezeSending } from '#src/stores/security/sending-freeze.ts';
import { $security } from '#src/stores/security/security.ts';
import { dropQuote } from '#src/stores/transfers/send-quote.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { LeadSentence } from '../i18n/LeadSentence.tsx';
import { LostAuthenticator } from '../status/LostAuthenticator.tsx';
import { PinDialog } from './PinDialog.tsx';

interface UnfreezeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called once the question is gone. */
  onUnfrozen: () => void;
}

/** Asks for the PIN, and for a code of the authenticator app where there is one, before sending is unfrozen. */
export function UnfreezeDialog({ open, onClose, onUnfrozen }: UnfreezeDialogProps) {
  const { question: texts, ...messages } = useMessages('accountNotices');
  const { locale } = useI18n();
  const { data } = useStore($security);
  const isRestricted = data?.restrictions.some(({ device }) => device !== 'other') === true;
  return (
    <PinDialog
      open={open}
      onClose={onClose}
      needsTotp={data?.two_factor.enabled === true}
      action={texts.action}
      summary={
        <p>
          <LeadSentence text={texts.title} />
          {isRestricted ? (
            <span>{joinSentences(locale, texts.text, texts.textRestricted)}</span>
          ) : (
            <span>{texts.text}</span>
          )}
        </p>
      }
      withoutCode={(onLeave) => <LostAuthenticator onLeave={onLeave} />}
      onApprove={async (approval) => {
        try {
          await unfreezeSending(approval);
        } catch (error) {
          if (!isOutcomeUnknown(error)) throw error;
          showToast('error', messages.mayBeFrozen);
          onClose();
          return;
        }
        // What was priced while it was frozen is held back no longer.
        dropQuote();
        onClose();
        showToast('success', messages.wasUnfrozen);
        setTimeout(onUnfrozen);
      }}
    />
  );
}
