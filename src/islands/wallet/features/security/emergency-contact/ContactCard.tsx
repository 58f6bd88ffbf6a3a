import { useState } from 'react';
import { cleanServerText } from '#src/api/sanitize-text.ts';
import type { EmergencyContact } from '#contract/user.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { closeHan } from '#src/intl/text/remove-han-spaces.ts';
import { fill } from '#src/intl/interpolate.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Ask } from '../../../dialog/ConfirmDialog.tsx';
import { PersonPicture } from '../../../person/UserAvatar.tsx';
import { useWords } from '../../../i18n/i18n.ts';
import { partedNumber } from './contact-form.ts';

interface SavedContactProps {
  contact: EmergencyContact;
  codes: readonly CodeRow[];
  busy: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function SavedContact({ contact, codes, busy, onChange, onRemove }: SavedContactProps) {
  const words = useWords('emergencyContact');
  const [asking, setAsking] = useState(false);
  const name = cleanServerText(contact.name);
  const phone = partedNumber(contact.phone_number, codes);
  const close = () => setAsking(false);
  return (
    <>
      <div className="whom">
        <PersonPicture name={name} />
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>
            <bdi>{cleanServerText(contact.relation)}</bdi>
          </span>
          <span className="num">
            <bdi>{phone ? `${phone.code} ${phone.digits}` : cleanServerText(contact.phone_number)}</bdi>
          </span>
        </p>
      </div>
      <div className="does">
        <Button busy={busy} busyLabel={words.saving} onClick={onChange}>
          {words.change}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      <Ask open={asking} onClose={close} title={closeHan(fill(words.ask.heading, { name }))}>
        <p>{words.ask.text}</p>
        <div className="row">
          <Button look="primary" onClick={close}>
            {words.ask.keep}
          </Button>
          <Button
            onClick={() => {
              close();
              onRemove();
            }}
          >
            {words.ask.remove}
          </Button>
        </div>
      </Ask>
    </>
  );
}
