import { useStore } from '@nanostores/react';
import type { NoteList } from '#src/stores/notifications/notification-list.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { useMarkAll } from './use-mark-read.ts';

/** Marks all as read, where there is something to mark. */
export function MarkAll({ list }: { list: NoteList }) {
  const { toasts } = useWallet();
  const words = useWords('notifications');
  const { busy, markAll } = useMarkAll();
  const { items, waiting } = useStore(list.$state);
  if (items?.length === 0 && waiting === 0) return null;
  return (
    <Button
      look="quiet"
      small
      busy={busy}
      busyLabel={words.marking}
      slowLabel={toasts.stillWorking}
      onClick={markAll}
    >
      {words.markAll}
    </Button>
  );
}
