/** A label with a word about its field: that it is changed. */
export function Marked({ text, mark }: { text: string; mark: string | undefined }) {
  return mark === undefined ? (
    <span>{text}</span>
  ) : (
    <>
      <span>{text}</span> <small className="changed">{mark}</small>
    </>
  );
}
