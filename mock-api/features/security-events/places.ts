import type { TranslatedText } from '../../server/translate.ts';

/** Where logins come from in a sandbox. */
export const places: readonly TranslatedText[] = [
  { en: 'Lagos', 'zh-CN': '拉各斯' },
  { en: 'Ibadan', 'zh-CN': '伊巴丹' },
  { en: 'Abuja', 'zh-CN': '阿布贾' },
  { en: 'Kano', 'zh-CN': '卡诺' },
];
