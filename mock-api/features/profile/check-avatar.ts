import {
  AVATAR_BYTES,
  AVATAR_SIDE,
  avatarTypes,
  type AvatarProblem,
  type AvatarType,
} from '#contract/avatar.ts';
import { readPicture } from '#contract/pictures/read-picture.ts';

/**
 * Judges the bytes of a picture.
 * @param image its bytes in base64
 * @returns its format, or why it is refused
 */
export function checkAvatar(image: string): { type: AvatarType } | { problem: AvatarProblem } {
  const bytes = Buffer.from(image, 'base64');
  if (bytes.byteLength > AVATAR_BYTES) return { problem: 'bytes' };
  const facts = readPicture(bytes);
  const type = avatarTypes.find((one) => one === facts?.type);
  if (!facts || !type) return { problem: 'type' };
  if (facts.width !== AVATAR_SIDE || facts.height !== AVATAR_SIDE) return { problem: 'dimensions' };
  return facts.isBare ? { type } : { problem: 'metadata' };
}
