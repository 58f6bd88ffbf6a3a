// The calls that the wallet makes without user action, by how it shows their failure.

/** Shown on a screen or in a panel: tests/islands/wallet/visible-queries.dom.test.tsx has each one failing and slow. */
export const shownOps = [
  'GET /user/profile/status',
  'GET /wallet/balances',
  'GET /market/assets',
  'GET /wallet/transactions',
  'GET /user/notifications/list',
  'GET /user/notifications',
  'GET /search',
  'GET /user/emergency-contact',
  'GET /user/search',
] as const;
export type ShownOp = (typeof shownOps)[number];

/** Background calls: if they fail the wallet stays as it is and shows no message. */
export const quietOps = [
  'POST /auth/device-id',
  'GET /auth/session',
  'GET /user/preferences',
  'GET /user/notifications/unread-count',
  'GET /wallet/stream',
] as const;

/** Shown by the support panel: tests/islands/wallet/features/support/panel.dom.test.tsx. */
export const supportOps = ['GET /support/faqs', 'GET /support/conversations', 'GET /status'] as const;

/** The market socket: market-stream.spec.ts. */
export const streamedOps = ['ws', 'ws.message'] as const;
