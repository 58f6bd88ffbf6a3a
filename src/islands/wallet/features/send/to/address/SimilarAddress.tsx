import { useStore } from '@nanostores/react';
import type { AddressCheck } from '#contract/deposit-addresses.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { spaceAfter } from '#src/intl/text/join-sentences.ts';
import { plural } from '#src/intl/plural.ts';
import { $payees } from '#src/stores/payees/payees.ts';
import { choosePayee } from '#src/stores/transfers/recipient-choice.ts';
import { putRecipientText } from '#src/stores/transfers/recipient-input.ts';
import { GroupedAddress } from '#src/ui/display/GroupedAddress.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../../i18n/MessageWithElements.tsx';
import { UsableFrom } from '../../../../payment/UsableFrom.tsx';
import { useIsWaiting } from '../../../../payment/use-is-waiting.ts';
import { useRecipientForm } from '../recipient-form.ts';

/** Letters of these differ in case by their checksum alone. */
const isCaseless = (address: string) => /^0x/i.test(address);

/** Which characters of two addresses differ, from the first on. */
export function differences(one: string, other: string): ReadonlySet<number> {
  const [a, b] = isCaseless(one) ? [one.toLowerCase(), other.toLowerCase()] : [one, other];
  const length = Math.max(a.length, b.length);
  return new Set(Array.from({ length }, (_, index) => index).filter((index) => a[index] !== b[index]));
}

interface SimilarAddressProps {
  address: string;
  similar: NonNullable<Extract<AddressCheck, { valid: true }>['similar_to']>;
  /** Pays the typed address all the same; null while something else keeps it from being paid. */
  onUse: (() => void) | null;
}

/** An address that is easily taken for a trusted one: both in full, one under the other, and where both ends are alike a choice. */
export function SimilarAddress({ address, similar, onUse }: SimilarAddressProps) {
  const { similar: messages } = useMessages('sendRecipient');
  const { locale } = useI18n();
  const { onChosen } = useRecipientForm();
  const { level } = similar;
  const payees = useStore($payees).data?.items ?? [];
  const payee = payees.find((one) => one.kind === 'address' && one.address === similar.address);
  const usableAt = payee?.usableAt ?? null;
  const isWaiting = useIsWaiting({ usableAt });
  const name = sanitizeText(similar.name);
  const different = differences(address, similar.address);
  const isMarked = (index: number) => different.has(index);

  const chooseSaved = () => {
    if (!payee) {
      putRecipientText(similar.address);
      return;
    }
    choosePayee(payee);
    onChosen();
  };
  return (
    <div className={`similar ${level}`} role="alert">
      <p className={level === 'critical' ? 'notice bad' : 'notice warn'}>
        <Icon d={warn} />
        <span>
          <b>
            <MessageWithElements
              text={messages.heading[level]}
              values={{ name: <bdi translate="no">{name}</bdi> }}
            />
          </b>
          <span>{spaceAfter(messages.heading[level])}</span>
          <span>{messages.text[level]}</span>
        </span>
      </p>
      <h3>{messages.typed}</h3>
      <GroupedAddress address={address} isMarked={isMarked} />
      <h3>
        <MessageWithElements text={messages.saved} values={{ name: <bdi translate="no">{name}</bdi> }} />
      </h3>
      <GroupedAddress address={similar.address} isMarked={isMarked} />
      <p className="soft">
        {interpolate(plural(locale, different.size, messages.differ), { count: different.size })}
      </p>
      {isWaiting && usableAt !== null && <UsableFrom at={usableAt} />}
      {similar.known && (
        <div className="row">
          <Button
            variant={level === 'critical' ? 'primary' : 'outline'}
            disabled={isWaiting}
            onClick={chooseSaved}
          >
            {messages.useSaved}
          </Button>
          {level === 'critical' && onUse && <Button onClick={onUse}>{messages.useTyped}</Button>}
        </div>
      )}
    </div>
  );
}
