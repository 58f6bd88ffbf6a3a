import type { LanguageCode } from '#contract/fields.ts';

/** A moment in a message of the server. */
export interface MomentValue {
  /** ISO 8601. */
  readonly at: string;
}

const ZONE = 'Africa/Lagos';
const options = {
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: ZONE,
} as const;
const formatters = {
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', ...options }),
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { month: 'long', ...options }),
} satisfies Record<LanguageCode, Intl.DateTimeFormat>;
/** A mail is read anywhere: it says whose time it gives. */
const zoneNames = { en: 'Lagos time', 'zh-CN': '拉各斯时间' } satisfies Record<LanguageCode, string>;

/** `22 Nov, 10:42 (Lagos time)`, `拉各斯时间 11月22日 10:42`. A client that knows its reader's time zone writes it in that. */
export function formatMoment(language: LanguageCode, { at }: MomentValue): string {
  const [moment, zone] = [formatters[language].format(new Date(at)), zoneNames[language]];
  return language === 'en' ? `${moment} (${zone})` : `${zone} ${moment}`;
}
