import { useState } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { EmergencyContact } from '#contract/emergency-contact.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { splitPhoneNumber } from '#src/connected/user-info/split-phone-number.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from '../../../dialog/ConfirmDialog.tsx';
import { UserAvatar } from '../../../person/UserAvatar.tsx';
import { useMessages } from '../../../i18n/i18n.ts';

interface ContactCardProps {
  contact: EmergencyContact;
  codes: readonly CodeRow[];
  busy: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function ContactCard({ contact, codes, busy, onChange, onRemove }: ContactCardProps) {
  const messages = useMessages('emergencyContact');
  const [isConfirming, setIsConfirming] = useState(false);
  const name = sanitizeText(contact.name);
  const phone = splitPhoneNumber(contact.phone_number, codes);
  const close = () => setIsConfirming(false);
  return (
    <>
      <div className="whom">
        <UserAvatar name={name} />
        <p>
          <b>
            <bdi translate="no">{name}</bdi>
          </b>
          <span>
            <bdi translate="yes">{sanitizeText(contact.relation)}</bdi>
          </span>
          <span className="num">
            <bdi translate="no">
              {phone ? `${phone.code} ${phone.digits}` : sanitizeText(contact.phone_number)}
            </bdi>
          </span>
        </p>
      </div>
      <div className="does">
        <Button busy={busy} busyLabel={messages.saving} onClick={onChange}>
          {messages.change}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => setIsConfirming(true)}>
          {messages.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={close}
        title={removeHanSpaces(interpolate(messages.ask.heading, { name }))}
      >
        <p>{messages.ask.text}</p>
        <div className="row">
          <Button variant="primary" onClick={close}>
            {messages.ask.keep}
          </Button>
          <Button
            onClick={() => {
              close();
              onRemove();
            }}
          >
            {messages.ask.remove}
          </Button>
        </div>
      </ConfirmDialog>
    </>
  );
}
