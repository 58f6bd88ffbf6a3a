import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import type { PaymentRequest } from '#contract/payment-requests.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { tidyText } from '#contract/text/person-text.ts';
import { noteRule } from '#contract/transactions.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { createPaymentRequest } from '#src/stores/receive/payment-requests.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Field, FieldError, TextField } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useTextProblem } from '../../../i18n/use-text-problem.ts';
import { AmountField, useTypedAmount } from '../../../money/AmountField.tsx';
import { ResolvedPerson } from '../../../person/ResolvedPerson.tsx';
import { useResolvedPerson } from '../../../person/use-resolved-person.ts';
import { RequestMade } from './RequestMade.tsx';

const DAY_SECONDS = 86_400;
/** Days that a request may stay open. */
const lifetimes = [1, 7, 30] as const;
const PERSON_LENGTH = 40;

type FieldName = 'amount' | 'to' | 'form';
type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** Errors of the API that belong to the field for the person who is asked. */
const personErrors = [
  'recipient_not_found',
  'self_send',
  'recipient_blocked',
  'too_many_requests_open',
  'rate_limited',
] as const;
const amountErrors = ['amount_format', 'amount_precision', 'amount_below_min', 'amount_above_limit'] as const;

/** Asks one person for money, whom the address may name (`?to=@ada`), or makes a link that anybody may pay. */
export function RequestForm() {
  const { request: messages } = useMessages('receiveUser');
  const { numberLocale, messages: wallet } = useI18n();
  const { busy, run } = useSingleFlight();
  const failureText = useFailureText();
  const id = useId();
  const [asset, setAsset] = useState<AssetId>('ngn');
  const { typed, amount, setTyped } = useTypedAmount(asset);
  const named = useSearchParams()[0].get('to')?.slice(0, PERSON_LENGTH) ?? '';
  const [to, setTo] = useState(named);
  // Empty where anybody with the link may pay.
  const username = bareUsername(to);
  // A username is looked up once it is typed to its end.
  const [lookedUp, setLookedUp] = useState(username);
  const lookUp = () => setLookedUp(username);
  const isLookedUp = username !== '' && username === lookedUp;
  const asked = useResolvedPerson(isLookedUp ? username : null, messages);
  const isUnknown = username !== '' && asked.person === null;
  const [note, setNote] = useState('');
  const noteProblem = useTextProblem()(note, noteRule);
  const [days, setDays] = useState<number>(7);
  const [errors, setErrors] = useState<Errors>({});
  const [made, setMade] = useState<PaymentRequest | null>(null);

  // Whoever comes from a person's card goes on with the amount; on a phone the form is far below.
  useEffect(() => {
    if (named) document.getElementById(`${id}-amount`)?.focus();
  }, [named, id]);

  const send = async () => {
    const isZero = amount !== null && !/[1-9]/.test(amount);
    const missing = typed.trim() === '' ? messages.enterAmount : messages.invalidAmount;
    if (amount === null || isZero) {
      setErrors({ amount: missing });
      document.getElementById(`${id}-amount`)?.focus();
      return;
    }
    setErrors({});
    if (noteProblem) {
      document.getElementById(`${id}-note`)?.focus();
      return;
    }
    if (isUnknown) {
      lookUp();
      if (asked.problem !== undefined) document.getElementById(`${id}-to`)?.focus();
      return;
    }
    await run(async () => {
      try {
        setMade(
          await createPaymentRequest({
            asset,
            amount,
            to: asked.person?.username ?? null,
            note: tidyText(note) || null,
            expires_in: days * DAY_SECONDS,
          }),
        );
        setTyped('');
        setNote('');
      } catch (error) {
        const field: FieldName = personErrors.some((code) => hasErrorCode(error, code))
          ? 'to'
          : amountErrors.some((code) => hasErrorCode(error, code))
            ? 'amount'
            : 'form';
        setErrors({ [field]: failureText(error) });
        if (field !== 'form') document.getElementById(`${id}-${field}`)?.focus();
      }
    });
  };

  const hasAmount = amount !== null && /[1-9]/.test(amount);
  const label = () => {
    if (!hasAmount) return messages.enterAmount;
    if (isUnknown) return messages.check;
    return interpolate(messages.send, { amount: formatMoney(amount, asset, numberLocale) });
  };
  if (made) return <RequestMade request={made} onAgain={() => setMade(null)} />;
  return (
    <form
      className="card request-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{messages.heading}</h2>
      <AmountField
        id={`${id}-amount`}
        label={messages.amount}
        asset={asset}
        error={errors.amount}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setErrors({});
        }}
      />
      <Field id={`${id}-asset`} label={messages.asset}>
        {(control) => (
          <Select
            {...control}
            value={asset}
            onChange={({ currentTarget: { value } }) =>
              setAsset(assetIds.find((one) => one === value) ?? 'ngn')
            }
          >
            {(['ngn', 'usd', ...assetIds.filter((one) => assets[one].kind === 'crypto')] as const).map(
              (one) => (
                <option key={one} value={one}>
                  {wallet.names[one]}
                </option>
              ),
            )}
          </Select>
        )}
      </Field>
      <TextField
        id={`${id}-to`}
        label={messages.to}
        hint={messages.toHint}
        error={errors.to ?? asked.problem}
        value={to}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PERSON_LENGTH}
        onBlur={lookUp}
        onChange={({ currentTarget }) => {
          setTo(currentTarget.value);
          setErrors({});
        }}
      />
      {isLookedUp && <ResolvedPerson resolved={asked} />}
      <TextField
        id={`${id}-note`}
        label={messages.note}
        value={note}
        error={noteProblem}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Field id={`${id}-days`} label={messages.lifetime}>
        {(control) => (
          <Select
            {...control}
            value={String(days)}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          >
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {messages.lifetimes[count]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldError id={`${id}-form`}>{errors.form}</FieldError>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={messages.sending}
        notReady={!hasAmount || isUnknown}
      >
        {label()}
      </Button>
    </form>
  );
}
