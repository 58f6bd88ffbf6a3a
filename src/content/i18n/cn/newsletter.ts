import type { newsletter as en } from '../en/newsletter.ts';
import type { Translation } from '../translation.ts';

export const newsletter = {
  title: '订阅月报',
  description: '每月一封：新上线的资产和网络，以及钱包里的变化。',
  heading: '每月一封信',
  lead: '新上线的资产和网络，以及钱包里的变化。随时可以退订。',
  strip: {
    text: '新资产和新功能，随时可以退订。',
    label: '订阅邮箱',
    placeholder: '输入邮箱地址',
    submit: '订阅',
  },
  form: {
    email: '邮箱',
    submit: '订阅',
  },
  how: [
    '我们会先发一封带链接的邮件。在你打开链接并确认之前，不会再发别的邮件。',
    '之后每月一封，使用本页的语言。',
    '退订链接就在欢迎邮件里，随时有效。',
  ],
  problem: {
    limited: {
      one: '短时间内提交了多次，请 {count} 分钟后再试。',
      other: '短时间内提交了多次，请 {count} 分钟后再试。',
    },
    down: '暂时没能提交成功，内容还在这里，请稍后再试。',
    refused: '提交未被接受，请检查后重试。',
    tooLarge: '内容超出了表单的容量，没有提交。',
  },
  check: {
    title: '请查收邮件',
    heading: '请查收邮件',
    text: '邮件正在发往你的邮箱。请在 48 小时内打开其中的链接，并点击页面上的按钮。',
    none: '没有收到？请看看垃圾邮件，或者重新填写邮箱。',
    again: '重新填写邮箱',
  },
  confirm: {
    ask: {
      title: '确认订阅',
      heading: '点一下，订阅就完成了',
      text: '月报将每月一封，发到收到此链接的邮箱。',
      button: '确认订阅',
    },
    done: {
      title: '订阅成功',
      heading: '订阅成功',
      text: '下一封月报会发到你的邮箱。带退订链接的邮件已经发出。',
      link: '返回首页',
    },
    expired: {
      title: '此链接已失效',
      heading: '此链接已失效',
      text: '它已经用过，或者超过了 48 小时。如果你之前确认过，就已经订阅成功，无需任何操作。',
      link: '重新订阅',
    },
    broken: {
      title: '链接不完整',
      heading: '链接不完整',
      text: '有些邮件程序会截断长链接。请把邮件中的完整链接复制到地址栏，或者重新订阅。',
      link: '重新订阅',
    },
  },
  leave: {
    ask: {
      title: '退订月报',
      heading: '要退订吗？',
      text: '点一下按钮，收到此链接的邮箱就不会再收到月报。',
      button: '退订',
    },
    done: {
      title: '你已退订',
      heading: '你已退订',
      text: '我们不会再发送月报。如果改变主意，随时欢迎回来。',
      link: '重新订阅',
    },
    expired: {
      title: '无法识别此链接',
      heading: '无法识别此链接',
      text: '请使用最近一封月报邮件里的链接。如果仍然不行，请写信给我们，我们会为你退订。',
      link: '联系我们',
    },
    broken: {
      title: '链接不完整',
      heading: '链接不完整',
      text: '有些邮件程序会截断长链接。请把邮件中的完整链接复制到地址栏，或者写信给我们。',
      link: '联系我们',
    },
  },
} satisfies Translation<typeof en>;
