import type { dashboard as en } from '../en/dashboard.ts';
import type { Translation } from '../translation.ts';

export const dashboard = {
  portfolio: {
    label: '资产走势',
    loading: '正在加载资产走势',
    failed: '资产走势加载失败。',
    notRefreshed: '资产走势刷新失败。',
    range: '时间范围',
    ranges: { '1D': '1天', '1W': '1周', '1M': '1月', '1Y': '1年', ALL: '全部' },
    rangeNames: { '1D': '近 1 天', '1W': '近 1 周', '1M': '近 1 个月', '1Y': '近 1 年', ALL: '全部时间' },
    periods: {
      '1D': '近 24 小时',
      '1W': '近 7 天',
      '1M': '近 30 天',
      '1Y': '近 365 天',
      ALL: '全部时间',
    },
    noChange: '暂无可比较的数据',
    partial: '从 {date}首次入账开始。',
    flow: '收到和转出的资金不计入盈亏。',
    cursor: '时间点',
    point: '{value}，{time}',
    summary:
      '{period}的总资产：{from} 为 {first}，现在为 {last}。最高 {high}（{highAt}），最低 {low}（{lowAt}）。',
    summaryHidden: '{period}的总资产走势，金额已隐藏。',
    summaryHiddenChange: '{period}的总资产走势：{change}，金额已隐藏。',
    table: '以表格显示',
    tableCaption: '{period}的总资产',
    time: '时间',
    value: '金额',
    change: '较起点涨跌',
    none: '资产走势会显示在这里。',
  },
  actions: { convert: '兑换', deposit: '充值', frozen: '已暂停' },
  activity: {
    heading: '最近交易',
    all: '查看全部',
    list: '最近交易',
    loading: '正在加载交易记录',
    failed: '交易记录加载失败。',
    notRefreshed: '未能检查新的交易。',
    none: '转账和收款记录会显示在这里。',
  },
  pending: {
    heading: '处理中',
    count: { one: '{count} 笔交易处理中', other: '{count} 笔交易处理中' },
    confirmations: '已确认 {have}/{need} 次',
    expected: '{status}，预计 {time}',
    soon: '{status}，即将完成',
  },
  checklist: {
    heading: '让账户更安全',
    pin: { title: '设置交易密码', text: '转账时需要用到。', action: '设置' },
    contact: {
      title: '添加紧急联系人',
      text: '紧急时我们会联系对方；对方动不了你的资金。',
      action: '添加',
    },
    later: '以后再说',
    laterFor: '以后再说：{title}',
  },
  announcement: {
    label: '公告',
    more: { one: '还有 {count} 条公告', other: '还有 {count} 条公告' },
  },
  promotion: {
    label: '活动',
    open: '查看活动',
    dismiss: '关闭此活动',
  },
  firstSteps: {
    text: '选择一种方式，完成首次充值。',
    deposit: '充值奈拉',
    crypto: '接收加密货币',
    share: '出示收款码',
    steps: [
      '选择一种方式：银行转账、加密货币，或由其他用户转入。',
      '资金到账后，我们会通知你。',
      '可以转账、兑换，或留在钱包里。',
    ],
  },
} satisfies Translation<typeof en>;
