import { ADDRESS_ENDS } from './short-address.ts';

/** Characters of a group, as people read an address aloud. */
const GROUP = 4;

/**
 * An address or a memo in groups of four, its ends emphasised. There are no spaces between the groups, so that a selection copies
 * the address itself; a screen reader spells it.
 */
export function GroupedAddress({
  address,
  isMarked,
}: {
  address: string;
  /** Whether the character at an index is marked, as one that is wrong or differs; by default the ends are emphasised instead. */
  isMarked?: (index: number) => boolean;
}) {
  const groups = address.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? [];
  return (
    <p className="address" translate="no">
      <span className="sr">{[...address].join(' ')}</span>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index} className="group">
            {[...group].map((character, offset) => {
              const at = index * GROUP + offset;
              if (isMarked) return isMarked(at) ? <mark key={offset}>{character}</mark> : character;
              const isEnd = at < ADDRESS_ENDS || at >= address.length - ADDRESS_ENDS;
              return isEnd ? <b key={offset}>{character}</b> : character;
            })}
          </span>
        ))}
      </span>
    </p>
  );
}
