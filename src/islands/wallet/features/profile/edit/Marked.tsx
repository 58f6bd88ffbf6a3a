/** A label with a word about its field: that it is changed. */
export function Marked({ text, mark }: { text: string; mark: string | undefined }) {
  return mark === undefined ? (
    text
  ) : (
    <>
      {text} <small className="changed">{mark}</small>
    </>
  );
}
