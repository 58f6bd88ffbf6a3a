import type { convertStatus as en } from '../en/convert-status.ts';
import type { Translation } from '../translation.ts';

export const convertStatus = {
  checking: {
    heading: '正在查询这笔兑换是否完成',
    text: '可以先关闭，我们会继续查询。这笔兑换不会重复进行。',
  },
  unknown: {
    heading: '暂时查不到结果',
    text: '目前没有资金转出。收到结果前连接中断了，我们每 2 秒查询一次。',
    again: '重试这笔兑换',
    withdraw: '不兑换了',
    withdrawing: '正在取消…',
    twice: '不会重复兑换：重试的是同一笔兑换，不会新建一笔。可以先关闭，我们会继续查询。',
    refused: '这次重试未被接受：{reason}',
  },
  steps: {
    label: '兑换进度',
    approved: '你已确认',
    asking: '正在查询是否已兑换',
    asked: { one: '已查询 {count} 次，最近一次 {time}', other: '已查询 {count} 次，最近一次 {time}' },
    noAnswer: '尚未收到结果',
    certain: '最迟 {time} 有结果',
    certainText: '届时报价失效，若仍未兑换，就不会再兑换。',
  },
  available: '可用，截至 {time}',
  transfer: '本次兑换',
  none: { transactions: '查看交易记录' },
  notSent: {
    tag: '未兑换',
    heading: '未兑换，资金仍在余额中',
    expired: '报价失效前，我们没有收到你的确认。',
    text: '之后也不会自动兑换。',
    review: '获取新报价',
    kept: '金额已保留，兑换价和手续费会更新。',
  },
} as const satisfies Translation<typeof en>;
