import type { Texts } from '../../server/translate.ts';

export const texts = {
  consent_title: {
    en: 'Sign in with Google',
    'zh-CN': '使用 Google 登录',
  },
  consent_intro: {
    en: 'This page stands in for Google while you develop. Nothing leaves this computer.',
    'zh-CN': '此页面在开发时代替 Google，数据不会离开这台电脑。',
  },
  consent_email: {
    en: 'Google account',
    'zh-CN': 'Google 账号',
  },
  consent_email_invalid: {
    en: 'Enter a valid email address.',
    'zh-CN': '请输入有效的邮箱地址。',
  },
  consent_answer: {
    en: 'Answer',
    'zh-CN': '返回内容',
  },
  consent_complete: {
    en: 'Complete',
    'zh-CN': '完整',
  },
  consent_unverified: {
    en: 'Address not verified',
    'zh-CN': '邮箱未验证',
  },
  consent_another: {
    en: 'Another account with this address',
    'zh-CN': '使用同一邮箱的另一个账号',
  },
  consent_without: {
    en: 'Leave out {name}',
    'zh-CN': '缺少 {name}',
  },
  consent_approve: {
    en: 'Approve',
    'zh-CN': '同意',
  },
  consent_cancel: {
    en: 'Cancel',
    'zh-CN': '取消',
  },
  consent_expired: {
    en: 'This request has timed out. Go back and try again.',
    'zh-CN': '此请求已超时，请返回重试。',
  },
} satisfies Texts;
