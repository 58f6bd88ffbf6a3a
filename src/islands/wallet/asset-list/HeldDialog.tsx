import { use } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { HeldDetails } from './HeldDetails.tsx';
import { HeldItemContext } from './held-item.ts';

/** The sum of a balance, over the rows of which one has asked for it. */
export function HeldDialog() {
  const { messages } = useI18n();
  const { item, onClose } = use(HeldItemContext);
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      title={item ? messages.names[item.asset] : ''}
      closeLabel={messages.more.close}
    >
      {item && <HeldDetails item={item} />}
    </ConfirmDialog>
  );
}
