import type { TranslatedText } from '../../server/translate.ts';
import { isDeepStrictEqual } from 'node:util';
import type { UserInfo } from '../users/state.ts';

/** What a profile has, as a person counts it: the members of each part. */
const parts = {
  name: ['first_name', 'middle_name', 'last_name'],
  date_of_birth: ['date_of_birth'],
  gender: ['gender'],
  phone_number: ['phone_number', 'country_code'],
  address: ['address'],
} as const satisfies Record<string, readonly (keyof UserInfo)[]>;
export type ProfilePart = keyof typeof parts;

const partNames: Readonly<Record<ProfilePart, TranslatedText>> = {
  name: { en: 'name', 'zh-CN': '姓名' },
  date_of_birth: { en: 'date of birth', 'zh-CN': '出生日期' },
  gender: { en: 'gender', 'zh-CN': '性别' },
  phone_number: { en: 'phone number', 'zh-CN': '手机号' },
  address: { en: 'address', 'zh-CN': '地址' },
};
const all = Object.keys(parts) as ProfilePart[];

/** The parts in which two profiles differ. */
export const changedParts = (before: UserInfo, after: UserInfo): ProfilePart[] =>
  all.filter((part) => parts[part].some((member) => !isDeepStrictEqual(before[member], after[member])));

const lists = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  'zh-CN': new Intl.ListFormat('zh-CN', { type: 'conjunction' }),
};

/** Parts as they stand in a sentence, and no word of what is in them. */
export function writeParts(named: readonly string[]): TranslatedText {
  const known = all.filter((part) => named.includes(part));
  return {
    en: lists.en.format(known.map((part) => partNames[part].en)),
    'zh-CN': lists['zh-CN'].format(known.map((part) => partNames[part]['zh-CN'])),
  };
}
