import type { NotificationType } from '#src/stores/notifications/notification-list-state.ts';
import { devices, market, shield } from '#src/ui/icons/frame.ts';
import { flag, transfers } from '#src/ui/icons/feature.ts';

/** The icon and colour of each type of notification. */
export const notificationIcons: Readonly<Record<NotificationType, { icon: string; tone: string }>> = {
  security: { icon: shield, tone: 'ochre' },
  transaction: { icon: transfers, tone: '' },
  trade: { icon: market, tone: 'indigo' },
  device: { icon: devices, tone: 'ochre' },
  product: { icon: flag, tone: 'clay' },
};
