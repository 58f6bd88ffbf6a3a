import { foldedWords } from '#contract/text/fold-text.ts';
import type { User } from './state.ts';

const HAN = /\p{Script=Han}/u;

/** A Chinese part of a name, and a part in any other script. */
const PARTS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

interface NameParts {
  /** In the order in which they are written. */
  readonly han: readonly string[];
  readonly others: readonly string[];
}

/** The parts of a name: a Chinese one may stand next to a Latin one without a space. */
function partsOf(name: string): NameParts {
  const parts = foldedWords(name).flatMap((word) => word.match(PARTS) ?? []);
  return {
    han: parts.filter((part) => HAN.test(part)),
    others: parts.filter((part) => !HAN.test(part)),
  };
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');

/**
 * Whether two names are written of one person. Case, accents and marks do not count, and parts may come in any order, because banks
 * write names in capitals and the last one first. Chinese is written without spaces, so names are also the same whose characters are
 * the same in the same order, wherever they are parted: 王伟 is 王 伟, and is not 伟王, whose surname is another.
 */
export function isSameName(one: string, other: string): boolean {
  const [{ han, others }, second] = [partsOf(one), partsOf(other)];
  if (han.length + others.length === 0 || !isSameSet(others, second.others)) return false;
  return han.join('') === second.han.join('') || isSameSet(han, second.han);
}

/** First and last name in the parts that the profile has them in, surname first: what `isSameName` compares. Empty without either. */
export const partedName = ({ profile }: Pick<User, 'profile'>): string =>
  [profile?.last_name, profile?.first_name].filter(Boolean).join(' ');
