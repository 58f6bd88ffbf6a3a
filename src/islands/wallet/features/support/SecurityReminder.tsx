import { Icon } from '#src/ui/icons/Icon.tsx';
import { shield } from '#src/ui/icons/frame.ts';
import { useMessages } from '../../i18n/i18n.ts';

/** Says which secrets support never asks for. Shown wherever a person may be about to send one. */
export function SecurityReminder() {
  const { never } = useMessages('walletSupport');
  return (
    <p className="never">
      <Icon d={shield} />
      <span>{never}</span>
    </p>
  );
}
