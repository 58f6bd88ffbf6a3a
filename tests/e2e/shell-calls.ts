// The calls that the wallet makes without user action and that no screen shows; tests/islands/wallet/visible-queries.ts has the others.

/** Background calls: if they fail the wallet stays as it is and shows no message. */
export const quietOps = [
  'POST /auth/device-id',
  'GET /auth/session',
  'GET /user/preferences',
  'GET /user/notifications/unread-count',
  'GET /wallet/stream',
] as const;

/** What the dashboard shows nothing of when it fails: activity.dom.test.tsx of its folder, and requests-for-you.dom.test.tsx. */
export const dashboardOps = [
  'GET /announcements',
  'GET /promotions',
  'GET /wallet/payment-requests',
] as const;

/** Read marks, which are taken back when they fail: tests/stores/announcements. */
export const readOps = ['PUT /announcements/{id}/status'] as const;

/** The stars of /w/assets, which can't be pressed without them: my-assets.dom.test.tsx. */
export const assetOps = ['GET /market/favourites'] as const;

/** Shown by the support panel: tests/islands/wallet/features/support/panel.dom.test.tsx. */
export const supportOps = ['GET /support/faqs', 'GET /support/conversations', 'GET /status'] as const;

/** The market socket: market-stream.spec.ts. */
export const streamedOps = ['ws', 'ws.message'] as const;
