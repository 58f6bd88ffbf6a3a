import { Icon } from '#src/ui/icons/Icon.tsx';
import { shield } from '#src/ui/icons/frame.ts';
import { useMessages } from '../../i18n/i18n.ts';

/** What we never ask for, wherever somebody may be about to tell it. */
export function SecurityReminder() {
  const { never } = useMessages('walletSupport');
  return (
    <p className="never">
      <Icon d={shield} />
      {never}
    </p>
  );
}
