import notificationStyles from '#src/styles/notifications.css?url';
import listStyles from '#src/styles/panel-lists.css?url';
import payeeStyles from '#src/styles/payees.css?url';
import paymentStyles from '#src/styles/payment.css?url';
import networkStyles from '#src/styles/network-options.css?url';
import receiveStyles from '#src/styles/receive.css?url';
import sendStyles from '#src/styles/send.css?url';
import scanStyles from '#src/styles/scan.css?url';
import chatStyles from '#src/styles/support-chat.css?url';
import supportStyles from '#src/styles/support-panel.css?url';
import tokenStyles from '#src/styles/token-panel.css?url';
import transactionStyles from '#src/styles/transactions.css?url';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { createLazyRegistry, type LazyRow } from '../lazy/lazy-registry.ts';

interface PanelRow extends LazyRow {
  /** How the panel stands on the screen; a drawer at the side unless it is given. */
  readonly variant?: 'tab' | 'centre';
}

/** Every panel of the wallet, a row each. */
export const panels = createLazyRegistry<PanelName, PanelRow>('panel', {
  notifications: {
    load: () => import('../features/notifications/NotificationsPanel.tsx').then((m) => m.NotificationsPanel),
    messages: ['notifications'],
    styles: [notificationStyles],
  },
  coins: {
    load: () => import('../features/assets/CoinsPanel.tsx').then((m) => m.CoinsPanel),
    messages: ['walletLists', 'walletSearch', 'assetWords'],
    styles: [listStyles],
  },
  token: {
    load: () => import('../features/token/panel/TokenPanel.tsx').then((m) => m.TokenPanel),
    messages: ['tokenPanel'],
    styles: [paymentStyles, tokenStyles],
  },
  history: {
    load: () => import('../features/transactions/HistoryPanel.tsx').then((m) => m.HistoryPanel),
    messages: ['transactionList', 'transactions'],
    styles: [listStyles, transactionStyles],
  },
  search: {
    load: () => import('../features/search/SearchPanel.tsx').then((m) => m.SearchPanel),
    messages: ['walletSearch', 'assetWords', 'transactions'],
    styles: [listStyles],
    variant: 'centre',
  },
  support: {
    load: () => import('../features/support/SupportPanel.tsx').then((m) => m.SupportPanel),
    messages: ['walletSupport', 'walletLists', 'walletSearch'],
    styles: [listStyles, supportStyles],
  },
  chat: {
    load: () => import('../features/support/chat/ChatPanel.tsx').then((m) => m.ChatPanel),
    messages: ['walletChat', 'walletSupport'],
    // The list's styles too: the way back leads to the list of conversations, also without a network.
    styles: [listStyles, supportStyles, chatStyles],
  },
  users: {
    load: () => import('../features/people/UsersPanel.tsx').then((m) => m.UsersPanel),
    messages: ['walletLists', 'walletSearch'],
    styles: [listStyles],
  },
  profile: {
    load: () => import('../features/account/ProfilePanel.tsx').then((m) => m.ProfilePanel),
    variant: 'tab',
  },
  receive: {
    load: () => import('../features/receive/panels/ReceivePanel.tsx').then((m) => m.ReceivePanel),
    messages: ['receive'],
    styles: [paymentStyles, receiveStyles],
  },
  qr: {
    load: () => import('../features/receive/panels/QrPanel.tsx').then((m) => m.QrPanel),
    messages: ['receive'],
    styles: [paymentStyles, receiveStyles],
  },
  networks: {
    load: () => import('../features/receive/panels/NetworksPanel.tsx').then((m) => m.NetworksPanel),
    messages: ['receive', 'networks'],
    styles: [listStyles, paymentStyles, networkStyles, receiveStyles],
  },
  secondary: {
    load: () => import('./SecondaryPanel.tsx').then((m) => m.SecondaryPanel),
    variant: 'centre',
  },
  send: {
    load: () => import('../features/send/panels/SendPanel.tsx').then((m) => m.SendPanel),
    messages: ['send', 'payees', 'walletLists', 'walletSearch'],
    styles: [listStyles, payeeStyles, sendStyles],
  },
  blockchains: {
    load: () => import('../features/send/panels/BlockchainsPanel.tsx').then((m) => m.BlockchainsPanel),
    messages: ['sendRecipient'],
    styles: [listStyles, networkStyles, sendStyles],
  },
  scan: {
    load: () => import('../features/send/scan/ScanPanel.tsx').then((m) => m.ScanPanel),
    messages: ['scan'],
    styles: [paymentStyles, scanStyles],
  },
  'upload-scan': {
    load: () => import('../features/send/scan/UploadScanPanel.tsx').then((m) => m.UploadScanPanel),
    messages: ['scan'],
    styles: [paymentStyles, scanStyles],
  },
});
