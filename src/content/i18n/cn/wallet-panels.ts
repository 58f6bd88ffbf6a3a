import type { Translation } from '../translation.ts';
import type { walletPanels as en } from '../en/wallet-panels.ts';

export const walletPanels = {
  close: '关闭',
  titles: {
    notifications: '通知',
    scan: '扫码',
    'upload-scan': '识别图片中的二维码',
    history: '最近交易',
    send: '转账',
    receive: '收款',
    users: '用户',
    coins: '选择资产',
    token: '资产详情',
    qr: '我的收款码',
    networks: '选择网络',
    blockchains: '选择转账网络',
    search: '搜索',
    profile: '个人菜单',
    support: '帮助',
    chat: '在线客服',
    secondary: '详情',
  },
  sheets: { payee: '添加收款人', alert: '价格提醒', convert: '兑换' },
  sheetMissing: {
    heading: '这里没有内容',
    text: '链接可能不完整，请关闭后在页面上重新选择。',
  },
} as const satisfies Translation<typeof en>;
