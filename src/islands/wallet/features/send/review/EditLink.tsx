import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useSendFlow } from '../send-flow.ts';

/** Leads to the step of one thing that is reviewed, which leads back here. */
export function EditLink({ what }: { what: 'recipient' | 'asset' | 'amount' }) {
  const { edit } = useMessages('sendReview');
  const { addressOf, editAssetAddress } = useSendFlow();
  const to = what === 'asset' ? editAssetAddress : addressOf(what === 'recipient' ? 'to' : 'amount');
  return (
    <Link className="edit" to={to} aria-label={edit[what]}>
      {edit.edit}
    </Link>
  );
}
