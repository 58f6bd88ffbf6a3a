import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { bank } from '#src/ui/icons/feature.ts';
import { wallet } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { accountText } from '../../../payment/payee-text.ts';
import { UserAvatar } from '../../../person/UserAvatar.tsx';
import { GoBar } from '../../../shell/GoBar.tsx';
import { useRecipientForm, useRecipientSubmit } from './recipient-form.ts';

interface ChosenRecipientProps {
  recipient: Recipient;
  /** Looks for somebody else. All that was chosen stays until they are found. */
  onChange: () => void;
}

/** Who was chosen before, after Back or a reload: to go on with, or to change. */
export function ChosenRecipient({ recipient, onChange }: ChosenRecipientProps) {
  const { to: messages } = useMessages('send');
  const { formId, onChosen } = useRecipientForm();
  useRecipientSubmit(onChosen);
  return (
    <section className="resolution" aria-label={messages.chosen}>
      <ListItem
        {...partsOf(recipient)}
        end={
          <Button variant="quiet" small onClick={onChange}>
            {messages.change}
          </Button>
        }
      />
      <GoBar>
        <Button type="submit" form={formId} variant="primary" wide>
          {messages.continue}
        </Button>
      </GoBar>
    </section>
  );
}

function partsOf(recipient: Recipient) {
  if (recipient.kind === 'user') {
    const name = sanitizeText(recipient.name);
    return {
      picture: <UserAvatar name={name} username={recipient.username} />,
      title: <bdi translate="no">{name}</bdi>,
      detail: `@${sanitizeText(recipient.username)}`,
    };
  }
  const { payee } = recipient;
  if (recipient.kind === 'bank')
    return {
      picture: <Icon d={bank} />,
      title: <bdi translate="no">{sanitizeText(payee?.label ?? recipient.account_name)}</bdi>,
      detail: <bdi translate="no">{accountText(recipient.bank_name, recipient.account_number)}</bdi>,
    };
  const short = <span translate="no">{shortAddress(recipient.address)}</span>;
  return {
    picture: <Icon d={wallet} />,
    title: payee ? <bdi translate="no">{sanitizeText(payee.label)}</bdi> : short,
    detail: payee && short,
  };
}
