import type { AreaDocs } from './area-docs.ts';
import { AVATAR_BYTES, AVATAR_SIDE } from './avatar.ts';

export const profileDocs: AreaDocs<'profile'> = {
  about: 'What an account says of its owner, and the picture that others see.',
  calls: {
    updateProfile: {
      summary: 'Change the profile',
      description:
        'Changes the members that are given and keeps the others, so that what a sign-up has skipped can be filled in later, in parts. A phone number comes with its country code, with which it begins, and an address is whole. At least one member has to be given. One that is saved already with the same value is no change. Every member that `missing` of the profile lists can be set, names too; each name that is set is locked with the first deposit, a date of birth and a gender once they are set. The user has to be 18 today. A complete profile raises the limits. What is another than before is an event of the account’s security (`listActivities`): the log, the notification and the email name the parts, and never what is in them.',
      errors: {
        name_locked: 'It would change a name, and a deposit has arrived: support can change it.',
        identity_locked: 'It would change a date of birth or a gender: support can change them.',
        rate_limited: 'It was called 20 times within ten minutes.',
      },
      rateLimit: '20 in ten minutes.',
      example: { body: { phone_number: '+2348039876543', country_code: '+234' } },
    },
    saveAvatar: {
      summary: 'Save the picture',
      description: `Replaces the one before. The bytes are judged, not a name or a type that comes with them: a WebP, JPEG or PNG of ${AVATAR_SIDE} × ${AVATAR_SIDE} pixels and at most ${AVATAR_BYTES / 1024} kB, with nothing in it but pixels and how their colours are meant: no Exif, XMP or comment, no animation, nothing after its end. Whoever gets the account by its username sees it.`,
      errors: {
        picture_refused: 'The picture is not of that kind; `details.reason` says why.',
        rate_limited: 'It was called 20 times within ten minutes.',
      },
      rateLimit: '20 in ten minutes.',
      // All of one green, as lossless WebP.
      example: { body: { image: 'UklGRiQAAABXRUJQVlA4TBgAAAAv/8A/AAdQtz6Uq/8BAEX6/58i+p/6338=' } },
    },
    removeAvatar: {
      summary: 'Remove the picture',
      description: 'Initials stand in its place. Succeeds where there is none.',
    },
  },
};
