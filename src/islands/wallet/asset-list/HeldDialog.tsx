import type { Balance } from '#contract/balances.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { assetParts } from './asset-parts.ts';
import { HeldItemContext } from './held-item.ts';

interface HeldDialogProps {
  /** Null while it is closed. */
  item: Balance | null;
  onClose: () => void;
}

/** The sum of a balance, over the rows of which one has asked for it. */
export function HeldDialog({ item, onClose }: HeldDialogProps) {
  const { messages } = useI18n();
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      title={item ? messages.names[item.asset] : ''}
      closeLabel={messages.more.close}
    >
      <HeldItemContext value={item}>
        <LazyPart registry={assetParts} name="HeldDetails" fallback={<Skeleton size="sheet" />} />
      </HeldItemContext>
    </ConfirmDialog>
  );
}
