import { profileMembers, type ProfileMember } from '#contract/me.ts';
import type { User } from './state.ts';

/** The members that a legal name is made of. */
export const nameMembers = ['first_name', 'middle_name', 'last_name'] as const;

/** What a profile still has to have before it is complete. */
export const missingMembers = ({ profile }: Pick<User, 'profile'>): ProfileMember[] =>
  profileMembers.filter((member) => profile?.[member] === undefined);

/** First and last name, as far as there are some; null without any. */
export function savedName({ profile }: Pick<User, 'profile'>): string | null {
  const names = [profile?.first_name, profile?.last_name].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' ') : null;
}
