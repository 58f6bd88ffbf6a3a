import { useStore } from '@nanostores/react';
import { DOTS, maskAmounts } from '#src/intl/text/mask-amounts.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { useI18n } from '../i18n/i18n.ts';

interface MaskedTextProps {
  text: string;
  /** The text with its amounts masked; found by their form, when left out. */
  masked?: string | undefined;
}

/** A text about money. Each amount in it is masked while balances are hidden, or it is not known yet whether they are. */
export function MaskedText({ text, masked = maskAmounts(text) }: MaskedTextProps) {
  const { messages } = useI18n();
  if (useStore($balancesHidden) === false) return <span>{text}</span>;
  return masked.split(DOTS).map((part, index) => (
    // The parts of one text never change their order.
    <span key={index}>
      {index > 0 && (
        <span className="money masked">
          <span aria-hidden="true">{DOTS}</span>
          <span className="sr">{messages.balance.hidden}</span>
        </span>
      )}
      {part && <span>{part}</span>}
    </span>
  ));
}
