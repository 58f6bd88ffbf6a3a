/** A name with a hyphen: `(ERC-20)`, `C-Chain`. */
const hyphenated = /(\S*\p{Lu}-[\d\p{Lu}]\S*)/u;

/** A text of which no line ends within a name such as `(ERC-20)`: browsers may break after any hyphen. */
export function WholeWords({ text }: { text: string }) {
  // The parts of one text never change their order; each second one is such a name.
  return text.split(hyphenated).map((part, index) => (
    <span key={index} className={index % 2 === 1 ? 'whole-word' : undefined}>
      {part}
    </span>
  ));
}
