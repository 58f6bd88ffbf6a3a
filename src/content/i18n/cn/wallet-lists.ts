import type { walletLists as en } from '../en/wallet-lists.ts';
import type { Translation } from '../translation.ts';

export const walletLists = {
  coins: {
    field: '搜索资产',
    placeholder: '名称或代码',
    list: '资产',
    chosen: '已选',
    none: '没有叫“{typed}”的资产',
    noneText: '钱包支持 20 个币种，以及泰达币、奈拉和美元。',
    failed: '余额加载失败，但仍可选择资产。',
    count: { one: '{count} 项资产', other: '{count} 项资产' },
  },
  users: {
    field: '搜索用户',
    placeholder: '@用户名',
    list: '用户',
    lately: '最近有往来的人',
    emptyHeading: '这里还没有人',
    emptyText: '可以按用户名搜索。与你有转账往来的人会显示在这里。',
    failedLately: '最近往来的用户加载失败。',
    none: '没有以“{typed}”开头的用户名',
    noneText: '请向对方确认准确的 @用户名。',
    failed: '用户搜索失败。',
    offline: '网络连接已断开。恢复连接后会继续搜索用户。',
    count: { one: '{count} 位用户', other: '{count} 位用户' },
  },
} as const satisfies Translation<typeof en>;
