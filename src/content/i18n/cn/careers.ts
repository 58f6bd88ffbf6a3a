import type { careers as en } from '../en/careers.ts';
import type { Translation } from '../translation.ts';

export const careers = {
  title: '加入我们',
  description: '贝币的在招职位：工程、安全和客服，一起做一款让人放心存钱的钱包。',
  lead: '我们只做一款钱包，用心做好。我们把事情写下来，互相审阅，按时下班。',
  open: '在招职位',
  none: '目前没有在招职位。如果你觉得我们应该认识你，也欢迎来信。',
  how: {
    heading: '我们怎样工作',
    exact: { title: '先准后快', text: '可能出错的数字，我们不显示。钱是这样，同事之间说话也是这样。' },
    written: { title: '落在纸面', text: '决定和理由都写下来，另一个时区的同事也能提出不同意见。' },
    light: { title: '为慢手机而做', text: '我们先在便宜的手机和慢的网络上开发，因为钱包就是在那里用的。' },
  },
  place: { remote: '远程' },
  kind: { 'full-time': '全职', 'part-time': '兼职', contract: '合同制' },
  posted: '{date} 发布',
  apply: '通过联系表单申请',
  others: '全部在招职位',
} satisfies Translation<typeof en>;
