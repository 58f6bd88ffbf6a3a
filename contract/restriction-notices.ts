import type { LanguageCode } from './fields.ts';
import {
  causeOf,
  restrictionTextsCn,
  restrictionTextsEn,
  type RestrictionCause,
  type RestrictionTexts,
} from './restriction-texts.ts';
import {
  restrictionScopes,
  type CanSendTo,
  type Restriction,
  type RestrictionScope,
} from './restrictions.ts';

/** What a message about a restriction is called: by what is held back, and why. */
export type RestrictionNotice = `restricted_${RestrictionScope}_${RestrictionCause}`;

export const restrictionTexts: Readonly<Record<LanguageCode, RestrictionTexts>> = {
  en: restrictionTextsEn,
  'zh-CN': restrictionTextsCn,
};

export const restrictionNotice = ({
  scope,
  ...caused
}: Pick<Restriction, 'scope' | 'reason' | 'after'>): RestrictionNotice =>
  `restricted_${scope}_${causeOf(caused)}`;

type Translated = Readonly<Record<LanguageCode, string>>;
interface NoticeText {
  readonly title: Translated;
  /** What is held back until `{time}` and why, and `{works}`: what still works beside what else is held back. */
  readonly body: Translated;
}

const both = (text: (texts: RestrictionTexts) => string): Translated => ({
  en: text(restrictionTextsEn),
  'zh-CN': text(restrictionTextsCn),
});

function noticeText(scope: RestrictionScope, cause: RestrictionCause): NoticeText {
  // A message is read on every device, and tells of the one that is restricted.
  const device = cause === 'new_device' ? 'named' : 'all';
  const body = both(({ sentences, why }) => sentences[device][scope].replace('{why}', why[cause]));
  return {
    title: both(({ titles }) => titles[scope]),
    body: { en: `${body.en} {works}`, 'zh-CN': `${body['zh-CN']}{works}` },
  };
}

/** What still works, as a value of such a message. */
export const stillWorksText = (canSendTo: CanSendTo): Translated =>
  both(({ stillWorks }) => stillWorks[canSendTo]);

/** The title and the body of each message about a restriction; notifications and emails are made of them. */
export const restrictionNotices = Object.fromEntries(
  restrictionScopes.flatMap((scope) =>
    (Object.keys(restrictionTextsEn.why) as RestrictionCause[]).map((cause) => [
      `restricted_${scope}_${cause}`,
      noticeText(scope, cause),
    ]),
  ),
) as Readonly<Record<RestrictionNotice, NoticeText>>;
