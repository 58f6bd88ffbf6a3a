import { useEffect } from 'react';
import * as z from 'zod/mini';
import { PhoneFields } from '#src/connected/forms/PhoneFields.tsx';
import { phoneSchema, toE164 } from '#src/connected/forms/phone.ts';
import { splitPhoneNumber } from '#src/connected/user-info/split-phone-number.ts';
import { useZodForm } from '#src/connected/forms/use-zod-form.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import type { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import type { CodeRow } from '#src/i18n/load-calling-codes.ts';
import { useFailureText } from '../../../../approval/use-failure-text.ts';
import { useCallingCodes } from '../../../../i18n/use-calling-codes.ts';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';

interface WhatsappNumberFormProps {
  /** The number that a code was sent to before, as E.164: it is there to be corrected. */
  former: string | null;
  flight: ReturnType<typeof useSingleFlight>;
  /** @throws ApiError */
  onSend: (phone: string) => Promise<void>;
}

/** The number to link, once the calling codes are loaded. */
export function WhatsappNumberForm(props: WhatsappNumberFormProps) {
  const { locale } = useI18n();
  const loaded = useCallingCodes(locale);
  if (loaded) return <NumberForm {...props} {...loaded} />;
  return (
    <div className="under" aria-busy="true">
      <Skeleton size="name" />
      <Skeleton size="box" />
    </div>
  );
}

type NumberFormProps = WhatsappNumberFormProps & { codes: readonly CodeRow[]; firstCountry: string };

function NumberForm({ former, flight, onSend, codes, firstCountry }: NumberFormProps) {
  const { whatsapp: messages } = useMessages('linkedAccounts');
  const failureText = useFailureText();
  const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';
  const form = useZodForm(z.object({ phone: phoneSchema(codeOf) }), useMessages('fields'));
  const { register, fieldError, getValues, setValue, setErrorText, setServerErrors, setFocus, handleSubmit } =
    form;
  const split = former === null ? null : splitPhoneNumber(former, codes);

  useEffect(() => {
    setValue('phone.country', split?.country ?? firstCountry);
    setValue('phone.digits', split?.digits ?? '');
    if (former !== null) setFocus('phone.digits');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount: afterwards the fields hold what is typed
  }, []);

  const send = (phone: string) =>
    flight.run(async () => {
      try {
        await onSend(phone);
      } catch (error) {
        if (setServerErrors(error, (name) => (name === 'phone_number' ? 'phone.digits' : null)))
          return undefined;
        const text = failureText(error);
        // It is about this number, or about how many there were.
        if (hasErrorCode(error, 'rate_limited') || hasErrorCode(error, 'resend_too_soon'))
          setErrorText('phone.digits', text);
        else showToast('error', text);
      }
      return undefined;
    });

  return (
    <form
      className="under"
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(({ phone }) => send(toE164(phone, codeOf)))(event)}
    >
      <PhoneFields
        country={register('phone.country', { deps: ['phone.digits'] })}
        digits={register('phone.digits')}
        errors={{ country: fieldError('phone.country'), digits: fieldError('phone.digits') }}
        codes={codes}
        firstCountry={split?.country ?? firstCountry}
        code={() => codeOf(getValues('phone.country'))}
        labels={{ code: messages.code, phone: messages.number }}
        list={messages.list}
        autoComplete="tel-national"
      />
      <div className="does">
        <Button type="submit" variant="primary" busy={flight.busy} busyLabel={messages.sending}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
}
