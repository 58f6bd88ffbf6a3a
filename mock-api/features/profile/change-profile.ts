import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import { nameMembers } from '../users/profile.ts';
import type { User, UserInfo } from '../users/state.ts';
import { reviewReferral } from '../users/users.ts';
import { nameLock } from './present-profile.ts';
import { changedParts, type ProfilePart } from './profile-parts.ts';
import { texts } from './texts.ts';

const identity = ['date_of_birth', 'gender'] as const;

/**
 * Saves the members that are given, and keeps the others. Every call that changes a profile saves it here: the locks and what a
 * complete profile brings about are the same for all.
 * @returns what is another than before
 * @throws ApiError 409 `name_locked`, `identity_locked`; nothing is saved then
 */
export function changeProfile(state: SandboxState, user: User, change: UserInfo): ProfilePart[] {
  refuseLocked(state, user, change);
  const before = user.profile ?? {};
  user.profile = { ...before, ...change };
  reviewReferral(state, user);
  return changedParts(before, user.profile);
}

/** What is saved already with the same value is no change. */
function refuseLocked(state: SandboxState, user: User, change: UserInfo): void {
  const saved = user.profile ?? {};
  const changes = (member: (typeof nameMembers | typeof identity)[number]) =>
    change[member] !== undefined && change[member] !== saved[member];
  // A name that is missing is given once; with a middle name, a whole one would be another.
  const isWhole = saved.first_name !== undefined && saved.last_name !== undefined;
  const isTaken = (member: (typeof nameMembers)[number]) => isWhole || saved[member] !== undefined;
  if (nameMembers.some((member) => isTaken(member) && changes(member)) && nameLock(state, user))
    throw new ApiError('name_locked', texts.name_locked);
  if (identity.some((member) => saved[member] !== undefined && changes(member)))
    throw new ApiError('identity_locked', texts.identity_locked);
}
