import type { person as en } from '../en/person.ts';
import type { Translation } from '../translation.ts';

export const person = {
  card: '用户资料',
  loading: '正在加载用户信息',
  failed: '用户信息加载失败。',
  notRefreshed: '用户信息刷新失败。',
  limited: '短时间内查询的用户过多，稍后会自动重试。',
  gone: {
    heading: '没有找到 @{username}',
    noName: '没有找到该用户',
    text: '用户名可能有误，或者对方已改名。请向对方确认现在的 @用户名。',
    find: '查找用户',
    history: '查看与 @{username} 的交易',
  },
  self: {
    text: '这是你自己。向你转账的人会看到你的姓名和用户名。',
    code: '我的收款码和链接',
  },
  joined: '{date}加入',
  sent: {
    one: '你向对方转过 1 次，时间是 {date}',
    other: '你向对方转过 {count} 次，最近一次是 {date}',
  },
  neverSent: '你还没有向对方转过账',
  send: '转账',
  request: '发起收款',
  blocked: {
    by_me: '你已拉黑 {name}。双方不能互相转账，也不能发起收款。',
    by_them: '你无法向 {name} 转账或发起收款。',
  },
  block: {
    button: '拉黑',
    heading: '要拉黑 {name} 吗？',
    text: '双方将不能互相转账，也不能发起收款。我们不会告知 {name}，你可以随时取消拉黑。',
    yes: '拉黑',
    no: '不拉黑',
    busy: '正在拉黑…',
    done: '已拉黑 {name}',
  },
  unblock: {
    button: '取消拉黑',
    heading: '要取消拉黑 {name} 吗？',
    text: '双方又可以互相转账和发起收款。',
    yes: '取消拉黑',
    no: '保持拉黑',
    busy: '正在取消拉黑…',
    done: '已取消拉黑 {name}',
  },
  report: {
    button: '举报',
    subject: '举报 @{username}',
    text: '我要举报 {name}（@{username}）：',
  },
  history: {
    heading: '往来记录',
    empty: '还没有往来记录',
    emptyText: '你转给对方和从对方收到的款项会显示在这里。',
  },
} as const satisfies Translation<typeof en>;
