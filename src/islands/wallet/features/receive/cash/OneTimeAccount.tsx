import type { RefObject } from 'react';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { info } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { AccountParts, type BankTransfer } from './AccountParts.tsx';
import { AccountTimeLeft } from './AccountTimeLeft.tsx';
import { ExactAmount } from './ExactAmount.tsx';

interface OneTimeAccountProps {
  transfer: BankTransfer;
  openedAt: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What has to be transferred and where to, until when, and what goes for the transfer. */
export function OneTimeAccount({ transfer, openedAt, heading }: OneTimeAccountProps) {
  const { only } = useMessages('receiveCash');
  const { locale } = useI18n();
  const today = useToday();
  const { amount, expires_at } = transfer;
  return (
    <section className="card one-time-account" aria-labelledby="one-time-account">
      <ExactAmount amount={amount} id="one-time-account" heading={heading}>
        <AccountTimeLeft expiresAt={expires_at} openedAt={openedAt} />
      </ExactAmount>
      <AccountParts transfer={transfer} />
      <p className="sentence">
        <Icon d={info} />
        <span>
          <MessageWithElements
            text={withUpcoming(only.text, expires_at, locale, today)}
            values={{ one: <b>{only.one}</b>, own: <b>{only.own}</b> }}
          />
        </span>
      </p>
    </section>
  );
}
