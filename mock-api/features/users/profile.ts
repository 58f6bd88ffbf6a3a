import { profileMembers, type ProfileMember } from '#contract/me.ts';
import { joinNames } from '#contract/person-name.ts';
import type { User } from './state.ts';

/** The members that a legal name is made of. */
export const nameMembers = ['first_name', 'middle_name', 'last_name'] as const;

/** What a profile still has to have before it is complete. */
export const missingMembers = ({ profile }: Pick<User, 'profile'>): ProfileMember[] =>
  profileMembers.filter((member) => profile?.[member] === undefined);

/** First and last name, as far as there are some, surname first in Chinese; null without any. */
export const savedName = ({ profile }: Pick<User, 'profile'>): string | null =>
  joinNames(profile?.first_name ?? '', profile?.last_name ?? '') || null;
