import type { contact as en } from '../en/contact.ts';
import type { Translation } from '../translation.ts';

export const contact = {
  title: '联系我们',
  description: '写信给贝币团队。每一条留言都有专人阅读，并通过邮件回复。',
  heading: '联系我们',
  lead: '有疑问、有一笔转账让你不放心、有好点子，或者发现我们出了错，都可以写给我们。每一条留言都有专人阅读。',
  form: {
    topic: '主题',
    name: '姓名',
    email: '邮箱',
    emailHint: '我们会回复到这个地址。',
    message: '留言',
    messageHint: '10 到 4,000 个字符。',
    submit: '发送留言',
  },
  topics: {
    help: '账户或资金问题',
    security: '安全问题',
    privacy: '我的数据',
    careers: '应聘',
    press: '媒体',
    investors: '投资者',
    legal: '版权或商标',
    other: '其他',
  },
  never: '切勿发送登录密码、交易密码或验证码。我们用不到，也绝不会向你索要。',
  next: {
    heading: '接下来会怎样',
    steps: [
      '你会得到一个留言编号，页面上和邮件里都有。',
      '客服团队会有专人阅读。',
      '回复会发到你填写的邮箱。',
    ],
  },
  other: {
    heading: '其他联系方式',
    support: '帮助中心',
    supportText: '大家最常问的问题，这里都有解答。',
    chat: '在线客服',
    chatText: '在钱包里随时可用。你已登录，我们可以和你一起查看账户情况。',
  },
  problem: {
    title: '错误：{title}',
    fields: '请检查下面标出的内容。目前尚未发送。',
    limited: {
      one: '你在短时间内发送了多条留言，请 {count} 分钟后再试。',
      other: '你在短时间内发送了多条留言，请 {count} 分钟后再试。',
    },
    down: '留言暂时没能送达，内容还在这里，请稍后再试。',
    refused: '留言未被接受，请检查后重新发送。',
    tooLarge: '内容超出了表单的容量，没有发送。请把留言控制在 4,000 个字符以内，不要附带文件。',
    failed: '这是我们的问题，留言没有发送，请稍后再试。',
    honeypot: '请留空',
    honeypotFilled: '请清空此栏后重新发送。它用来拦截自动填写表单的程序。',
  },
  sent: {
    title: '留言已发送',
    heading: '谢谢，我们已收到你的留言',
    numbered: '你的留言编号是',
    keep: '邮件里也有这个编号。如果就同一件事再次来信，请注明编号。',
    plain: '编号已发到你的邮箱。如果就同一件事再次来信，请注明编号。',
    answer: '客服团队会有专人阅读，并通过邮件回复你。',
    home: '返回首页',
    support: '查看帮助中心',
  },
} satisfies Translation<typeof en>;
