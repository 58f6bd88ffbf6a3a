import type { support as en } from '../en/support.ts';
import type { Translation } from '../translation.ts';
import { serviceParts } from './service-parts.ts';

export const support = {
  title: '帮助中心',
  description: '登录、转账、收款、手续费和安全方面的常见问题，以及随时联系我们的方式。',
  heading: '需要什么帮助？',
  lead: '先搜一搜有没有现成的答案，也可以随时用中文或英文写信给我们。',
  status: {
    ask: '遇到问题了？',
    link: '查看服务状态',
  },
  routes: {
    heading: '三种联系方式',
    chat: {
      title: '在钱包里聊',
      text: '每个页面都能打开客服窗口，不分昼夜。离开再回来，窗口还开着。',
      member: '打开钱包',
      guest: '登录后咨询',
    },
    contact: {
      title: '写信给我们',
      text: '不需要账户。提交后马上得到一个编号，答复会发到你的邮箱。',
      action: '填写联系表单',
    },
    security: {
      title: '报告安全问题',
      text: '发现了漏洞，或者收到冒充我们的消息，都请告诉我们。不要附上任何密码或验证码，我们从不索要这些。',
      action: '立即报告',
    },
  },
  faq: {
    heading: '常见问题',
    topics: '主题',
  },
  search: {
    title: '搜索帮助',
    label: '搜索帮助',
    hint: '验证码、手续费、新设备',
    submit: '搜索',
    one: '{count} 条相关答案：',
    other: '{count} 条相关答案：',
    close: '没有答案包含全部关键词，下面这些最接近。',
    corrected: '没有答案包含这些词。你要找的是“{words}”吗？',
    none: '没有找到相关答案：',
    noneText: '少用几个词，或者换个说法再试，也可以浏览全部问题。',
    ask: '直接问我们',
    all: '浏览全部问题',
    empty: '输入一两个词，比如“验证码”或“手续费”。',
    long: '超过 {count} 个字符了，留下关键的词就好。',
  },
  service: {
    title: '服务状态',
    description: '贝币各项服务此刻的运行情况。',
    parts: '各项服务',
    fine: '一切运行正常',
    degraded: '部分服务比平时慢',
    down: '部分服务无法使用',
    unknown: '暂时连不上我们自己的状态服务',
    unknownText:
      '所以现在没法告诉你各项服务的情况。单凭这一点，并不说明你的账户有问题。请过一分钟再看，或者写信给我们。',
    states: {
      operational: '正常',
      degraded: '比平时慢',
      partial: '部分不可用',
      down: '无法使用',
    },
    components: serviceParts,
    since: '自 {time} 起',
    asOf: '截至 {time}',
    again: '重新查看',
    contact: '写信给我们',
  },
} satisfies Translation<typeof en>;
