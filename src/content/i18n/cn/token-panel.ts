import type { tokenPanel as en } from '../en/token-panel.ts';
import type { Translation } from '../translation.ts';

export const tokenPanel = {
  loading: '正在加载资产详情',
  failed: '资产详情加载失败。',
  notRefreshed: '资产详情刷新失败。',
  balanceLoading: '正在加载余额',
  balanceFailed: '余额加载失败。',
  noneHeading: '还没有选择资产',
  noneText: '选择后可查看它的价格和你的持有量。',
  choose: '选择资产',
  price: '价格',
  high: '24h 最高',
  low: '24h 最低',
  balance: '我的余额',
  nothing: '你没有 {symbol}。',
  about: '关于 {name}',
  details: '查看全部详情',
  send: '转账',
  receive: '收款',
  convert: '兑换',
  noMarket: '该资产没有单独的市场价格。',
} as const satisfies Translation<typeof en>;
