import type { Texts } from '../../server/translate.ts';

export const texts = {
  waitlist_title: {
    en: 'Join the early-access waitlist',
    'zh-CN': '加入抢先体验候补名单',
  },
  waitlist_intro: {
    en: 'This page stands in for the waitlist’s own form while you develop. Nothing leaves this computer.',
    'zh-CN': '此页面在开发时代替候补名单的表单，数据不会离开这台电脑。',
  },
  waitlist_email: {
    en: 'Email address',
    'zh-CN': '邮箱地址',
  },
  waitlist_email_invalid: {
    en: 'Enter a valid email address.',
    'zh-CN': '请输入有效的邮箱地址。',
  },
  waitlist_submit: {
    en: 'Join the waitlist',
    'zh-CN': '加入候补名单',
  },
  waitlist_failed: {
    en: 'We couldn’t add you to the waitlist. Your email is still here: try again in a moment.',
    'zh-CN': '未能加入候补名单。邮箱地址还在下面，请稍后重试。',
  },
  waitlist_joined_title: {
    en: 'You’re on the waitlist',
    'zh-CN': '你已加入候补名单',
  },
  waitlist_joined: {
    en: 'We’ll email you when it’s your turn.',
    'zh-CN': '轮到你时，我们会发邮件通知你。',
  },
  waitlist_back: {
    en: 'Back to Cowrie',
    'zh-CN': '返回贝币',
  },
} satisfies Texts;
