import { useStore } from '@nanostores/react';
import type { NotificationList } from '#src/stores/notifications/notification-list.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { useMarkAll } from './use-mark-read.ts';

/** Marks all as read; not rendered for an empty list. */
export function MarkAllReadButton({ list }: { list: NotificationList }) {
  const { toasts } = useI18n();
  const messages = useMessages('notifications');
  const { busy, markAll } = useMarkAll();
  const { items, unshown } = useStore(list.$state);
  if (items?.length === 0 && unshown === 0) return null;
  return (
    <Button
      variant="quiet"
      small
      busy={busy}
      busyLabel={messages.marking}
      slowLabel={toasts.stillWorking}
      onClick={markAll}
    >
      {messages.markAll}
    </Button>
  );
}
