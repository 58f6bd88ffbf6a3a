// The calls that the wallet makes by itself, by what stands where their answer is missing.

/** Shown on a screen or in a panel: tests/islands/wallet/shown-calls.dom.test.tsx holds what each says when it fails or is slow. */
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

/** Nobody waits for them: without their answer the wallet is as it was, and has nothing to say. */
export const quietOps = [
  'POST /auth/device-id',
  'GET /auth/session',
  'GET /user/preferences',
  'GET /user/notifications/unread-count',
  'GET /wallet/stream',
] as const;

/** Shown by the support panel: tests/islands/wallet/features/support/panel.dom.test.tsx. */
export const helpOps = ['GET /support/faqs', 'GET /support/conversations', 'GET /status'] as const;

/** The market's own line: stream.spec.ts. */
export const streamedOps = ['ws', 'ws.message'] as const;
