/** Pixels of each side of a picture of a person. */
export const AVATAR_SIDE = 256;
/** Most bytes of one. */
export const AVATAR_BYTES = 64 * 1024;
/** Formats that one is kept in. */
export const avatarTypes = ['webp', 'jpeg', 'png'] as const;
export type AvatarType = (typeof avatarTypes)[number];

/** Why a picture can't be one: its format, its bytes, its pixels, what else is in it. */
export const avatarProblems = ['type', 'bytes', 'dimensions', 'metadata'] as const;
export type AvatarProblem = (typeof avatarProblems)[number];
