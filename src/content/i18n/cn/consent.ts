import type { consent as en } from '../en/consent.ts';
import type { Translation } from '../translation.ts';

export const consent = {
  banner: {
    label: '访问统计与录制',
    analytics: '可以统计首页和功能页的访问量吗？',
    recorder: '可以录制首页和功能页的使用过程吗？',
    all: '可以统计首页和功能页的访问量，并录制使用过程吗？',
    rest: '未经你允许，什么都不会运行；注册流程和钱包里从来没有。',
    allow: '允许',
    decline: '拒绝',
    choose: '逐项选择',
  },
  choice: {
    heading: '你的选择',
    nothing: '本站既不统计访问量，也不录制使用过程，所以没有什么需要选择。',
    optedOut: '你的浏览器发送了全球隐私控制（GPC）信号，我们视为拒绝：无论之前在这里选过什么，都不会运行。',
    undecided: '你还没有选择。在你选择之前，什么都不会运行。',
    none: '你已拒绝，什么都不会运行。',
    analytics: '你允许我们统计访问量。',
    recorder: '你允许我们录制使用过程。',
    all: '你允许我们统计访问量并录制使用过程。',
    purposes: {
      analytics: {
        name: '统计访问量',
        text: '打开了这两个页面中的哪一个，用的是哪种语言，从哪个网站过来。不含姓名和邮箱。',
      },
      recorder: {
        name: '录制使用过程',
        text: '这两个页面哪里被点击、怎样被阅读。你输入的内容在发出之前就已遮盖。登录后，录制会带上你的客户编号，但绝不会有姓名和邮箱。',
      },
    },
    save: '保存选择',
  },
} satisfies Translation<typeof en>;
