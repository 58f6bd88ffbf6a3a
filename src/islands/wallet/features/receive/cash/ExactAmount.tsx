import type { RefObject } from 'react';
import type { ElementNode } from '#src/ui/element-node.ts';
import { CopyIconButton } from '#src/ui/form/CopyButton.tsx';
import { Money } from '#src/ui/display/Money.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface ExactAmountProps {
  amount: string;
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** How long the account is open. */
  children: ElementNode;
}

/** What has to be transferred, as the heading of its account. */
export function ExactAmount({ amount, id, heading, children }: ExactAmountProps) {
  const cash = useMessages('receiveCash');
  const { address } = useMessages('receive');
  const { numberLocale } = useI18n();
  return (
    <div className="exact">
      <h2 id={id} ref={heading} tabIndex={-1}>
        <span>{cash.exactly}</span>
        {/* Shown even where balances are hidden: without it nothing can be sent. */}
        <Money amount={amount} asset="ngn" locale={numberLocale} size="hero" />
      </h2>
      {children}
      <CopyIconButton text={amount} label={cash.copyAmount} messages={address} />
    </div>
  );
}
