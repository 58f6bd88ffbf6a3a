import type { tradeSettings as en } from '../en/trade-settings.ts';
import type { Translation } from '../translation.ts';

export const tradeSettings = {
  loading: '正在加载交易设置',
  failed: '交易设置加载失败。',
  saved: '已保存。',
  undo: '撤销',
  notSaved: '保存失败，仍沿用之前的设置。',
  mayBeSaved: '我们无法确认是否已保存。请稍后再看一下。',
  approve: '确认修改',
  approvedChange: '{setting}：{from} 改为 {to}',
  approveText: '修改后部分操作不再向你确认，因此需要交易密码。',
  conversions: {
    heading: '兑换',
    tolerance: '允许的价格波动（滑点）',
    toleranceText: '价格的不利变动超过该幅度时，会先征得你同意；较小的变动只显示。转账时同样适用。',
    pinAbove: '免密兑换额度',
    pinAboveText: '不超过该额度的兑换无需交易密码。填 0 则每次都需要。',
  },
  payments: {
    heading: '转账',
    payWith: '默认转账资产',
    payWithText: '发起转账时默认选用的资产。',
    lastUsed: '上次使用的资产',
    feeFrom: '手续费',
    feePayers: { balance: '由你另付', amount: '从对方收到的金额中扣除' },
    confirmAbove: '大额再次确认',
    confirmAboveText: '转账占余额比例较大时，会再确认一次。',
    never: '不需要',
    share: '超过余额的 {percent}%',
  },
  quick: {
    heading: '快捷金额',
    text: '转账时可直接选择的奈拉金额。留空则少显示一个。',
    label: '快捷金额 {number}',
  },
  alerts: {
    heading: '价格提醒',
    list: '我的价格提醒',
    none: '还没有价格提醒。在行情中选择资产，点击铃铛即可设置。',
    market: '打开行情',
  },
  reset: {
    button: '恢复默认设置',
    text: '恢复兑换、转账和快捷金额。价格提醒保留不变。',
  },
  errors: {
    number: '请输入奈拉金额，如 {example}',
    decimals: '最多 2 位小数',
    tooLarge: '最大 {max}',
    zero: '请输入大于 0 的金额',
    repeated: '该金额已存在',
    last: '请至少保留一个金额',
  },
} as const satisfies Translation<typeof en>;
