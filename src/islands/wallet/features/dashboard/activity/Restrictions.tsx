import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { heldBack } from '#contract/held-back.ts';
import { $security, type LocalRestriction } from '#src/stores/security/security.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';

const TICK_MS = 500;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

/** What can't be sent for some time after a change of the account's security. Nothing where all can. */
export function Restrictions() {
  const { data } = useStore($security);
  return data && data.restrictions.length > 0 ? (
    <Restricted restrictions={data.restrictions} isFrozen={data.sending_frozen} />
  ) : null;
}

interface RestrictedProps {
  restrictions: readonly LocalRestriction[];
  isFrozen: boolean;
}

function Restricted({ restrictions, isFrozen }: RestrictedProps) {
  const restrictionText = useRestrictionText();
  // Each ends by itself, and what still works changes with it.
  const ended = useSyncExternalStore(
    subscribe,
    () => restrictions.filter(({ endsAt }) => endsAt <= Date.now()).length,
  );
  const left = [...restrictions].sort((a, b) => a.endsAt - b.endsAt).slice(ended);
  const { here, elsewhere, canSendTo } = heldBack(left, isFrozen);
  return (
    <>
      {here.length > 0 && <Notice text={restrictionText(here, canSendTo)} />}
      {elsewhere.map((one) => (
        <Notice key={`${one.scope} ${one.reason} ${one.until}`} text={restrictionText([one], null)} />
      ))}
    </>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <div className="notice warn">
      <Icon d={lock} />
      <p>{text}</p>
    </div>
  );
}
