import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Bank } from '#contract/banks.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $banks, ACCOUNT_DIGITS, accountLookup, refetchBanks } from '#src/stores/payees/banks.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Field, TextField } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { GoBar } from '../shell/GoBar.tsx';
import { QueryStates } from '../status/QueryStates.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { NameCheckResult } from './NameCheckResult.tsx';
import { digitsOf, useNameCheck, type BankAccount, type NameCheck } from './use-bank-account.ts';

interface BankAccountFormProps {
  /** What is known of it before. */
  initial?: { readonly bank_code?: string | undefined; readonly account_number?: string | undefined };
  /** The label of the button for a checked account: `Add Harbour Bank ••4821`. */
  action: (account: BankAccount) => string;
  /** Its label before that: `Add bank account`. */
  idleAction: string;
  /** What is wrong with the account after all, as the API said. */
  error?: string | undefined;
  /** Called with an account in the person's own name, or in one that they confirmed. */
  onSubmit: (account: BankAccount) => void;
  /** Called when another account is typed: an error is over. */
  onEdit?: () => void;
  /** More fields, between the name and the button; null until the account is known. */
  children?: (account: BankAccount | null) => ElementNode;
  /** Under the button. */
  note?: ElementNode;
  /** In a flow: the button is the step's one action. */
  inFlow?: boolean;
}

/** Asks for a bank account, and its bank for whose it is. It needs the messages `addPayee` and `toasts` and the styles payees.css. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { banks: messages } = useMessages('addPayee');
  const query = useStore($banks);
  return (
    <QueryStates
      query={query}
      messages={messages}
      at={query.data?.at ?? null}
      onRetry={refetchBanks}
      hasOfflineNotice
      skeleton={
        <div className="payee-form">
          <Skeleton size="box" />
          <Skeleton size="box" />
          <Skeleton size="press" />
        </div>
      }
    >
      {({ items }) => <AccountFields {...props} banks={items} />}
    </QueryStates>
  );
}

type FieldName = 'bank' | 'number' | 'own';

function AccountFields({
  banks,
  initial,
  action,
  idleAction,
  error,
  onSubmit,
  onEdit,
  children,
  note,
  inFlow = false,
}: BankAccountFormProps & { banks: readonly Bank[] }) {
  const messages = useMessages('addPayee');
  const id = useId();
  const [bankCode, setBankCode] = useState(initial?.bank_code ?? '');
  const [typed, setTyped] = useState(initial?.account_number ?? '');
  const [isOwn, setIsOwn] = useState(false);
  /** What kept the account from being taken when it was tried; said for as long as it does. */
  const [refused, setRefused] = useState<Problem | null>(null);
  const bank = banks.find(({ code }) => code === bankCode);
  const check = useNameCheck(bank, typed);
  const account = check.kind === 'known' && check.account.name_match !== 'none' ? check.account : null;
  const isPartial = account?.name_match === 'partial';
  const wrongDigits =
    check.kind === 'wrong-digits' ? interpolate(messages.wrongDigits, { bank: bank?.name ?? '' }) : undefined;

  const problem = problemOf({ bank, digits: digitsOf(typed), check, isOwn });
  const wrongField = problem !== null && problem === refused ? fieldOf(problem) : null;
  const errorOf = (field: FieldName) =>
    problem !== null && field === wrongField ? (wrongDigits ?? messages.problems[problem]) : undefined;

  const edit = (change: () => void) => {
    change();
    setIsOwn(false);
    setRefused(null);
    onEdit?.();
  };

  const submit = () => {
    setRefused(problem);
    if (problem === null) {
      if (account) onSubmit(account);
      return;
    }
    if (check.kind === 'failed' && check.retryAt === null && problem === 'asking') accountLookup.retry();
    document.getElementById(`${id}-${fieldOf(problem)}`)?.focus();
  };

  const button = (
    <Button type="submit" variant="primary" wide notReady={inFlow && !account}>
      {account ? action(account) : idleAction}
    </Button>
  );
  return (
    <form
      className="payee-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field id={`${id}-bank`} label={messages.bank} error={errorOf('bank')}>
        {(control) => (
          <Select
            {...control}
            value={bankCode}
            onChange={({ currentTarget: { value } }) => edit(() => setBankCode(value))}
          >
            <option value="">{messages.chooseBank}</option>
            {banks.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        id={`${id}-number`}
        label={messages.number}
        hint={messages.numberHint}
        error={errorOf('number') ?? wrongDigits ?? error}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        translate="no"
        maxLength={24}
        onChange={({ currentTarget: { value } }) => edit(() => setTyped(value))}
      />
      <NameCheckResult check={check} bankName={bank?.name ?? ''} />
      {isPartial && (
        <CheckboxField
          id={`${id}-own`}
          label={messages.names.own}
          error={errorOf('own')}
          checked={isOwn}
          onChange={(checked) => {
            setIsOwn(checked);
            setRefused(null);
          }}
        />
      )}
      {children?.(account)}
      {inFlow ? <GoBar>{button}</GoBar> : button}
      {note}
    </form>
  );
}

type Problem = FieldName | 'refused' | 'noAccount' | 'asking';

const fieldOf = (problem: Problem): FieldName =>
  problem === 'bank' || problem === 'own' ? problem : 'number';

/** What keeps an account from being taken; null for nothing. */
function problemOf({
  bank,
  digits,
  check,
  isOwn,
}: {
  bank: Bank | undefined;
  digits: string;
  check: NameCheck;
  isOwn: boolean;
}): Problem | null {
  if (!bank) return 'bank';
  if (digits.length !== ACCOUNT_DIGITS || !/^\d+$/.test(digits) || check.kind === 'wrong-digits')
    return 'number';
  if (check.kind === 'failed') return check.error?.code === 'account_number_invalid' ? 'noAccount' : 'asking';
  if (check.kind !== 'known') return 'asking';
  if (check.account.name_match === 'none') return 'refused';
  return check.account.name_match === 'partial' && !isOwn ? 'own' : null;
}
