import '#src/styles/spinner.css';

/** Four moving bars. The words beside it say what is in progress. */
export function Spinner() {
  return (
    <span className="spinner" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
