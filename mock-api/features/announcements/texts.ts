import type { Texts } from '../../server/translate.ts';

export const texts = {
  announcement_not_found: {
    en: 'This announcement is no longer here.',
    'zh-CN': '该公告已下线。',
  },
  work_title: { en: 'Planned work on {day}', 'zh-CN': '{day} 计划维护' },
  work_summary: {
    en: 'Bank withdrawals pause from 02:00 to 03:30. Everything else works.',
    'zh-CN': '02:00 至 03:30 暂停银行提现，其他功能不受影响。',
  },
  work_body: {
    en: 'We work on our connection to banks on **{day}, from 02:00 to 03:30 (Lagos time)**.\n\n- Withdrawals to banks wait until it’s done, then they go out by themselves.\n- Deposits, transfers between @usernames and coins work as usual.\n\nYou don’t need to do anything.',
    'zh-CN':
      '我们将于**{day} 02:00 至 03:30（拉各斯时间）**维护与银行的连接。\n\n- 期间的银行提现会在维护结束后自动发出。\n- 充值、@用户名 之间的转账和币种照常使用。\n\n你无需任何操作。',
  },
} satisfies Texts;
