import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { PAYEE_LIMIT } from '#contract/payees.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { $payeeDraft } from '#src/stores/payees/payee-draft.ts';
import { $payees, type NewPayee, type SavedPayee } from '#src/stores/payees/payees.ts';
import { useFailureText } from '../approval/use-failure-text.ts';
import { useMessages } from '../i18n/i18n.ts';
import { usePanels } from '../panels/use-panels.ts';
import { AddressForm, type AddressErrors, type AddressField } from './AddressForm.tsx';
import { ApprovePayee } from './ApprovePayee.tsx';
import { NewPayeeNote } from './NewPayeeNote.tsx';
import { AddressPlace } from './PayeePlace.tsx';
import { PayeesFull } from './PayeesFull.tsx';

type NewAddress = Extract<NewPayee, { kind: 'address' }>;
const none: readonly SavedPayee[] = [];
const noErrors: AddressErrors = {};

/** The field that a refusal of the API is about. */
function fieldOf(error: ApiError): AddressField {
  if (hasErrorCode(error, 'memo_required') || hasErrorCode(error, 'memo_invalid')) return 'memo';
  if (hasErrorCode(error, 'asset_not_found') || hasErrorCode(error, 'network_paused')) return 'network';
  return hasErrorCode(error, 'forbidden') ? 'label' : 'address';
}

/** Saves an address of a chain as a payee. */
export function AddAddress() {
  const messages = useMessages('addPayee');
  const { hide } = usePanels();
  const failureText = useFailureText();
  const saved = useStore($payees).data?.items ?? none;
  const [draft] = useState(() => {
    const known = $payeeDraft.get();
    return known?.kind === 'address' ? known : null;
  });
  useEffect(() => () => $payeeDraft.set(null), []);
  /** Each payee that was saved leaves an empty form. */
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<AddressErrors>(noErrors);
  const [asked, setAsked] = useState<NewAddress | null>(null);

  if (saved.length >= PAYEE_LIMIT) return <PayeesFull />;
  return (
    <>
      <AddressForm
        key={round}
        initial={round === 0 ? draft : null}
        saved={saved}
        refused={refused}
        onEdit={() => setRefused(noErrors)}
        onSubmit={setAsked}
        note={<NewPayeeNote isBank={false} />}
      />
      <ApprovePayee
        payee={asked}
        action={interpolate(messages.add, { account: asked?.label ?? '' })}
        summary={
          asked && (
            <div className="payee-summary">
              <AddressPlace {...asked} />
            </div>
          )
        }
        onClose={() => setAsked(null)}
        onRefused={(error) => setRefused({ [fieldOf(error)]: failureText(error) })}
        onSaved={() => {
          setRound(round + 1);
          hide('secondary');
        }}
      />
    </>
  );
}
