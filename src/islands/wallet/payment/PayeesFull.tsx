import { PAYEE_LIMIT } from '#contract/payees.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { info } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../i18n/i18n.ts';

/** Stands in place of the forms where no more payees can be saved. */
export function PayeesFull() {
  const { full } = useMessages('addPayee');
  return (
    <div className="payee-form">
      <p className="notice warn">
        <Icon d={info} />
        <span>{interpolate(full, { count: PAYEE_LIMIT })}</span>
      </p>
    </div>
  );
}
