import '#src/styles/loader.css';

/** Four teeth in motion. The words beside it say what is going on. */
export function Spinner() {
  return (
    <span className="teeth-loader" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
