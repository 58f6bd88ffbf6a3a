import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { asSentence, labelled } from '#src/intl/text/marks.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** Characters of a group, as an address is written everywhere else. */
const GROUP = 4;

interface AddressComparisonProps {
  address: string;
  /** Whose address it looks like. */
  other: { readonly name: string; readonly address: string };
}

/** Capitals of a hexadecimal address are its checksum: they don't make it another one. */
const comparerOf = (address: string) =>
  address.startsWith('0x')
    ? (one?: string, other?: string) => one?.toLowerCase() === other?.toLowerCase()
    : (one?: string, other?: string) => one === other;

/** Two whole addresses one above the other, group by group, with what differs marked. */
export function AddressComparison({ address, other }: AddressComparisonProps) {
  const { similar_address: messages } = useMessages('sendReview').risks;
  const { locale } = useI18n();
  const isSame = comparerOf(address);
  const length = Math.max(address.length, other.address.length);
  const starts = Array.from({ length: Math.ceil(length / GROUP) }, (_, index) => index * GROUP);
  const count = [...Array(length).keys()].filter((at) => !isSame(address[at], other.address[at])).length;
  const differs = interpolate(plural(locale, count, messages.differs), { count });
  const rows = [
    { name: messages.this, text: address, against: other.address },
    { name: other.name, text: other.address, against: address },
  ];
  return (
    <div className="comparison">
      <p className="sr">
        {joinSentences(
          locale,
          ...rows.map(({ name, text }) => asSentence(locale, labelled(locale, name, [...text].join(' ')))),
          differs,
        )}
      </p>
      <div aria-hidden="true" translate="no">
        {starts.map((start) => (
          <span key={start} className="pair">
            {rows.map(({ text, against }, row) => (
              <span key={row}>
                {[...text.slice(start, start + GROUP)].map((character, offset) =>
                  isSame(character, against[start + offset]) ? (
                    character
                  ) : (
                    <mark key={offset}>{character}</mark>
                  ),
                )}
              </span>
            ))}
          </span>
        ))}
      </div>
      <p aria-hidden="true">
        <span>{`${messages.this} /`}</span> <bdi translate="no">{other.name}</bdi>
        <span>{joinSentences(locale, asSentence(locale, ''), differs)}</span>
      </p>
    </div>
  );
}
