import { useEffect, useId, useRef, useState } from 'react';
import { labelRule } from '#contract/payees.ts';
import { cutText, tidyText } from '#contract/text/person-text.ts';
import type { Transaction } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { createPayee, type NewPayee } from '#src/stores/payees/payees.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { plus } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PinDialog } from '../../../approval/PinDialog.tsx';
import { ConfirmDialog } from '../../../dialog/ConfirmDialog.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { useTextProblem } from '../../../i18n/use-text-problem.ts';
import { AccountPlace, AddressPlace } from '../../../payment/PayeePlace.tsx';

type Details = NewPayee extends infer Body ? (Body extends unknown ? Omit<Body, 'label'> : never) : never;

/** What can be saved of a payment's receiver; null where there is nothing new. */
function newPayee(
  { asset, network, counterparty, type }: Transaction,
  recipient: Recipient | null,
): Details | null {
  if (recipient?.kind === 'bank') {
    const { bank_code, account_number, payee } = recipient;
    return payee ? null : { kind: 'bank', bank_code, account_number };
  }
  if (type !== 'send' || counterparty?.kind !== 'address' || counterparty.label !== null) return null;
  const { address, memo } = counterparty;
  return network === null ? null : { kind: 'address', asset, network, address, memo };
}

interface SavePayeeProps {
  transaction: Transaction;
  recipient: Recipient | null;
}

/** Saves an address or an account that was paid for the first time; its label first, then the PIN. */
export function SavePayee({ transaction, recipient }: SavePayeeProps) {
  const { save } = useMessages('sendStatus');
  const [step, setStep] = useState<'label' | 'pin' | null>(null);
  const [label, setLabel] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const details = newPayee(transaction, recipient);
  if (!details || isSaved) return null;

  const close = () => setStep(null);
  return (
    <>
      <Button
        onClick={() => {
          setLabel(
            recipient?.kind === 'bank' ? cutText(tidyText(recipient.account_name), labelRule.longest) : '',
          );
          setStep('label');
        }}
      >
        <Icon d={plus} />
        <span>{details.kind === 'bank' ? save.account : save.address}</span>
      </Button>
      <ConfirmDialog
        open={step === 'label'}
        onClose={() => setStep((now) => (now === 'label' ? null : now))}
        title={save.heading}
      >
        <LabelForm
          initial={label}
          onCancel={close}
          onDone={(typed) => {
            setLabel(typed);
            setStep('pin');
          }}
        />
      </ConfirmDialog>
      <PinDialog
        open={step === 'pin'}
        onClose={close}
        needsTotp={false}
        action={save.confirm}
        summary={<PayeeSummary label={label} details={details} recipient={recipient} />}
        onApprove={async (approval) => {
          await createPayee({ ...details, label }, approval);
          close();
          setIsSaved(true);
          showToast('success', interpolate(save.saved, { label }));
        }}
      />
    </>
  );
}

interface PayeeSummaryProps {
  label: string;
  details: Details;
  recipient: Recipient | null;
}

/** Who is saved, and what is paid there from now on by its label. */
function PayeeSummary({ label, details, recipient }: PayeeSummaryProps) {
  const { save } = useMessages('sendStatus');
  return (
    <div className="payee-summary">
      <p>{save.approves}</p>
      <p>
        <b>
          <bdi translate="no">{label}</bdi>
        </b>
      </p>
      {recipient?.kind === 'bank' && (
        <AccountPlace
          bank={recipient.bank_name}
          number={recipient.account_number}
          holder={recipient.account_name}
        />
      )}
      {details.kind === 'address' && <AddressPlace {...details} />}
    </div>
  );
}

interface LabelFormProps {
  initial: string;
  onCancel: () => void;
  onDone: (label: string) => void;
}

function LabelForm({ initial, onCancel, onDone }: LabelFormProps) {
  const { save } = useMessages('sendStatus');
  const [typed, setTyped] = useState(initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const label = tidyText(typed);
  const refused = useTextProblem()(typed, labelRule);
  const problem = label === '' ? save.missing : refused;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (problem) field.current?.focus();
        else onDone(label);
      }}
    >
      <TextField
        id={id}
        ref={field}
        label={save.label}
        hint={save.hint}
        error={isSubmitted ? problem : refused}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className="row">
        <Button onClick={onCancel}>{save.cancel}</Button>
        <Button variant="primary" type="submit">
          {save.confirm}
        </Button>
      </div>
    </form>
  );
}
