import type { Texts } from '../../server/translate.ts';

export const texts = {
  onboarding_step_done: {
    en: 'This step is already done.',
    'zh-CN': '此步骤已完成。',
  },
  username_taken: {
    en: '@{username} is taken. How about @{suggestion}?',
    'zh-CN': '@{username} 已被使用，@{suggestion} 如何？',
  },
  username_reserved: {
    en: '@{username} is not available.',
    'zh-CN': '@{username} 不可使用。',
  },
  username_saved: {
    en: 'Your username is @{username}.',
    'zh-CN': '你现在的用户名是 @{username}。',
  },
  profile_saved: {
    en: 'Your information is saved.',
    'zh-CN': '你的信息已保存。',
  },
  step_skipped: {
    en: 'Skipped for now.',
    'zh-CN': '已暂时跳过。',
  },
} satisfies Texts;
