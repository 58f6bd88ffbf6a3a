import { assets } from '#contract/assets.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import type { ButtonState } from './button-state.ts';

/** Leads on, or says what is missing. */
export function AmountButton({ button: { label, action } }: { button: ButtonState }) {
  return (
    <Button type="submit" variant="primary" wide disabled={action === null && label !== 'continue'}>
      <Label label={label} />
    </Button>
  );
}

function Label({ label }: Pick<ButtonState, 'label'>) {
  const { buttons } = useMessages('sendAmount');
  if (typeof label === 'string') return <span>{buttons[label]}</span>;
  const { symbol } = assets[label.asset];
  return (
    <span>
      <MessageWithElements
        text={buttons[label.name]}
        values={{
          asset: symbol,
          amount: 'amount' in label && (
            // The symbol stands in the message already.
            <Amount asset={label.asset} amount={label.amount} bare={label.name === 'short'} />
          ),
        }}
      />
    </span>
  );
}
