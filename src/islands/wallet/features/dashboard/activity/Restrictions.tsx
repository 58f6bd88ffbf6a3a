import { useStore } from '@nanostores/react';
import { $security, type LocalRestriction } from '#src/stores/security/security.ts';
import { useSecondsUntil } from '#src/ui/browser/use-seconds-until.ts';
import { lock } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';

/** What can't be sent for some time after a change of the account's security. Nothing where all can. */
export function Restrictions() {
  const { data } = useStore($security);
  return data?.restrictions.map((one) => (
    <Restricted key={`${one.scope} ${one.reason} ${one.device}`} restriction={one} />
  ));
}

function Restricted({ restriction }: { restriction: LocalRestriction }) {
  const restrictionText = useRestrictionText();
  if (useSecondsUntil(restriction.endsAt) === 0) return null;
  return (
    <div className="notice warn">
      <Icon d={lock} />
      <p>{restrictionText(restriction)}</p>
    </div>
  );
}
