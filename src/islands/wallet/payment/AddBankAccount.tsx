import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { labelRule, PAYEE_LIMIT } from '#contract/payees.ts';
import { tidyText } from '#contract/text/person-text.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $payeeDraft } from '#src/stores/payees/payee-draft.ts';
import { $payees, isSame, type NewPayee } from '#src/stores/payees/payees.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { useFailureText } from '../approval/use-failure-text.ts';
import { useMessages } from '../i18n/i18n.ts';
import { useTextProblem } from '../i18n/use-text-problem.ts';
import { usePanels } from '../panels/use-panels.ts';
import { ApprovePayee } from './ApprovePayee.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { NewPayeeNote } from './NewPayeeNote.tsx';
import { accountText } from './payee-text.ts';
import { AccountPlace } from './PayeePlace.tsx';
import { PayeesFull } from './PayeesFull.tsx';
import type { BankAccount } from './use-bank-account.ts';

const nameOf = ({ bank_name, account_number }: BankAccount) => accountText(bank_name, account_number);

/** Saves a bank account as a payee. */
export function AddBankAccount() {
  const messages = useMessages('addPayee');
  const { hide } = usePanels();
  const failureText = useFailureText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const saved = useStore($payees).data?.items ?? [];
  const [draft] = useState(() => {
    const known = $payeeDraft.get();
    return known?.kind === 'bank' ? known : null;
  });
  useEffect(() => () => $payeeDraft.set(null), []);
  /** Each payee that was saved leaves an empty form. */
  const [round, setRound] = useState(0);
  const [label, setLabel] = useState(draft?.label ?? '');
  const problem = useTextProblem()(label, labelRule);
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<{ readonly account: BankAccount; readonly payee: NewPayee } | null>(
    null,
  );

  if (saved.length >= PAYEE_LIMIT) return <PayeesFull />;

  const payeeOf = ({ bank_name, bank_code, account_number }: BankAccount): NewPayee => ({
    kind: 'bank',
    label: tidyText(label) || bank_name,
    bank_code,
    account_number,
  });
  return (
    <div ref={box}>
      <BankAccountForm
        key={round}
        initial={round === 0 && draft ? draft : {}}
        action={(account) => interpolate(messages.add, { account: nameOf(account) })}
        idleAction={messages.addBank}
        error={error}
        onEdit={() => setError(undefined)}
        onSubmit={(account) => {
          if (problem) document.getElementById(`${id}-label`)?.focus();
          else setAsked({ account, payee: payeeOf(account) });
        }}
        note={<NewPayeeNote isBank />}
      >
        {(account) => {
          const known = account && saved.find((one) => isSame(one, payeeOf(account)));
          return (
            <>
              <TextField
                id={`${id}-label`}
                label={messages.optionalLabel}
                hint={messages.labelHint}
                placeholder={messages.bankExample}
                value={label}
                autoComplete="off"
                error={problem}
                onChange={({ currentTarget }) => setLabel(currentTarget.value)}
              />
              {known && (
                <p className="hint">
                  {interpolate(messages.savedAlready, { label: sanitizeText(known.label) })}
                </p>
              )}
            </>
          );
        }}
      </BankAccountForm>
      <ApprovePayee
        payee={asked?.payee ?? null}
        action={asked ? interpolate(messages.add, { account: nameOf(asked.account) }) : ''}
        summary={
          asked && (
            <div className="payee-summary">
              {asked.payee.kind === 'bank' && (
                <AccountPlace
                  bank={asked.account.bank_name}
                  number={asked.payee.account_number}
                  holder={asked.account.account_name}
                />
              )}
            </div>
          )
        }
        onClose={() => setAsked(null)}
        onRefused={(refusal) => {
          setError(failureText(refusal));
          box.current?.querySelector('input')?.focus();
        }}
        onSaved={() => {
          setLabel('');
          setRound(round + 1);
          hide('secondary');
        }}
      />
    </div>
  );
}
