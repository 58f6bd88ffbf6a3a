import type { ProfileMember } from '#contract/me.ts';

/** What a complete profile has, as a person counts it. */
export const finishParts = ['name', 'date_of_birth', 'gender', 'phone_number', 'address'] as const;
export type FinishPart = (typeof finishParts)[number];

export const partOf = (member: ProfileMember): FinishPart =>
  member === 'first_name' || member === 'last_name' ? 'name' : member;

/** The parts of the specification's two steps (section 2, user-info). */
const stepParts: readonly (readonly FinishPart[])[] = [
  ['name', 'date_of_birth', 'gender'],
  ['phone_number', 'address'],
];

/** What is missing, step by step; a step of which nothing is missing is left out. */
export function finishSteps(missing: readonly ProfileMember[]): readonly (readonly FinishPart[])[] {
  const parts = new Set(missing.map(partOf));
  return stepParts.map((step) => step.filter((part) => parts.has(part))).filter((step) => step.length > 0);
}
