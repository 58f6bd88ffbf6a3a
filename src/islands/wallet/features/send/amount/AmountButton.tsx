import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { PaymentAmount } from '../../../payment/PaymentAmount.tsx';
import { recipientName } from '../recipient-text.ts';
import { isReady, type ButtonState } from './button-state.ts';

interface AmountButtonProps {
  button: ButtonState;
  recipient: Recipient;
  /** All of the balance, which a hidden one doesn’t tell. */
  isMax: boolean;
}

/** Says what the next step is of, or what is missing: then it can be pressed all the same, and leads there where there is a way. */
export function AmountButton({ button, recipient, isMax }: AmountButtonProps) {
  const isHidden = useStore($balancesHidden) !== false;
  const isTold = typeof button.label === 'string' || button.label.name !== 'review' || !isMax || !isHidden;
  return (
    <Button type="submit" variant="primary" wide notReady={!isReady(button)}>
      <Label label={isTold ? button.label : 'continue'} recipient={recipient} />
    </Button>
  );
}

function Label({ label, recipient }: Pick<ButtonState, 'label'> & { recipient: Recipient }) {
  const { buttons, spoken } = useMessages('sendAmount');
  if (typeof label === 'string') return <span>{buttons[label]}</span>;
  if (label.name === 'notEnough') {
    const asset =
      label.asset === 'ngn' || label.asset === 'usd' ? spoken[label.asset] : assets[label.asset].symbol;
    return (
      <span>
        <MessageWithElements text={buttons.notEnough} values={{ asset: <span>{asset}</span> }} />
      </span>
    );
  }
  const name = label.name === 'review' ? recipientName(recipient) : null;
  const amount = <PaymentAmount value={label} />;
  if (name === null)
    return (
      <span>
        <MessageWithElements text={buttons[label.name]} values={{ amount }} />
      </span>
    );
  return (
    <span>
      <MessageWithElements
        text={buttons.reviewTo}
        values={{ amount, name: <bdi translate="no">{name}</bdi> }}
      />
    </span>
  );
}
