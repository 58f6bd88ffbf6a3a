import { useStore } from '@nanostores/react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { chooseBankAccount } from '#src/stores/transfers/recipient-choice.ts';
import { $recipientInput } from '#src/stores/transfers/recipient-input.ts';
import { useMessages } from '../../../../i18n/i18n.ts';
import { BankAccountForm } from '../../../../payment/BankAccountForm.tsx';
import { useRecipientForm } from '../recipient-form.ts';

/** A bank account that is not saved. Digits that were typed into the field for everything are its number. */
export function BankAccount() {
  const { bank: messages } = useMessages('sendRecipient');
  const { to } = useMessages('send');
  const { recognized } = useStore($recipientInput);
  const { onChosen } = useRecipientForm();
  const digits = recognized?.kind === 'account-number' ? recognized.digits : undefined;
  return (
    <section className="recipient-part" aria-labelledby="recipient-bank">
      <h2 id="recipient-bank">{messages.heading}</h2>
      <div>
        <BankAccountForm
          key={digits ?? ''}
          initial={{ account_number: digits }}
          action={({ account_name }) => interpolate(to.continueWith, { name: sanitizeText(account_name) })}
          idleAction={messages.continue}
          inFlow
          onSubmit={(account) => {
            chooseBankAccount({ ...account, payee: null });
            onChosen();
          }}
        />
      </div>
    </section>
  );
}
