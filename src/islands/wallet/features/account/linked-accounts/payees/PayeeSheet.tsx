import { useState } from 'react';
import { $payeeDraft } from '#src/stores/payees/payee-draft.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { LazyComponent } from '../../../../lazy/LazyComponent.tsx';
import { payeeForms } from '../../../../payment/payee-forms.ts';

/** Adds a payee without leaving the screen below. */
export function PayeeSheet() {
  const messages = useMessages('addPayee');
  const [kind, setKind] = useState<'bank' | 'address'>(() => $payeeDraft.get()?.kind ?? 'bank');
  return (
    <div className="payee-sheet">
      <SegmentedControl
        label={messages.kinds}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'bank', text: messages.bankAccount },
          { value: 'address', text: messages.addressKind },
        ]}
      />
      <LazyComponent key={kind} registry={payeeForms} name={kind} fallback={<Skeleton size="sheet" />} />
    </div>
  );
}
