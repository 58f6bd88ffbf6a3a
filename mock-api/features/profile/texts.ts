import type { Texts } from '../../server/translate.ts';

export const texts = {
  profile_saved: {
    en: 'Your information is saved.',
    'zh-CN': '你的信息已保存。',
  },
  name_locked: {
    en: 'Your name is locked since your first deposit. Contact support to change it.',
    'zh-CN': '首次充值到账后，姓名不能再修改。如需更改，请联系客服。',
  },
  identity_locked: {
    en: 'Contact support to change your date of birth or gender.',
    'zh-CN': '如需更改出生日期或性别，请联系客服。',
  },
  picture_refused: {
    en: 'We can’t use that picture. Choose another one.',
    'zh-CN': '这张图片无法使用，请换一张。',
  },
} satisfies Texts;
