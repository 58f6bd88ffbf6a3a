import { maskEmail, maskWord } from '../../core/mask-word.ts';

/** A friend to whoever invited them: `C****u`, without a name `i****e@example.com`, and null without both. */
export function maskName(name: string | null | undefined, email: string | null): string | null {
  if (name) return maskWord(name.trim());
  return email === null ? null : maskEmail(email);
}
